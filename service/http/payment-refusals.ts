import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when a payment is refused, or a card cannot be saved or removed. */
export const paymentRefusals = defineMessages({
  'order.already_paid': {
    id: 'refusal.order.already_paid',
    defaultMessage: 'This order no longer needs a payment',
    description: 'Error: an order is paid that is paid already',
  },
  'pay.in_progress': {
    id: 'refusal.pay.in_progress',
    defaultMessage: 'Another payment of this order is still running',
    description: 'Error: the order is paid in another tab at this moment',
  },
  'pay.not_waiting': {
    id: 'refusal.pay.not_waiting',
    defaultMessage: 'There is nothing left to confirm in this payment',
    description: 'Error: a payment is confirmed that waits for nothing',
  },
  'card.limit': {
    id: 'refusal.card.limit',
    defaultMessage: 'You already have 10 cards. Remove one to save another',
    description: 'Error: one card more than an account can keep',
  },
  'card.exists': {
    id: 'refusal.card.exists',
    defaultMessage: 'You have already saved this card',
    description: 'Error: the card is kept in this account already',
  },
  'card.in_use': {
    id: 'refusal.card.in_use',
    defaultMessage: 'A payment with this card is still running',
    description: 'Error: a card is removed while a payment with it is running',
  },
  'card.token_invalid': {
    id: 'refusal.card.token_invalid',
    defaultMessage: 'These card details are no longer valid. Please enter them again',
    description: 'Error: what the processor has kept of the card cannot be used any more',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
