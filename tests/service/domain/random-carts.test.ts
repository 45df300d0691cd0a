import {
  array,
  assert,
  boolean,
  constant,
  double,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type CurrencyCode, incrementOf, onIncrement } from '#service/domain/money.ts';
import { checkoutTotals, shopTotals } from '#service/domain/totals.ts';
import { voucherReduction } from '#service/vouchers/rules.ts';

const codes = ['LKR', 'CNY', 'LAK', 'TRY'] as const satisfies CurrencyCode[];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A price or a fee as the desk takes it: a multiple of what the currency can show. */
const amountIn = (currency: CurrencyCode, max = 5_000_000) =>
  integer({ min: 0, max }).map((steps) => steps * incrementOf(currency));

const lineIn = (currency: CurrencyCode) =>
  record({
    price: amountIn(currency),
    count: integer({ min: 1, max: 999 }),
    deliveryFee: amountIn(currency, 5_000),
    freeWithinRegion: boolean(),
  });

/** A discount may come from anywhere, so it is any number of minor units. */
const shopIn = (currency: CurrencyCode) =>
  record({
    lines: array(lineIn(currency), { minLength: 1, maxLength: 12 }),
    shopDiscount: integer({ min: 0, max: 1_000_000_000 }),
    freeOver: option(amountIn(currency)),
  });

const termsIn = (currency: CurrencyCode) =>
  oneof(
    record({
      type: constant('PERCENT' as const),
      percentOff: integer({ min: 1, max: 100 }),
      capAmount: option(amountIn(currency)),
    }),
    record({ type: constant('AMOUNT' as const), reduceAmount: amountIn(currency) }),
    record({ type: constant('FREE_SHIPPING' as const), capAmount: option(amountIn(currency)) }),
  );

describe.each(codes)('carts in %s', (currency) => {
  const step = incrementOf(currency);

  test('add up to the total that is shown, line by line and shop by shop', () => {
    assert(
      property(array(shopIn(currency), { minLength: 1, maxLength: 5 }), boolean(), (shops, inRegion) => {
        const totals = shops.map((shop) => shopTotals(shop, currency, inRegion));
        for (const { lines, amounts } of totals) {
          expect(Object.values(amounts).filter((amount) => !onIncrement(amount, currency))).toEqual([]);
          expect(
            lines.flatMap(Object.values<number>).filter((amount) => !onIncrement(amount, currency)),
          ).toEqual([]);
          expect(sum(lines.map(({ shareReduce }) => shareReduce))).toBe(amounts.shopDiscount);
          expect(sum(lines.map(({ lineNet }) => lineNet)) + amounts.deliveryFee).toBe(amounts.total);
          expect(Math.min(...lines.map(({ lineNet }) => lineNet))).toBeGreaterThanOrEqual(0);
        }
        expect(checkoutTotals(totals).total).toBe(sum(totals.map(({ amounts }) => amounts.total)));
      }),
    );
  });

  test('are reduced by a voucher to amounts that can be shown, never below nothing', () => {
    assert(
      property(termsIn(currency), amountIn(currency), (terms, base) => {
        const reduction = voucherReduction(terms, base, currency);
        expect(onIncrement(reduction, currency)).toBe(true);
        expect(reduction).toBeGreaterThanOrEqual(0);
        expect(reduction).toBeLessThanOrEqual(base);
        const cap = terms.type === 'AMOUNT' ? terms.reduceAmount : terms.capAmount;
        expect(reduction).toBeLessThanOrEqual(cap ?? base);
      }),
    );
  });

  test('share a discount by the largest remainder: each line within one step of its exact part', () => {
    const bases = array(amountIn(currency), { minLength: 1, maxLength: 12 });
    assert(
      property(bases, double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const all = sum(parts);
        const whole = Math.floor((all * share) / step) * step;
        const shares = allocate(whole, parts, step);
        expect(sum(shares)).toBe(all === 0 ? 0 : whole);
        for (const [index, part] of parts.entries()) {
          const off = BigInt(shares[index] ?? 0) * BigInt(all) - BigInt(whole) * BigInt(part);
          expect(off < BigInt(step) * BigInt(all || 1) && -off < BigInt(step) * BigInt(all || 1)).toBe(true);
          expect(shares[index]).toBeLessThanOrEqual(part);
        }
      }),
    );
  });
});

test('percent off follows the designed figures: 7 % of 33,333 kip, 8 % of 4,525 rupees', () => {
  const percent = (percentOff: number, capAmount: number | null = null) =>
    ({ type: 'PERCENT', percentOff, capAmount }) as const;
  expect(voucherReduction(percent(7), 3_333_300, 'LAK')).toBe(233_300);
  expect(voucherReduction(percent(8, 30_000), 452_500, 'LKR')).toBe(30_000);
  expect(voucherReduction(percent(10), 94_999, 'CNY')).toBe(9_500);
  expect(voucherReduction({ type: 'AMOUNT', reduceAmount: 50_000 }, 12_345, 'TRY')).toBe(12_345);
});

test('a whole that cannot be shown is refused, not lost', () => {
  expect(() => allocate(150, [100, 100], 100)).toThrow(RangeError);
});
