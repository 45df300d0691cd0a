import { describe, expect, test } from 'vitest';
import type { RefundReason, RefundStatus } from '#openapi/schema.gen.ts';
import {
  lineBarred,
  type OrderAfterSales,
  orderBarred,
  refundableCount,
  reviewState,
} from '#service/domain/after-sales.ts';
import {
  actionsOf,
  askedSum,
  deadlineIn,
  deliveryDue,
  type MoneyLine,
  mostFor,
  refundSum,
  tenderParts,
} from '#service/refunds/rules.ts';

const day = 86_400_000;
const now = new Date('2026-05-04T08:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);

/** Lines a and b of the worked example of order-arithmetic.ts, with their coins. */
const lineA: MoneyLine = {
  orderItemId: 1,
  count: 2,
  price: 125_000,
  lineNet: 193_510,
  coinReduce: 21_473,
  refunds: [],
};
const lineB: MoneyLine = {
  orderItemId: 2,
  count: 1,
  price: 99_999,
  lineNet: 73_329,
  coinReduce: 8_137,
  refunds: [],
};
const order = {
  currency: 'CNY' as const,
  deliveryFee: 35_000,
  deliveryReduce: 20_000,
  insurance: 4_447,
  coinsUsed: 296,
};
const after = (line: MoneyLine, count: number, status: RefundStatus, reason: RefundReason = 'DAMAGED') => ({
  ...line,
  refunds: [...line.refunds, { status, count, reason }],
});

describe('what pieces give back', () => {
  test('is half of vector A’s line a, and then its other half', () => {
    const one = [{ orderItemId: 1, count: 1 }];
    const first = refundSum(order, [lineA, lineB], one);
    expect(first.items).toEqual([{ orderItemId: 1, count: 1, amount: 96_755, coins: 108 }]);
    const second = refundSum(order, [after(lineA, 1, 'REFUNDED'), lineB], one);
    expect(second.items).toEqual([{ orderItemId: 1, count: 1, amount: 96_755, coins: 107 }]);
    const rest = refundSum(order, [lineA, lineB], [{ orderItemId: 2, count: 1 }]);
    expect(first.coins + second.coins + rest.coins).toBe(296);
  });

  const all = [
    { orderItemId: 1, count: 2 },
    { orderItemId: 2, count: 1 },
  ];
  test('has delivery and insurance only with the last piece, and only where the shop is at fault', () => {
    const whole = refundSum(order, [lineA, lineB], all);
    expect(whole.delivery).toBe(19_447);
    expect(mostFor(whole, 'DAMAGED')).toBe(193_510 + 73_329 + 19_447);
    expect(mostFor(whole, 'NO_LONGER_NEEDED')).toBe(193_510 + 73_329);
    expect(refundSum(order, [lineA, lineB], [{ orderItemId: 1, count: 2 }]).delivery).toBe(0);
    const last = [{ orderItemId: 2, count: 1 }];
    expect(refundSum(order, [after(lineA, 2, 'REFUNDED'), lineB], last).delivery).toBe(19_447);
    expect(refundSum(order, [after(lineA, 2, 'REFUNDED', 'OTHER'), lineB], last).delivery).toBe(0);
    expect(refundSum(order, [after(lineA, 2, 'REJECTED'), lineB], last).delivery).toBe(0);
  });

  test('has delivery also when the last pieces are asked back before the others are paid', () => {
    const both = (a: RefundStatus, b: RefundStatus, reason?: RefundReason) =>
      deliveryDue(order, [after(lineA, 2, a), after(lineB, 1, b, reason)]);
    expect(both('REFUNDED', 'REFUNDING')).toBe(19_447);
    expect(both('REFUNDING', 'REFUNDING')).toBe(19_447);
    expect(both('APPLIED', 'REFUNDING')).toBe(0);
    expect(both('REFUNDED', 'REFUNDING', 'OTHER')).toBe(0);
    expect(deliveryDue(order, [after(lineA, 1, 'REFUNDED'), after(lineB, 1, 'REFUNDING')])).toBe(0);
  });

  test('is asked for in part: coins go in proportion, delivery last', () => {
    const whole = refundSum(order, [lineA, lineB], all);
    expect(askedSum(whole, 'DAMAGED', mostFor(whole, 'DAMAGED'))).toMatchObject({
      coins: 296,
      deliveryPart: 19_447,
    });
    expect(askedSum(whole, 'DAMAGED', whole.goods + 1_000)).toMatchObject({
      coins: 276,
      deliveryPart: 1_000,
    });
    expect(askedSum(whole, 'QUALITY', 100)).toEqual({ amount: 100, coins: 0, deliveryPart: 0 });
  });

  test('goes to the card as long as it has something left to get', () => {
    expect(tenderParts(500, 700)).toEqual({ cardPart: 500, walletPart: 0 });
    expect(tenderParts(500, 200)).toEqual({ cardPart: 200, walletPart: 300 });
    expect(tenderParts(500, -1)).toEqual({ cardPart: 0, walletPart: 500 });
  });
});

describe('a line', () => {
  const line = (...refunds: [RefundStatus, number][]) => ({
    count: 3,
    refunds: refunds.map(([status, count]) => ({ status, count })),
  });
  test.each<[string, ReturnType<typeof line>, string | undefined, number]>([
    ['of which nothing was asked back', line(), undefined, 3],
    ['of which a piece went back', line(['REFUNDED', 1]), undefined, 2],
    ['of which all went back', line(['REFUNDED', 1], ['REFUNDED', 2]), 'refund.not_allowed', 0],
    ['with a refund that is open', line(['APPLIED', 1]), 'refund.active_exists', 0],
    ['whose money is on its way', line(['REFUNDING', 1]), 'refund.active_exists', 0],
    ['that was refused once', line(['REJECTED', 3]), undefined, 3],
    ['that was refused twice', line(['REJECTED', 3], ['REJECTED', 1]), 'refund.not_allowed', 0],
    ['that was taken back and closed', line(['WITHDRAWN', 3], ['CLOSED', 3]), undefined, 3],
  ])('%s', (_what, asked, barred, count) => {
    expect([lineBarred(asked), refundableCount(asked)]).toEqual([barred, count]);
  });
});

describe('an order', () => {
  const cash: OrderAfterSales = {
    status: 'TO_RECEIVE',
    payType: 'COD_CASH',
    payStatus: 'COD_PENDING',
    deliveredTime: null,
    finallyTime: null,
  };
  const card: OrderAfterSales = { ...cash, payType: 'CARD', payStatus: 'SUCCEEDED' };
  const completed: OrderAfterSales = { ...card, status: 'COMPLETED', finallyTime: ago(7) };
  test.each<[string, OrderAfterSales, string | undefined]>([
    ['on its way, paid by card', card, undefined],
    ['on its way, not yet paid to the courier', cash, 'refund.not_allowed'],
    ['that the courier was paid for', { ...cash, payStatus: 'COD_COLLECTED' }, undefined],
    ['that was given back in part', { ...cash, payStatus: 'PARTLY_REFUNDED' }, undefined],
    ['to be delivered', { ...card, status: 'TO_DELIVER' }, 'refund.not_allowed'],
    ['that is cancelled', { ...card, status: 'CANCELLED' }, 'refund.not_allowed'],
    ['received seven days ago', completed, undefined],
    [
      'received a moment longer ago',
      { ...completed, finallyTime: new Date(ago(7).getTime() - 1) },
      'refund.window_closed',
    ],
  ])('%s', (_what, asked, barred) => {
    expect(orderBarred(asked, now)).toBe(barred);
  });

  test('can be rated for thirty days, each line once', () => {
    expect(reviewState({ ...completed, finallyTime: ago(30) }, false, now)).toBe('PENDING');
    expect(reviewState({ ...completed, finallyTime: ago(31) }, false, now)).toBe('NONE');
    expect(reviewState({ ...completed, finallyTime: ago(31) }, true, now)).toBe('DONE');
    expect(reviewState(card, false, now)).toBe('NONE');
  });
});

test('what is waited for has an end, and what nobody waits for has none', () => {
  const hours = (status: RefundStatus) => {
    const deadline = deadlineIn(status, now);
    return deadline && (deadline.getTime() - now.getTime()) / 3_600_000;
  };
  expect(
    ['APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'REFUNDING'].map((one) => hours(one as RefundStatus)),
  ).toEqual([72, 7 * 24, 15 * 24, null]);
});

test('a cancellation offers nothing, and a refused refund is asked for again only where it may', () => {
  expect(actionsOf({ kind: 'CANCELLATION', status: 'REFUNDING' }, true)).toEqual([]);
  expect(actionsOf({ kind: 'AFTER_SALES', status: 'REJECTED' }, true)).toEqual(['REAPPLY', 'CONTACT_SELLER']);
  expect(actionsOf({ kind: 'AFTER_SALES', status: 'REJECTED' }, false)).toEqual(['CONTACT_SELLER']);
});
