import type { OrderCancelInfo } from '#openapi/schema.gen.ts';
import type { orders } from '#service/db/schema/orders.ts';

type Tender = OrderCancelInfo['refundTo'][number];
type Row = typeof orders.$inferSelect;

/** How an order ended before its time, and what goes back to its buyer; null of one that did not end so. */
export function cancelInfo(order: Row): OrderCancelInfo | null {
  const { closeType, cancelTime, currency } = order;
  if (closeType === null || cancelTime === null) return null;
  const refundTo = [...cardTender(order), ...walletTender(order), ...coinTender(order)];
  const refunded = refundTo.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
  return {
    closeType,
    reason: order.cancelReason,
    cancelledAmount: { amount: order.total, currency },
    refundAmount: { amount: refunded, currency },
    refundTo: refundTo.length > 0 ? refundTo : [{ to: 'NONE', amount: null, coins: null, status: 'DONE' }],
    cancelTime: cancelTime.toISOString(),
  };
}

/** What a card has paid is on its way until the processor has given it back. */
function cardTender({ payType, payStatus, due, currency }: Row): Tender[] {
  const wasPaid = payStatus === 'SUCCEEDED' || payStatus === 'PARTLY_REFUNDED' || payStatus === 'REFUNDED';
  if (payType !== 'CARD' || !wasPaid || due === 0) return [];
  const status = payStatus === 'REFUNDED' ? 'DONE' : 'PENDING';
  return [{ to: 'CARD', amount: { amount: due, currency }, coins: null, status }];
}

const walletTender = ({ walletUsed, currency }: Row): Tender[] =>
  walletUsed === 0
    ? []
    : [{ to: 'WALLET', amount: { amount: walletUsed, currency }, coins: null, status: 'DONE' }];

const coinTender = ({ coinsUsed }: Row): Tender[] =>
  coinsUsed === 0 ? [] : [{ to: 'COINS', amount: null, coins: coinsUsed, status: 'DONE' }];
