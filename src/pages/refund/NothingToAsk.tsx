import { defineMessages, FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#openapi/schema.gen.ts';
import { RefundDrawing } from '#src/design-system/layout/illustrations/RefundDrawing.tsx';
import { EmptyState } from '#src/design-system/primitives/EmptyState.tsx';
import { LinkButton } from '#src/design-system/primitives/LinkButton.tsx';
import { refundsUrl } from '#src/domain/after-sales-urls.ts';
import { orderUrl } from '#src/domain/urls.ts';

const messages = defineMessages({
  asked: {
    id: 'nothingToAsk.asked',
    defaultMessage: 'Everything of this order was asked for',
    description: 'In place of the form for a refund',
  },
  over: {
    id: 'nothingToAsk.over',
    defaultMessage: 'Nothing of this order can be sent back',
    description: 'In place of the form for a refund',
  },
  askedText: {
    id: 'nothingToAsk.askedText',
    defaultMessage: 'Follow it under returns and refunds.',
    description: 'Below it',
  },
  overText: {
    id: 'nothingToAsk.overText',
    defaultMessage: 'It has not come yet, or the days to ask are over.',
    description: 'Below it',
  },
  follow: {
    id: 'nothingToAsk.follow',
    defaultMessage: 'Returns and refunds',
    description: 'Way on: to the list of refunds',
  },
  order: { id: 'nothingToAsk.order', defaultMessage: 'See the order', description: 'Way on' },
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
