import { Check } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#src/design-system/primitives/feedback/Badge.tsx';
import { Button } from '#src/design-system/primitives/action/Button.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import type { VoucherOffer } from './shown-voucher.ts';

const messages = defineMessages({
  collect: { id: 'voucherAction.collect', defaultMessage: 'Collect', description: 'Button' },
  collected: {
    id: 'voucherAction.collected',
    defaultMessage: 'Collected',
    description: 'State of a voucher: the reader holds it',
  },
  use: { id: 'voucherAction.use', defaultMessage: 'Use', description: 'Link: what the voucher is good for' },
  apply: {
    id: 'voucherAction.apply',
    defaultMessage: 'Apply',
    description: 'Button: takes it in a checkout',
  },
  applied: {
    id: 'voucherAction.applied',
    defaultMessage: 'Applied',
    description: 'State of a voucher in a checkout; the button takes it away again',
  },
  remove: {
    id: 'voucherAction.remove',
    defaultMessage: 'Applied, remove',
    description: 'Name of the button "Applied" for a screen reader: its word, then what pressing does',
  },
  fill: {
    id: 'voucherAction.fill',
    defaultMessage: 'Add items',
    description: 'Link: to reach the minimum of a voucher',
  },
  notYet: { id: 'voucherAction.notYet', defaultMessage: 'Not yet open', description: 'State of a voucher' },
  locked: {
    id: 'voucherAction.locked',
    defaultMessage: 'In an order',
    description: 'State of a voucher: an order that is not paid yet holds it',
  },
  gone: { id: 'voucherAction.gone', defaultMessage: 'All gone', description: 'Nothing left to collect' },
  used: { id: 'voucherAction.used', defaultMessage: 'Used', description: 'State of a voucher' },
  expired: { id: 'voucherAction.expired', defaultMessage: 'Expired', description: 'State of a voucher' },
  withdrawn: {
    id: 'voucherAction.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a voucher: taken back by who gave it out',
  },
});

/** What the reader does to a voucher; each only where the state allows it. */
export type VoucherEvents = { onCollect?: () => void; onApply?: () => void; onRemove?: () => void };

type VoucherActionProps = Pick<VoucherOffer, 'state' | 'href'> & VoucherEvents;

const tick = <Check aria-hidden className="size-3.5" strokeWidth={2} />;

/** The one thing that can be done with a voucher now, or the word for its state. */
export function VoucherAction({ state, href, onCollect, onApply, onRemove }: VoucherActionProps) {
  const { formatMessage } = useIntl();
  switch (state) {
    case 'collect':
    case 'collecting':
      return (
        <Button size="sm" busy={state === 'collecting'} onClick={onCollect} className="ml-auto">
          <FormattedMessage {...messages.collect} />
        </Button>
      );
    case 'apply':
    case 'applying':
      return (
        <Button tone="outline" size="sm" busy={state === 'applying'} onClick={onApply} className="ml-auto">
          <FormattedMessage {...messages.apply} />
        </Button>
      );
    case 'applied':
      return (
        <Button
          tone="ink"
          size="sm"
          aria-label={formatMessage(messages.remove)}
          onClick={onRemove}
          className="ml-auto"
        >
          {tick}
          <FormattedMessage {...messages.applied} />
        </Button>
      );
    case 'use':
    case 'notMet':
      return href === undefined ? null : (
        <LinkButton tone={state === 'use' ? 'primary' : 'outline'} size="sm" to={href} className="ml-auto">
          <FormattedMessage {...messages[state === 'use' ? 'use' : 'fill']} />
        </LinkButton>
      );
    case 'shown':
    case 'unfit':
      return null;
    default:
      return (
        <span className="ml-auto">
          <Badge tone={state === 'collected' ? 'jade' : 'neutral'}>
            {state === 'collected' && tick}
            <FormattedMessage {...messages[state]} />
          </Badge>
        </span>
      );
  }
}
