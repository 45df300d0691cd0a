import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when money or goods cannot go back as asked (S1.26). */
export const refundRefusals = defineMessages({
  'refund.window_closed': {
    id: 'refusal.refund.window_closed',
    defaultMessage: 'The seven days for returns are over',
    description: 'Error: a refund is asked for too late',
  },
  'refund.active_exists': {
    id: 'refusal.refund.active_exists',
    defaultMessage: 'A refund of this is already under way',
    description: 'Error: there is a refund for this product or order already',
  },
  'refund.not_allowed': {
    id: 'refusal.refund.not_allowed',
    defaultMessage: 'This cannot be refunded in this way',
    description: 'Error: the asked kind of refund does not fit the order’s state',
  },
  'refund.state': {
    id: 'refusal.refund.state',
    defaultMessage: 'This refund has moved on. Please look at it again',
    description: 'Error: the refund has changed since the page was opened',
  },
  'refund.amount_exceeded': {
    id: 'refusal.refund.amount_exceeded',
    defaultMessage: 'This is more than can be refunded',
    description: 'Error: more money is asked for than was paid',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
