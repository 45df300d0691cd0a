/** The states of an order. */
export type OrderStatus = 'TO_PAY' | 'GROUPING' | 'TO_DELIVER' | 'TO_RECEIVE' | 'COMPLETED' | 'CANCELLED';

export type OrderAction = 'CONFIRM_RECEIPT';

/** What can happen to an order in this mall: the shopkeeper ships and delivers, the buyer confirms. */
export type OrderEvent = 'ship' | 'deliver' | 'confirmReceipt' | 'autoReceive';

export type OrderFacts = {
  status: OrderStatus;
  /** True for cash on delivery, in cash or by card to the courier (S1.20, S1.21). */
  cashOnDelivery: boolean;
  /** True when the money of a cash order is in the courier's hands. */
  collected: boolean;
  delivered: boolean;
};

/** Days after delivery, and after shipping when no delivery was reported, until an order is received by itself. */
export const autoReceiveDays = { afterDelivery: 10, afterShipping: 15 } as const;

/** The state after the event, or undefined where there is no such step. */
export function nextStatus(order: OrderFacts, event: OrderEvent): OrderStatus | undefined {
  const paid = !order.cashOnDelivery || order.collected;
  if (order.status === 'TO_DELIVER') return event === 'ship' ? 'TO_RECEIVE' : undefined;
  if (order.status !== 'TO_RECEIVE' || event === 'ship') return undefined;
  if (event === 'deliver') return order.delivered ? undefined : 'TO_RECEIVE';
  return paid ? 'COMPLETED' : undefined;
}

/** What the buyer may do now; the storefront draws its buttons from this list and from nothing else. */
export function orderActions(order: OrderFacts): OrderAction[] {
  return nextStatus(order, 'confirmReceipt') ? ['CONFIRM_RECEIPT'] : [];
}
