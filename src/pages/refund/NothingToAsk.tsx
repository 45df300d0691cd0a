import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { RefundDrawing } from '#src/design-system/layout/illustrations/RefundDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/feedback/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/action/LinkButton.tsx';
import { refundsUrl } from '#src/domain/refund/after-sales-urls.ts';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  asked: {
    id: 'nothingToAsk.asked',
    defaultMessage: 'You have already asked for everything in this order',
    description: 'In place of the form for a refund',
  },
  over: {
    id: 'nothingToAsk.over',
    defaultMessage: 'Nothing in this order can be returned',
    description: 'In place of the form for a refund',
  },
  askedText: {
    id: 'nothingToAsk.askedText',
    defaultMessage: 'Follow it under returns and refunds.',
    description: 'Below it',
  },
  overText: {
    id: 'nothingToAsk.overText',
    defaultMessage: 'It has not arrived yet, or the return period is over.',
    description: 'Below it',
  },
  follow: {
    id: 'nothingToAsk.follow',
    defaultMessage: 'Returns and refunds',
    description: 'Way on: to the list of refunds',
  },
  order: { id: 'nothingToAsk.order', defaultMessage: 'View order', description: 'Way on' },
});

/** Why nothing can be asked back for an order, and the way on. */
export function NothingToAsk({ order }: { order: OrderDetail }) {
  const asked = order.items.every(({ refundSn }) => refundSn !== null);
  return (
    <EmptyState
      drawing={<RefundDrawing />}
      title={<FormattedMessage {...messages[asked ? 'asked' : 'over']} />}
      text={<FormattedMessage {...messages[asked ? 'askedText' : 'overText']} />}
      action={
        <LinkButton to={asked ? refundsUrl() : orderUrl(order.orderNumber)}>
          <FormattedMessage {...messages[asked ? 'follow' : 'order']} />
        </LinkButton>
      }
    />
  );
}
