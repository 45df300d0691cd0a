import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when the state of an order does not allow the action. */
export const orderRefusals = defineMessages({
  'order.not_receivable': {
    id: 'refusal.order.not_receivable',
    defaultMessage: 'This order cannot be confirmed as received yet',
    description: 'Error: the receipt is confirmed before the order has been sent',
  },
  'order.not_cancellable': {
    id: 'refusal.order.not_cancellable',
    defaultMessage: 'This order can no longer be cancelled',
    description: 'Error: the order is already too far on to be cancelled',
  },
  'order.not_deletable': {
    id: 'refusal.order.not_deletable',
    defaultMessage: 'This order cannot be deleted: something of it is still open',
    description:
      'Error: an order is taken out of the list while a refund, a payment or a parcel of it is open',
  },
  'order.not_shipped': {
    id: 'refusal.order.not_shipped',
    defaultMessage: 'No parcel of this order has left yet',
    description: 'Error: where the parcel is cannot be shown yet',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
