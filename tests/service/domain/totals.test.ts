import { describe, expect, test } from 'vitest';
import { checkoutSum, type SumAsked, type SumLine } from '#service/domain/checkout-sum.ts';
import { allocate } from '#service/domain/money.ts';
import type { SumVoucher } from '#service/domain/voucher-picks.ts';
import { refundShare } from '#service/domain/refund-share.ts';
import { voucherReduction } from '#service/domain/voucher-reduction.ts';

const plain = { deliveryFee: 0, freeWithinRegion: false };
const kettle: SumLine = { ...plain, shopId: 11, prodId: 1, price: 125_000, count: 2, deliveryFee: 35_000 };
const cup: SumLine = { ...plain, shopId: 11, prodId: 2, price: 99_999, count: 1, deliveryFee: 20_000 };
const tea: SumLine = {
  shopId: 22,
  prodId: 3,
  price: 45_000,
  count: 3,
  deliveryFee: 15_000,
  freeWithinRegion: true,
};

/** Yuan move in single minor units, as the figures of the design do. */
const sum = (lines: SumLine[], more: Partial<SumAsked> = {}) =>
  checkoutSum({ currency: 'CNY', inRegion: true, lines, ...more });

const voucher = (couponUserId: number, more: Partial<SumVoucher>): SumVoucher => ({
  couponUserId,
  scope: 'MALL',
  terms: { type: 'AMOUNT', reduceAmount: 10_000 },
  minSpend: 0,
  shopId: null,
  prodIds: null,
  validUntil: 1,
  ...more,
});

describe('every discount at once (vector A of the design)', () => {
  const promotion = { discountId: 5, percentOff: 5 };
  const vouchers = [
    voucher(8801, {
      scope: 'PRODUCT',
      shopId: 11,
      prodIds: new Set([2]),
      terms: { type: 'PERCENT', percentOff: 10, capAmount: 5_000 },
    }),
    voucher(8802, { scope: 'SHOP', shopId: 11 }),
    voucher(8803, { terms: { type: 'PERCENT', percentOff: 8, capAmount: 30_000 } }),
    voucher(8804, { scope: 'SHOP', shopId: 11, terms: { type: 'FREE_SHIPPING', capAmount: 20_000 } }),
  ];
  const whole = (currency: SumAsked['currency'], b: number) =>
    checkoutSum({
      currency,
      inRegion: true,
      lines: [{ ...kettle, promotion }, { ...cup, price: b, promotion }, tea],
      insurance: new Map([
        [11, { bps: 150, min: 2_000, chosen: true }],
        [22, { bps: 150, min: 2_000, chosen: false }],
      ]),
      vouchers,
      auto: true,
      coins: { asked: 500, balance: 500, value: 100, percent: 10 },
      wallet: 100_000,
    });

  test('gives the figures of the design, step by step', () => {
    const { shops, amounts, coins, vouchers: offers } = whole('CNY', 99_999);
    const [first, second] = shops;
    expect(first?.amounts).toEqual({
      subtotal: 349_999,
      shopDiscount: 17_500,
      productVoucher: 5_000,
      shopVoucher: 10_000,
      mallVoucher: 15_265 + 5_785,
      deliveryFee: 35_000,
      deliveryReduce: 20_000,
      insurance: 4_447,
      coinReduce: 21_473 + 8_137,
      total: 286_286,
      walletUsed: 71_617,
      due: 214_669,
    });
    expect(second?.amounts).toMatchObject({ mallVoucher: 8_950, coinReduce: 12_590, deliveryFee: 0 });
    expect(second?.amounts).toMatchObject({ total: 113_460, walletUsed: 28_383, due: 85_077 });
    expect(shops.flatMap(({ lines }) => lines)).toEqual([
      { lineTotal: 250_000, shareReduce: 35_017, coinReduce: 21_473, lineNet: 193_510 },
      { lineTotal: 99_999, shareReduce: 18_533, coinReduce: 8_137, lineNet: 73_329 },
      { lineTotal: 135_000, shareReduce: 8_950, coinReduce: 12_590, lineNet: 113_460 },
    ]);
    expect([amounts.total, amounts.due]).toEqual([399_746, 299_746]);
    expect(coins).toEqual({ max: 422, used: 422 });
    expect(offers.map(({ couponUserId, reduce }) => [couponUserId, reduce])).toEqual([
      [8801, 5_000],
      [8802, 10_000],
      [8803, 30_000],
      [8804, 20_000],
    ]);
    expect(first?.vouchers).toContainEqual({ couponUserId: 8803, reduce: 21_050 });
    expect(second?.vouchers).toEqual([{ couponUserId: 8803, reduce: 8_950 }]);
    expect(second?.premium).toBe(2_000);
  });

  test('gives those of the contract where rupees move in whole ones', () => {
    const { shops, amounts } = whole('LKR', 100_000);
    expect(shops.map((shop) => shop.amounts.total)).toEqual([286_200, 113_500]);
    expect(shops.map((shop) => shop.amounts.walletUsed)).toEqual([71_600, 28_400]);
    expect(shops.flatMap(({ lines }) => lines.map(({ lineNet }) => lineNet))).toEqual([
      193_400, 73_400, 113_500,
    ]);
    expect(amounts.due).toBe(299_700);
  });
});

test('kip are rounded to hundreds, and divided in hundreds (vector B)', () => {
  const promotion = { discountId: 1, percentOff: 7 };
  const { amounts } = checkoutSum({
    currency: 'LAK',
    inRegion: true,
    lines: [{ ...plain, shopId: 1, prodId: 1, price: 3_333_300, count: 1, promotion }],
  });
  expect(amounts).toMatchObject({ shopDiscount: 233_300, total: 3_100_000 });
  expect(allocate(100_000, [1, 1, 1], 100)).toEqual([33_400, 33_300, 33_300]);
});

test('pieces that are given back one by one give back what they cost together (vector C)', () => {
  const parts = [0, 1, 2].map((already) =>
    refundShare({ lineNet: 10_000, pieces: 3, already, now: 1 }, 'CNY'),
  );
  expect(parts).toEqual([3_333, 3_334, 3_333]);
  expect(refundShare({ lineNet: 193_510, pieces: 2, already: 0, now: 1 }, 'CNY')).toBe(96_755);
  expect(refundShare({ lineNet: 193_510, pieces: 2, already: 1, now: 1 }, 'CNY')).toBe(96_755);
});

test('an amount voucher takes no more than its base (vector D)', () => {
  expect(voucherReduction({ type: 'AMOUNT', reduceAmount: 50_000 }, 12_345, 'CNY')).toBe(12_345);
});

describe('delivery', () => {
  test.each([
    { what: 'all lines are free in the region', lines: [tea], inRegion: true, fee: 0, reason: 'REGION' },
    { what: 'the address lies elsewhere', lines: [tea], inRegion: false, fee: 15_000, reason: 'NONE' },
    {
      what: 'one line is not free: it alone is charged',
      lines: [{ ...tea, shopId: 11 }, cup],
      inRegion: true,
      fee: 20_000,
      reason: 'NONE',
    },
    {
      what: 'two are charged: the dearer one',
      lines: [kettle, cup],
      inRegion: true,
      fee: 35_000,
      reason: 'NONE',
    },
  ])('costs $fee when $what', ({ lines, inRegion, fee, reason }) => {
    const [shop] = sum(lines, { inRegion }).shops;
    expect([shop?.amounts.deliveryFee, shop?.freeReason]).toEqual([fee, reason]);
  });

  test('is free over the limit of the shop, by what is left after vouchers', () => {
    const freeOver = new Map([[11, 250_000]]);
    expect(sum([kettle], { freeOver }).shops[0]?.freeReason).toBe('THRESHOLD');
    const [shop] = sum([kettle], { freeOver, vouchers: [voucher(1, {})], auto: true }).shops;
    expect(shop?.amounts).toMatchObject({ mallVoucher: 10_000, deliveryFee: 35_000 });
  });

  test('that a voucher pays whole is free by the voucher, one voucher for one order', () => {
    const delivery = { type: 'FREE_SHIPPING', capAmount: null } as const;
    const lines = [kettle, { ...tea, freeWithinRegion: false }];
    const { shops } = sum(lines, { vouchers: [voucher(1, { terms: delivery })], auto: true });
    expect(shops.map(({ freeReason }) => freeReason)).toEqual(['VOUCHER', 'NONE']);
    expect(shops.map(({ amounts }) => amounts.deliveryReduce)).toEqual([35_000, 0]);
  });
});

describe('vouchers', () => {
  const two = [voucher(1, {}), voucher(2, { terms: { type: 'AMOUNT', reduceAmount: 12_000 } })];
  const picked = (asked: Partial<SumAsked>, lines = [kettle]) =>
    sum(lines, asked)
      .vouchers.filter(({ selected }) => selected)
      .map(({ couponUserId }) => couponUserId);

  test('the service picks the largest of a scope; of equal ones the one that ends sooner', () => {
    expect(picked({ vouchers: two, auto: true })).toEqual([2]);
    expect(picked({ vouchers: [voucher(1, { validUntil: 9 }), voucher(2, {})], auto: true })).toEqual([2]);
  });

  test('a chosen one comes before a larger one, and others fill what is free', () => {
    const vouchers = [...two, voucher(3, { scope: 'SHOP', shopId: 11 })];
    expect(picked({ vouchers, chosen: new Set([1]), auto: true })).toEqual([3, 1]);
    expect(picked({ vouchers, chosen: new Set([1]) })).toEqual([1]);
    expect(picked({ vouchers })).toEqual([]);
  });

  test('of two chosen ones of one scope one is taken; the other says what it would take', () => {
    const { vouchers } = sum([kettle], { vouchers: two, chosen: new Set([1, 2]) });
    expect(vouchers).toEqual([
      { couponUserId: 1, selected: false, reduce: 10_000 },
      { couponUserId: 2, selected: true, reduce: 12_000 },
    ]);
  });

  test.each([
    [{ minSpend: 300_000 }, { reason: 'voucher.min_spend', shortfall: 50_000 }],
    [{ shopId: 99, scope: 'SHOP' as const }, { reason: 'voucher.no_products' }],
    [{ terms: { type: 'FREE_SHIPPING', capAmount: null } as const }, { reason: 'voucher.no_effect' }],
  ])('one that does not fit says why: %o', (more, said) => {
    const lines = [{ ...kettle, deliveryFee: 0 }];
    expect(sum(lines, { vouchers: [voucher(1, more)], auto: true }).vouchers).toEqual([
      { couponUserId: 1, selected: false, reduce: 0, ...said },
    ]);
  });

  test('two of products never take the same line', () => {
    const ofProduct = (id: number, prodIds: number[]) =>
      voucher(id, { scope: 'PRODUCT', shopId: 11, prodIds: new Set(prodIds) });
    const { shops } = sum([kettle, cup], {
      vouchers: [ofProduct(1, [1, 2]), ofProduct(2, [2])],
      auto: true,
    });
    expect(shops[0]?.amounts.productVoucher).toBe(10_000);
    const apart = sum([kettle, cup], { vouchers: [ofProduct(1, [1]), ofProduct(2, [2])], auto: true });
    expect(apart.shops[0]?.amounts.productVoucher).toBe(20_000);
  });
});

test('coins pay a share of the goods at most, and never delivery or insurance', () => {
  const insurance = new Map([[11, { bps: 0, min: 9_000, chosen: true }]]);
  const coins = { asked: 10_000, balance: 10_000, value: 100, percent: 100 };
  const { amounts } = sum([kettle], { insurance, coins });
  expect(amounts).toMatchObject({ coinReduce: 250_000, total: 35_000 + 9_000 });
});

test('a wallet pays all that is due and no more', () => {
  expect(sum([kettle, tea], { wallet: 9_000_000 }).amounts).toMatchObject({
    walletUsed: 420_000,
    due: 0,
  });
});
