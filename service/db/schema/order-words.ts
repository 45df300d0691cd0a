import type {
  CancelReason,
  OrderCancelInfo,
  OrderNotice,
  OrderStatus,
  PaymentStatus,
  PayType,
} from '#openapi/schema.gen.ts';

/** The words of the contract as the columns of an order take them; the compiler misses none and lets none in. */
const wordsOf = <Word extends string>(words: Record<Word, true>) => Object.keys(words) as [Word, ...Word[]];

export const orderStatuses = wordsOf<OrderStatus>({
  TO_PAY: true,
  GROUPING: true,
  TO_DELIVER: true,
  TO_RECEIVE: true,
  COMPLETED: true,
  CANCELLED: true,
});

export const payTypes = wordsOf<PayType>({ COD_CASH: true, COD_CARD: true, CARD: true, WALLET: true });

export const paymentStatuses = wordsOf<PaymentStatus>({
  CREATED: true,
  REQUIRES_ACTION: true,
  PROCESSING: true,
  SUCCEEDED: true,
  FAILED: true,
  CANCELLED: true,
  EXPIRED: true,
  COD_PENDING: true,
  COD_COLLECTED: true,
  COD_FAILED: true,
  PARTLY_REFUNDED: true,
  REFUNDED: true,
});

/** How an order ended before its time. */
export const closeTypes = wordsOf<OrderCancelInfo['closeType']>({
  PAY_TIMEOUT: true,
  BUYER: true,
  SELLER: true,
  GROUP_FAILED: true,
  COD_REFUSED: true,
  REFUNDED: true,
});

/** Why a buyer does not want an order any more. */
export const cancelReasons = wordsOf<CancelReason>({
  DUPLICATE: true,
  WRONG_SPEC: true,
  ADDRESS: true,
  CHANGED_MIND: true,
  CHEAPER: true,
  TOO_SLOW: true,
});

/** What a notice of an order tells (contract: OrderNoticeKind). */
export const noticeKinds = wordsOf<OrderNotice['kind']>({
  ORDER_PLACED: true,
  PAID: true,
  SHIPPED: true,
  OUT_FOR_DELIVERY: true,
  DELIVERED: true,
  CANCELLED: true,
  REFUND: true,
  RATE_REMINDER: true,
  GROUP_DONE: true,
  GROUP_FAILED: true,
  PAY_REMINDER: true,
});
export type NoticeKind = (typeof noticeKinds)[number];

/** Who moved an order: its buyer, the shopkeeper at the desk, or the service itself when a time has come. */
export const orderActors = ['BUYER', 'DESK', 'SYSTEM'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What can happen to an order. */
export const orderEventNames = [
  'submitCard',
  'submitCod',
  'submitPaid',
  'paymentSucceeded',
  'payWithCod',
  'payDeadline',
  'cancelByBuyer',
  'groupCompleted',
  'groupTimedOut',
  'sellerCannotDeliver',
  'shipPart',
  'ship',
  'deliver',
  'codRefused',
  'confirmReceipt',
  'autoReceive',
  'refundAll',
  'refundSome',
  'hide',
  'show',
] as const;
export type OrderEvent = (typeof orderEventNames)[number];
