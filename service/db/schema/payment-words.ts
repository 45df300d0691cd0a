/** Who takes the money of a card. The words in the tables; a new processor is a new word. */
export const processorNames = ['sandbox', 'stripe'] as const;
export type ProcessorName = (typeof processorNames)[number];

export const cardBrands = ['VISA', 'MASTERCARD', 'AMEX', 'UNIONPAY', 'OTHER'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Why the money of a card did not come; what a shopper reads of each stands in `service/payments/failure-words.ts`. */
export const cardFailures = [
  'card.declined',
  'card.insufficient_funds',
  'card.expired',
  'card.authentication_failed',
  'card.processor_error',
  'card.token_invalid',
] as const;
export type CardFailure = (typeof cardFailures)[number];

/** Every event of a payment; `service/payments/transition-table.ts` says which step each one is. */
export const paymentEventNames = [
  'payByCard',
  'payByCod',
  'approve',
  'challenge',
  'refuse',
  'noAnswer',
  'challengePassed',
  'cancel',
  'expire',
  'collect',
  'orderEnded',
  'refundSome',
  'refundAll',
] as const;
export type PaymentEvent = (typeof paymentEventNames)[number];

/** PENDING until the processor has paid it; TO_WALLET when it could not and the member's wallet has it. */
export const paymentRefundStates = ['PENDING', 'DONE', 'TO_WALLET'] as const;

/** Why card money goes back. LATE: it came when nobody waited for it any more; REFUND: after-sales. */
export const paymentRefundCauses = ['CANCELLED', 'GROUP_FAILED', 'LATE', 'REFUND'] as const;
export type PaymentRefundCause = (typeof paymentRefundCauses)[number];
