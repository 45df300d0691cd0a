import type { RefundReason, RefundStatus, RefundSummary, RefundType } from '#openapi/schema.gen.ts';

/** The words of the contract as the columns of a refund take them; the compiler misses none and lets none in. */
const wordsOf = <Word extends string>(words: Record<Word, true>) => Object.keys(words) as [Word, ...Word[]];

export const refundStatuses = wordsOf<RefundStatus>({
  APPLIED: true,
  ACCEPTED: true,
  RETURN_SHIPPED: true,
  RETURN_RECEIVED: true,
  REFUNDING: true,
  REFUNDED: true,
  REJECTED: true,
  WITHDRAWN: true,
  CLOSED: true,
});

export const refundKinds = wordsOf<RefundSummary['kind']>({ AFTER_SALES: true, CANCELLATION: true });

export const refundTypes = wordsOf<RefundType>({ REFUND_ONLY: true, RETURN_REFUND: true });

/** Why a buyer wants money back; a cancellation has its reason at the order. */
export const refundReasons = wordsOf<RefundReason>({
  NOT_RECEIVED: true,
  DAMAGED: true,
  WRONG_ITEM: true,
  NOT_AS_DESCRIBED: true,
  QUALITY: true,
  MISSING_PARTS: true,
  NO_LONGER_NEEDED: true,
  OTHER: true,
});

/** What can happen to a refund: asked for, judged by the seller, carried back, paid, ended by time or buyer. */
export const refundEventNames = [
  'apply',
  'orderCancelledPaid',
  'orderCancelledUnpaid',
  'accept',
  'sellerSilent',
  'reject',
  'withdraw',
  'shipReturn',
  'correctReturn',
  'returnDue',
  'returnReceived',
  'returnSilent',
  'rejectParcel',
  'startPaying',
  'tenderFailed',
  'paid',
] as const;
export type RefundEvent = (typeof refundEventNames)[number];
