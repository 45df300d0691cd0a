import type { RefusalCode } from '#service/domain/refusal.ts';
import { defineMessages, type Message } from '#service/domain/words.ts';

/** What a shopper reads when something cannot be reviewed (S2.25). */
export const reviewRefusals = defineMessages({
  'review.exists': {
    id: 'refusal.review.exists',
    defaultMessage: 'You have already reviewed this',
    description: 'Error: a second review of the same order line',
  },
  'review.not_completed': {
    id: 'refusal.review.not_completed',
    defaultMessage: 'You can review this once you have received it',
    description: 'Error: a review before the order has been received',
  },
  'review.window_closed': {
    id: 'refusal.review.window_closed',
    defaultMessage: 'The thirty days for reviews are over',
    description: 'Error: a review is written too late',
  },
}) satisfies Partial<Record<RefusalCode, Message>>;
