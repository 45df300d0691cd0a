import type { ComponentProps } from 'react';
import { defineMessages, FormattedMessage, type PrimitiveType } from 'react-intl';
import type { RefundSummary } from '#openapi/schema.gen.ts';
import { Alert } from '../primitives/Alert.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { DateText } from '../primitives/DateText.tsx';
import { Price } from '../primitives/Price.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { PieceRow } from './PieceRow.tsx';
import { RefundActions } from './RefundActions.tsx';
import { refundKindMessages } from './refund-kind-messages.ts';
import { refundStateMessages } from './refund-state-messages.ts';
import { StateWord } from './StateWord.tsx';

const messages = defineMessages<{
  amount: {};
  cancelled: {};
  view: {};
  answers: { day: PrimitiveType };
  sendBack: { day: PrimitiveType };
}>({
  amount: {
    id: 'refundCard.amount',
    defaultMessage: 'Refund amount',
    description: 'Before what goes back (S3.14)',
  },
  cancelled: {
    id: 'refundCard.cancelled',
    defaultMessage: 'Cancelled amount',
    description: 'Before what a cancelled order came to (S3.14)',
  },
  view: { id: 'refundCard.view', defaultMessage: 'Refund details', description: 'Link to the refund' },
  answers: {
    id: 'refundCard.answers',
    defaultMessage: 'The shop has until {day} to answer. After that it counts as accepted.',
    description: 'Below a refund that waits for the shop',
  },
  sendBack: {
    id: 'refundCard.sendBack',
    defaultMessage: 'Send it back and enter the parcel number by {day}.',
    description: 'Below a refund that waits for the goods',
  },
});

const tones = {
  APPLIED: 'ink',
  ACCEPTED: 'deal',
  RETURN_SHIPPED: 'jade',
  RETURN_RECEIVED: 'jade',
  REFUNDING: 'jade',
  REFUNDED: 'quiet',
  REJECTED: 'danger',
  WITHDRAWN: 'quiet',
  CLOSED: 'quiet',
} as const;

type RefundCardProps = Pick<ComponentProps<typeof RefundActions>, 'on' | 'busy' | 'refused'> & {
  refund: RefundSummary;
  /** The refund's own page. */
  href: string;
};

/** A refund or a cancelled order in a list: shop, kind, state, pieces, what goes back, and what the service allows now. */
export function RefundCard({ refund, href, on, busy, refused }: RefundCardProps) {
  const { shopName, status, kind, applyType, items, amount, cancelledAmount, deadline, actions } = refund;
  return (
    <article className="rounded-lg border border-line bg-surface px-4 pt-1 pb-4 nav:px-5">
      <header className="flex min-h-13 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line py-2">
        <h2 className="line-clamp-1 text-base font-semibold wrap-anywhere">{shopName}</h2>
        <Badge tone="line">
          <FormattedMessage {...refundKindMessages[applyType ?? 'CANCELLATION']} />
        </Badge>
        <div className="ml-auto">
          <StateWord tone={tones[status]}>
            <FormattedMessage {...refundStateMessages[status]} />
          </StateWord>
        </div>
      </header>
      <ul className="grid gap-3.5 py-4">
        {items.map((item) => (
          <li key={item.orderItemId}>
            <PieceRow piece={item} />
          </li>
        ))}
      </ul>
      {deadline && status === 'APPLIED' && (
        <p className="mb-4 text-sm text-fg-2">
          <FormattedMessage {...messages.answers} values={{ day: <DateText value={deadline} withTime /> }} />
        </p>
      )}
      {deadline && status === 'ACCEPTED' && (
        <div className="mb-4">
          <Alert tone="deal">
            <FormattedMessage
              {...messages.sendBack}
              values={{ day: <DateText value={deadline} withTime /> }}
            />
          </Alert>
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-3.5">
        <dl className="grid gap-1 text-base">
          {kind === 'CANCELLATION' && cancelledAmount && (
            <div className="flex flex-wrap items-baseline gap-x-1.5">
              <dt className="text-fg-2">
                <FormattedMessage {...messages.cancelled} />
              </dt>
              <dd>
                <Price value={cancelledAmount} size="sm" />
              </dd>
            </div>
          )}
          <div className="flex flex-wrap items-baseline gap-x-1.5">
            <dt className="text-fg-2">
              <FormattedMessage {...messages.amount} />
            </dt>
            <dd>
              <Price value={amount} size="sm" />
            </dd>
          </div>
        </dl>
        <TextLink to={href} className="hit text-sm max-nav:ml-auto">
          <FormattedMessage {...messages.view} />
        </TextLink>
        <RefundActions actions={actions} on={on} busy={busy} refused={refused} />
      </footer>
    </article>
  );
}
