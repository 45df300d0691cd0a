import type { RefundReason, RefundStatus, RefundSummary } from '#openapi/schema.gen.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { type LineRefund, returnedCount } from '#service/domain/after-sales.ts';
import { daysAfter, minutesAfter } from '#service/domain/clock.ts';
import { allocate, type CurrencyCode, roundDown } from '#service/domain/money.ts';
import { coinShare, refundShare } from '#service/domain/refund-share.ts';
import { sumOf } from '#service/domain/totals.ts';
import { refundActions, type RefundAction } from './transition-table.ts';

/** Hours in which the shop answers a request; after that the request counts as accepted. */
export const answerHours = 72;

/** Days for a return: to enter its parcel after the acceptance, and for the shop to answer after delivery, or after shipping. */
export const returnDaysAfter = { accepted: 7, delivered: 7, shipped: 15 } as const;

/** The amounts of an order that a refund is calculated from, in minor units of its currency, and its coins. */
export type OrderMoney = {
  currency: CurrencyCode;
  deliveryFee: number;
  deliveryReduce: number;
  insurance: number;
  coinsUsed: number;
};

/** A line of an order with its amounts in minor units, and every after-sales refund that was ever asked for it. */
export type MoneyLine = {
  orderItemId: number;
  count: number;
  price: number;
  lineNet: number;
  coinReduce: number;
  refunds: readonly (LineRefund & { reason: RefundReason | null })[];
};

/** A number of pieces of an order line. */
export type Pieces = { orderItemId: number; count: number };

export type RefundSum = {
  /** What the pieces give back in money and in coins. */
  items: (Pieces & { amount: number; coins: number })[];
  goods: number;
  coins: number;
  /** Price of the pieces before reductions, and the part that coins paid, in minor units; promotions and vouchers took the rest. */
  price: number;
  coinReduce: number;
  /** Delivery and insurance in minor units; they go back with the last piece, when the shop is at fault. */
  delivery: number;
};

const faults: readonly RefundReason[] = ['DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'NOT_RECEIVED'];

/** True for a reason that is the shop's fault: then delivery and insurance go back with the last piece. */
export const isShopsFault = (reason: RefundReason): boolean => faults.includes(reason);

/**
 * The most that some pieces of an order give back (S1.26). However the pieces are split over several requests, the sum is
 * never more than what was paid for the line.
 */
export function refundSum(
  order: OrderMoney,
  lines: readonly MoneyLine[],
  asked: readonly Pieces[],
): RefundSum {
  const { currency } = order;
  const coinParts = allocate(
    order.coinsUsed,
    lines.map(({ coinReduce }) => coinReduce),
    1,
  );
  const now = (line: MoneyLine) =>
    asked.find(({ orderItemId }) => orderItemId === line.orderItemId)?.count ?? 0;
  const pieces = lines.flatMap((line, place) => {
    const count = now(line);
    if (count === 0) return [];
    const returned = { pieces: line.count, already: returnedCount(line), now: count };
    const share = (lineNet: number) => roundDown(refundShare({ lineNet, ...returned }, currency), currency);
    const coins = coinShare(coinParts[place] ?? 0, returned);
    const paid = { amount: share(line.lineNet), coins };
    const price = line.price * count;
    // Both parts are rounded; together they are never more than the price.
    const told = { price, coinReduce: Math.min(share(line.coinReduce), price - paid.amount) };
    return [{ item: { orderItemId: line.orderItemId, count, ...paid }, ...told }];
  });
  const isEverything = lines.every((line) => returnedCount(line) + now(line) === line.count);
  const earlier = lines.flatMap(({ refunds }) => refunds.filter(({ status }) => status === 'REFUNDED'));
  const mayBeFault = earlier.every(({ reason }) => reason !== null && isShopsFault(reason));
  const items = pieces.map(({ item }) => item);
  return {
    items,
    price: sumOf(pieces.map(({ price }) => price)),
    coinReduce: sumOf(pieces.map(({ coinReduce }) => coinReduce)),
    goods: sumOf(items.map(({ amount }) => amount)),
    coins: sumOf(items.map(({ coins }) => coins)),
    delivery: isEverything && mayBeFault ? deliveryOf(order) : 0,
  };
}

/** What was paid for delivery and insurance of an order, in minor units. */
const deliveryOf = ({ deliveryFee, deliveryReduce, insurance, currency }: OrderMoney): number =>
  roundDown(deliveryFee - deliveryReduce + insurance, currency);

const paidStates: readonly RefundStatus[] = ['REFUNDING', 'REFUNDED'];

/**
 * Delivery and insurance, in minor units, that go back with a refund that is paid now: only when every piece of the order is
 * paid back, and each for a fault of the shop; else 0. Asked again at payment, since several refunds of an order can be open at
 * once. `lines` must hold the refund that is paid now.
 */
export function deliveryDue(order: OrderMoney, lines: readonly MoneyLine[]): number {
  const paid = lines.map(({ count, refunds }) => ({
    count,
    refunds: refunds.filter(({ status }) => paidStates.includes(status)),
  }));
  const isEverything = paid.every(({ count, refunds }) => sumOf(refunds.map((one) => one.count)) === count);
  const isFault = paid.every(({ refunds }) =>
    refunds.every(({ reason }) => reason !== null && isShopsFault(reason)),
  );
  return isEverything && isFault ? deliveryOf(order) : 0;
}

/** The most money that can be asked for, for a reason. */
export const mostFor = ({ goods, delivery }: RefundSum, reason: RefundReason): number =>
  goods + (isShopsFault(reason) ? delivery : 0);

/** What goes back when less than the most is asked for: coins in the same proportion, delivery last. */
export function askedSum(sum: RefundSum, reason: RefundReason, amount: number) {
  const most = mostFor(sum, reason);
  const coins = amount === most ? sum.coins : Number((BigInt(sum.coins) * BigInt(amount)) / BigInt(most));
  return { amount, coins, deliveryPart: Math.max(0, amount - sum.goods) };
}

/** Divides a refund, in minor units: to the card first, up to what the card has paid and not got back, the rest to the wallet. */
export function tenderParts(amount: number, cardLeft: number): { cardPart: number; walletPart: number } {
  const cardPart = Math.min(amount, Math.max(0, cardLeft));
  return { cardPart, walletPart: amount - cardPart };
}

/** When the step of `dueEvents` is taken by a job; null in states that wait for nobody. */
export function deadlineIn(status: RefundStatus, now: Date): Date | null {
  if (status === 'APPLIED') return minutesAfter(now, answerHours * 60);
  if (status === 'ACCEPTED') return daysAfter(now, returnDaysAfter.accepted);
  return status === 'RETURN_SHIPPED' ? daysAfter(now, returnDaysAfter.shipped) : null;
}

/** What happens at the deadline of a refund in a state. */
export const dueEvents: Partial<Record<RefundStatus, RefundEvent>> = {
  APPLIED: 'sellerSilent',
  ACCEPTED: 'returnDue',
  RETURN_SHIPPED: 'returnSilent',
};

/** What the buyer may do with a refund: nothing with a cancellation; REAPPLY only with `mayReapply`. */
export const actionsOf = (
  { kind, status }: Pick<RefundSummary, 'kind' | 'status'>,
  mayReapply: boolean,
): RefundAction[] =>
  kind === 'CANCELLATION' ? [] : refundActions[status].filter((action) => action !== 'REAPPLY' || mayReapply);
