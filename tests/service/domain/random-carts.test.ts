import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutSum, type SumAsked } from '#service/domain/checkout-sum.ts';
import { allocate, type CurrencyCode, incrementOf, onIncrement } from '#service/domain/money.ts';
import { voucherReduction, type VoucherTerms } from '#service/domain/voucher-reduction.ts';

const codes = ['LKR', 'CNY', 'LAK', 'TRY'] as const satisfies CurrencyCode[];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A price or a fee as the desk takes it: a multiple of what the currency can show. */
const amountIn = (currency: CurrencyCode, max = 5_000_000) =>
  fc.integer({ min: 0, max }).map((steps) => steps * incrementOf(currency));

const shopIds = fc.integer({ min: 1, max: 4 });
const prodIds = fc.integer({ min: 1, max: 9 });

const lineIn = (currency: CurrencyCode) =>
  fc.record({
    shopId: shopIds,
    prodId: prodIds,
    price: amountIn(currency),
    count: fc.integer({ min: 1, max: 999 }),
    deliveryFee: amountIn(currency, 5_000),
    freeWithinRegion: fc.boolean(),
    promoted: fc.boolean(),
  });

const termsIn = (currency: CurrencyCode): fc.Arbitrary<VoucherTerms> =>
  fc.oneof(
    fc.record({
      type: fc.constant('PERCENT' as const),
      percentOff: fc.integer({ min: 1, max: 100 }),
      capAmount: fc.option(amountIn(currency)),
    }),
    fc.record({ type: fc.constant('AMOUNT' as const), reduceAmount: amountIn(currency) }),
    fc.record({ type: fc.constant('FREE_SHIPPING' as const), capAmount: fc.option(amountIn(currency)) }),
  );

const voucherIn = (currency: CurrencyCode) =>
  fc
    .record({
      scope: fc.constantFrom('PRODUCT' as const, 'SHOP' as const, 'MALL' as const),
      terms: termsIn(currency),
      minSpend: fc.oneof(fc.constant(0), amountIn(currency)),
      shopId: shopIds,
      some: fc.option(fc.uniqueArray(prodIds, { minLength: 1 })),
      validUntil: fc.nat(3),
    })
    .map(({ shopId, some, ...one }) => ({
      ...one,
      shopId: one.scope === 'MALL' ? null : shopId,
      prodIds: one.scope === 'MALL' || !some ? null : new Set(some),
    }));

/** Any cart with any promotions, vouchers, insurance, coins and wallet. */
const checkoutIn = (currency: CurrencyCode): fc.Arbitrary<SumAsked> =>
  fc
    .record({
      inRegion: fc.boolean(),
      lines: fc.array(lineIn(currency), { minLength: 1, maxLength: 12 }),
      percents: fc.tuple(...[1, 2, 3, 4].map(() => fc.integer({ min: 1, max: 90 }))),
      vouchers: fc.array(voucherIn(currency), { maxLength: 10 }),
      chosen: fc.array(fc.nat(9)),
      auto: fc.boolean(),
      bps: fc.integer({ min: 0, max: 10_000 }),
      min: amountIn(currency, 5_000),
      insured: fc.uniqueArray(shopIds),
      coins: fc.record({
        asked: fc.nat(100_000),
        balance: fc.nat(100_000),
        value: amountIn(currency, 100).map((amount) => amount + incrementOf(currency)),
        percent: fc.integer({ min: 0, max: 100 }),
      }),
      wallet: amountIn(currency, 50_000_000),
    })
    .map(({ lines, percents, vouchers, chosen, bps, min, insured, ...one }) => ({
      ...one,
      currency,
      lines: lines.map(({ promoted, ...line }) => ({
        ...line,
        promotion: promoted
          ? { discountId: line.shopId, percentOff: percents[line.shopId - 1] ?? 1 }
          : undefined,
      })),
      vouchers: vouchers.map((voucher, place) => ({ ...voucher, couponUserId: place })),
      chosen: new Set(chosen),
      insurance: new Map(insured.map((shopId) => [shopId, { bps, min, chosen: shopId % 2 === 0 }])),
    }));

describe.each(codes)('carts in %s', (currency) => {
  const step = incrementOf(currency);

  test('add up to the total that is shown, line by line, shop by shop, with any vouchers and tenders', () => {
    fc.assert(
      fc.property(checkoutIn(currency), (asked) => {
        const { shops, amounts, vouchers, coins } = checkoutSum(asked);
        for (const shop of shops) {
          const { lines, amounts: own } = shop;
          const all = [...Object.values(own), ...lines.flatMap((line) => Object.values<number>(line))];
          expect(all.filter((amount) => amount < 0 || !onIncrement(amount, currency))).toEqual([]);
          const reduced = own.shopDiscount + own.productVoucher + own.shopVoucher + own.mallVoucher;
          expect(sum(lines.map(({ shareReduce }) => shareReduce))).toBe(reduced);
          expect(sum(lines.map(({ coinReduce }) => coinReduce))).toBe(own.coinReduce);
          const nets = sum(lines.map(({ lineNet }) => lineNet));
          expect(nets + own.deliveryFee - own.deliveryReduce + own.insurance).toBe(own.total);
          expect(own.total - own.walletUsed).toBe(own.due);
          const byVouchers = sum(shop.vouchers.map(({ reduce }) => reduce));
          expect(byVouchers).toBe(reduced - own.shopDiscount + own.deliveryReduce);
        }
        expect(amounts.total).toBe(sum(shops.map((shop) => shop.amounts.total)));
        expect(amounts.coinReduce).toBe(coins.used * (asked.coins?.value ?? 0));
        const taken = sum(vouchers.flatMap(({ selected, reduce }) => (selected ? [reduce] : [])));
        expect(taken).toBe(
          amounts.productVoucher + amounts.shopVoucher + amounts.mallVoucher + amounts.deliveryReduce,
        );
      }),
    );
  });

  test('cost the same in whatever order vouchers are held and chosen', () => {
    fc.assert(
      fc.property(checkoutIn(currency), (asked) => {
        const turned = {
          ...asked,
          vouchers: asked.vouchers?.toReversed() ?? [],
          chosen: new Set([...(asked.chosen ?? [])].toReversed()),
        };
        const byId = ({ vouchers, ...rest }: ReturnType<typeof checkoutSum>) => ({
          ...rest,
          shops: rest.shops.map((shop) => ({
            ...shop,
            vouchers: shop.vouchers.toSorted((a, b) => a.couponUserId - b.couponUserId),
          })),
          vouchers: vouchers.toSorted((a, b) => a.couponUserId - b.couponUserId),
        });
        expect(byId(checkoutSum(turned))).toEqual(byId(checkoutSum(asked)));
      }),
    );
  });

  test('cost the same when the vouchers that the service picked are chosen by hand', () => {
    fc.assert(
      fc.property(checkoutIn(currency), (asked) => {
        const first = checkoutSum({ ...asked, chosen: new Set() });
        const again = checkoutSum({ ...asked, chosen: new Set(first.picked), auto: false });
        expect(again.amounts).toEqual(first.amounts);
        expect(again.shops.map(({ lines }) => lines)).toEqual(first.shops.map(({ lines }) => lines));
      }),
    );
  });

  test('cost the same when they are asked for again as they were picked', () => {
    fc.assert(
      fc.property(checkoutIn(currency), (asked) => {
        const { amounts, shops, picked } = checkoutSum(asked);
        const again = checkoutSum({ ...asked, chosen: new Set(), auto: false, picked });
        expect([again.amounts, again.shops, again.picked]).toEqual([amounts, shops, picked]);
      }),
    );
  });

  test('are reduced by a voucher to amounts that can be shown, never below nothing', () => {
    fc.assert(
      fc.property(termsIn(currency), amountIn(currency), (terms, base) => {
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
    const bases = fc.array(amountIn(currency), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(bases, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
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
