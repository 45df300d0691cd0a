import type { OrderItem, OrderStatus, PaymentStatus, PayType, RefundStatus } from '#openapi/schema.gen.ts';
import { daysAfter } from './clock.ts';
import { returnDays } from './return-window.ts';
import { reviewDays } from './review-window.ts';

/** The fields of an order that decide whether a refund can be asked for or a review written. */
export type OrderAfterSales = {
  status: OrderStatus;
  payType: PayType;
  payStatus: PaymentStatus | null;
  deliveredTime: Date | null;
  finallyTime: Date | null;
};

/** A refund of one order line; `count` is the pieces of the line that it takes back. */
export type LineRefund = { status: RefundStatus; count: number };

/** An order line with all its after-sales refunds, also the ended ones. */
export type LineAfterSales = { count: number; refunds: readonly LineRefund[] };

const open: readonly RefundStatus[] = [
  'APPLIED',
  'ACCEPTED',
  'RETURN_SHIPPED',
  'RETURN_RECEIVED',
  'REFUNDING',
];

/** True for a refund that is not finished yet. */
export const isOpenRefund = (status: RefundStatus): boolean => open.includes(status);

/** Pieces that were given back already. */
export const returnedCount = ({ refunds }: LineAfterSales): number =>
  refunds.reduce((sum, { status, count }) => sum + (status === 'REFUNDED' ? count : 0), 0);

/** Refused requests after which no refund of a line can be asked for: after a first refusal one more try is left. */
const refusalsMax = 2;

/** Why no refund of a line can be asked for now; undefined when one can. */
export function lineBarred(line: LineAfterSales): 'refund.active_exists' | 'refund.not_allowed' | undefined {
  if (line.refunds.some(({ status }) => isOpenRefund(status))) return 'refund.active_exists';
  const refusals = line.refunds.filter(({ status }) => status === 'REJECTED').length;
  return refusals >= refusalsMax || returnedCount(line) >= line.count ? 'refund.not_allowed' : undefined;
}

/** Pieces of a line that can be asked back now. */
export const refundableCount = (line: LineAfterSales): number =>
  lineBarred(line) ? 0 : line.count - returnedCount(line);

const collected: readonly (PaymentStatus | null)[] = ['COD_COLLECTED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** True once the mall has the money of an order; with cash on delivery once the courier has collected it. */
export const isPaidFor = ({ payType, payStatus }: Pick<OrderAfterSales, 'payType' | 'payStatus'>): boolean =>
  !payType.startsWith('COD') || collected.includes(payStatus);

/** True for an order paid by card whose money the mall has, at least in part; a part may be refunded. */
export const holdsCardMoney = ({
  payType,
  payStatus,
}: Pick<OrderAfterSales, 'payType' | 'payStatus'>): boolean =>
  payType === 'CARD' && (payStatus === 'SUCCEEDED' || payStatus === 'PARTLY_REFUNDED');

/**
 * Why no refund of an order can be asked for now; undefined when one can. Refunds need a paid order that is shipped or received
 * (`refund.not_allowed`), until `returnDays` after the receipt (`refund.window_closed`).
 */
export function orderBarred(
  order: OrderAfterSales,
  now: Date,
): 'refund.window_closed' | 'refund.not_allowed' | undefined {
  if ((order.status !== 'TO_RECEIVE' && order.status !== 'COMPLETED') || !isPaidFor(order))
    return 'refund.not_allowed';
  const { finallyTime } = order;
  return finallyTime && now > daysAfter(finallyTime, returnDays) ? 'refund.window_closed' : undefined;
}

/** Whether a line can be reviewed: once, within `reviewDays` after the receipt. */
export function reviewState(
  { status, finallyTime }: Pick<OrderAfterSales, 'status' | 'finallyTime'>,
  isReviewed: boolean,
  now: Date,
): OrderItem['commSts'] {
  if (isReviewed) return 'DONE';
  const isOpen = status === 'COMPLETED' && finallyTime && now <= daysAfter(finallyTime, reviewDays);
  return isOpen ? 'PENDING' : 'NONE';
}
