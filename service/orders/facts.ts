import type { orders } from '#service/db/schema/orders.ts';
import { isPaidFor } from '#service/domain/after-sales.ts';
import { undoMs } from '#service/domain/kept-limits.ts';
import type { AfterSalesStanding } from './after-sales.ts';
import type { OrderFacts } from './rules.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Facts about an order from other tables than `orders`. */
export type AroundOrder = {
  standing: AfterSalesStanding;
  /** There is a parcel of it. */
  partlyShipped: boolean;
  /** Card money is on its way back. */
  refundPending: boolean;
  now: Date;
};

/** The facts by which the transition table judges an order. */
export function factsOfOrder(
  order: OrderRow,
  { standing, partlyShipped, refundPending, now }: AroundOrder,
): OrderFacts {
  const items = [...standing.items.values()];
  return {
    status: order.status,
    cashOnDelivery: order.payType.startsWith('COD_'),
    collected: order.payType.startsWith('COD_') && isPaidFor(order),
    delivered: order.deliveredTime !== null,
    partlyShipped,
    groupBuy: order.groupBuyId !== null,
    // Enough for a view. Before a move, `factsNow` (moving.ts) looks up whether the group buy is still running.
    groupRunning: order.status === 'GROUPING',
    paymentProcessing: order.payStatus === 'CREATED' || order.payStatus === 'PROCESSING',
    openRefund: standing.openRefund,
    refundPending,
    deletedLately:
      order.hidden && order.hiddenAt !== null && now.getTime() - order.hiddenAt.getTime() < undoMs,
    rateable: items.some(({ commSts }) => commSts === 'PENDING'),
    refundable: items.some(({ refundableCount }) => refundableCount > 0),
  };
}
