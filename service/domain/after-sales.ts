import type { OrderItem, OrderStatus, PaymentStatus, PayType, RefundStatus } from '#openapi/schema.gen.ts';
import { daysAfter } from './clock.ts';
import { returnDays } from './return-window.ts';
import { reviewDays } from './review-window.ts';

/** What is asked of an order to know whether its money can be asked back, or its goods be reviewed. */
export type OrderAfterSales = {
  status: OrderStatus;
  payType: PayType;
  payStatus: PaymentStatus | null;
  deliveredTime: Date | null;
  finallyTime: Date | null;
};

/** A refund as one line of the order knows it. */
export type LineRefund = { status: RefundStatus; count: number };

/** A line with every refund of after-sales that was ever asked for it. */
export type LineAfterSales = { count: number; refunds: readonly LineRefund[] };

const open: readonly RefundStatus[] = [
  'APPLIED',
  'ACCEPTED',
  'RETURN_SHIPPED',
  'RETURN_RECEIVED',
  'REFUNDING',
];

/** True of a refund that has no end yet. */
export const isOpenRefund = (status: RefundStatus): boolean => open.includes(status);

/** Pieces that were given back already. */
export const returnedCount = ({ refunds }: LineAfterSales): number =>
  refunds.reduce((sum, { status, count }) => sum + (status === 'REFUNDED' ? count : 0), 0);

/** How often a line may be asked back after the seller has refused: once more. */
const refusalsMax = 2;

/** Why nothing of a line can be asked back now, or undefined where its money can. */
export function lineBarred(line: LineAfterSales): 'refund.active_exists' | 'refund.not_allowed' | undefined {
  if (line.refunds.some(({ status }) => isOpenRefund(status))) return 'refund.active_exists';
  const refusals = line.refunds.filter(({ status }) => status === 'REJECTED').length;
  return refusals >= refusalsMax || returnedCount(line) >= line.count ? 'refund.not_allowed' : undefined;
}

/** Pieces of a line that can be asked back now. */
export const refundableCount = (line: LineAfterSales): number =>
  lineBarred(line) ? 0 : line.count - returnedCount(line);

const collected: readonly (PaymentStatus | null)[] = ['COD_COLLECTED', 'PARTLY_REFUNDED', 'REFUNDED'];

/** True once an order's money is with the mall: a cash order's is as soon as the courier has it. */
export const isPaidFor = ({ payType, payStatus }: Pick<OrderAfterSales, 'payType' | 'payStatus'>): boolean =>
  !payType.startsWith('COD') || collected.includes(payStatus);

/** True of an order whose card money is with the mall; a part of it may have gone back. */
export const holdsCardMoney = ({
  payType,
  payStatus,
}: Pick<OrderAfterSales, 'payType' | 'payStatus'>): boolean =>
  payType === 'CARD' && (payStatus === 'SUCCEEDED' || payStatus === 'PARTLY_REFUNDED');

/** Why an order's money cannot be asked back now, or undefined where it can: received or on its way, for so many days. */
export function orderBarred(
  order: OrderAfterSales,
  now: Date,
): 'refund.window_closed' | 'refund.not_allowed' | undefined {
  if ((order.status !== 'TO_RECEIVE' && order.status !== 'COMPLETED') || !isPaidFor(order))
    return 'refund.not_allowed';
  const { finallyTime } = order;
  return finallyTime && now > daysAfter(finallyTime, returnDays) ? 'refund.window_closed' : undefined;
}

/** Whether a line can be rated: within thirty days of the receipt, once. */
export function reviewState(
  { status, finallyTime }: Pick<OrderAfterSales, 'status' | 'finallyTime'>,
  isReviewed: boolean,
  now: Date,
): OrderItem['commSts'] {
  if (isReviewed) return 'DONE';
  const isOpen = status === 'COMPLETED' && finallyTime && now <= daysAfter(finallyTime, reviewDays);
  return isOpen ? 'PENDING' : 'NONE';
}
