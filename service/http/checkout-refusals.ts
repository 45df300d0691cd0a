import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when a checkout cannot be placed. */
export const checkoutRefusals = defineMessages({
  'checkout.expired': {
    id: 'refusal.checkout.expired',
    defaultMessage: 'Check out expired!',
    description: 'Error: the checkout has waited too long; the English words are the specification’s (S8.10)',
  },
  'checkout.changed': {
    id: 'refusal.checkout.changed',
    defaultMessage: 'Prices or stock have changed. Please check your order again',
    description: 'Error: a price or the stock is not what the shopper has seen in the checkout',
  },
  'checkout.placed': {
    id: 'refusal.checkout.placed',
    defaultMessage: 'You have placed this order',
    description: 'Error: this checkout has been made an order already',
  },
  'paytype.not_allowed': {
    id: 'refusal.paytype.not_allowed',
    defaultMessage: 'This way to pay is not available for this order',
    description: 'Error: the chosen way to pay cannot be taken',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
