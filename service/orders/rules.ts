import type { OrderAction, OrderCancelInfo, OrderStatus } from '#openapi/schema.gen.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import { transitionOf } from '#service/domain/transition.ts';
import { offeredActions, type OrderGuard, orderTransitions } from './transition-table.ts';

export type { OrderAction, OrderEvent, OrderStatus };

/** Facts by which the conditions of a step are judged; a fact that is left out counts as false. */
export type OrderFacts = {
  status: OrderStatus;
  /** True for cash on delivery, in cash or by card to the courier (S1.20, S1.21). */
  cashOnDelivery: boolean;
  /** True when the money of a cash order is in the courier's hands. */
  collected: boolean;
  delivered: boolean;
  /** A part of the order is in a parcel already. */
  partlyShipped?: boolean;
  groupBuy?: boolean;
  /** The campaign of a group buy is still open. */
  groupRunning?: boolean;
  /** A payment is with the processor, who has not answered yet. */
  paymentProcessing?: boolean;
  openRefund?: boolean;
  /** Money of the order is still on its way back to a card. */
  refundPending?: boolean;
  /** The buyer deleted the order so recently that it can still be restored. */
  deletedLately?: boolean;
  /** A line can still be reviewed. */
  rateable?: boolean;
  /** A line may still be given back. */
  refundable?: boolean;
};

/** Days until an order is completed without its buyer: after delivery, or after shipping when no delivery was reported. */
export const autoReceiveDays = { afterDelivery: 10, afterShipping: 15 } as const;

/** Minutes for which an order waits for its money (Limits.payWindowMinutes). */
export const payMinutes = 30;

/** Minutes before the end of that time at which its buyer is reminded, which is half of it. */
export const reminderMinutes = payMinutes / 2;

/** Coins for goods that are kept, in minor units: one for each full `earnPer` (CoinPrice.earnPer). */
export const coinsFor = (keptGoods: number, earnPer: number): number =>
  Math.max(0, Math.floor(keptGoods / earnPer));

const closeTypes: Partial<Record<OrderEvent, OrderCancelInfo['closeType']>> = {
  payDeadline: 'PAY_TIMEOUT',
  cancelByBuyer: 'BUYER',
  sellerCannotDeliver: 'SELLER',
  groupTimedOut: 'GROUP_FAILED',
  codRefused: 'COD_REFUSED',
  refundAll: 'REFUNDED',
};

/** The `OrderCancelInfo.closeType` of an event that cancels an order; null for every other event. */
export const closeTypeOf = (event: OrderEvent) => closeTypes[event] ?? null;

const guards: Record<OrderGuard, (order: OrderFacts) => boolean> = {
  groupBuy: ({ groupBuy = false }) => groupBuy,
  noGroupBuy: ({ groupBuy = false }) => !groupBuy,
  groupRunning: ({ groupRunning = false }) => groupRunning,
  noPaymentProcessing: ({ paymentProcessing = false }) => !paymentProcessing,
  notShipped: ({ partlyShipped = false }) => !partlyShipped,
  partlyShipped: ({ partlyShipped = false }) => partlyShipped,
  notDelivered: ({ delivered }) => !delivered,
  cashNotCollected: ({ cashOnDelivery, collected }) => cashOnDelivery && !collected,
  collectedIfCash: ({ cashOnDelivery, collected }) => !cashOnDelivery || collected,
  noOpenRefund: ({ openRefund = false }) => !openRefund,
  noRefundPending: ({ refundPending = false }) => !refundPending,
  deletedLately: ({ deletedLately = false }) => deletedLately,
  rateable: ({ rateable = false }) => rateable,
  refundable: ({ refundable = false }) => refundable,
};

const holdsFor = (order: OrderFacts) => (guard: OrderGuard) => guards[guard](order);

/** The step that an event is for an order, with its effects, or undefined where there is no such step. */
export const stepOf = (order: OrderFacts, event: OrderEvent) =>
  transitionOf(orderTransitions, order.status, event, holdsFor(order));

/** The step by which an order begins. Throws for an event that begins none. */
export function firstStep(event: OrderEvent, groupBuy = false) {
  const step = transitionOf(orderTransitions, null, event, (guard) => (guard === 'groupBuy') === groupBuy);
  if (!step) throw new Error(`no order begins with ${event}`);
  return step;
}

/** The state after the event, or undefined where there is no such step. */
export const nextStatus = (order: OrderFacts, event: OrderEvent): OrderStatus | undefined =>
  stepOf(order, event)?.to;

/** What the buyer may do now; the storefront draws its buttons from this list and from nothing else (decision 9). */
export const orderActions = (order: OrderFacts): OrderAction[] =>
  offeredActions[order.status]
    .filter(
      ({ event, guards: conditions = [] }) =>
        conditions.every(holdsFor(order)) && (event === undefined || stepOf(order, event) !== undefined),
    )
    .map(({ action }) => action);
