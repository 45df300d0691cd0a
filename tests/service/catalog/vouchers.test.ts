import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { PageOfProductSummary, PageOfVoucher, ProductDetail, Voucher } from '#openapi/schema.gen.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { openMall, regionIds } from './mall.ts';

const mall = await openMall();
const catalogue = readCatalogue();
afterAll(() => mall.close());

const ssd = { prodId: 100_082, shopId: 2002 };

test.each(['LK', 'CN', 'LA', 'TR'] as const)(
  'the vouchers of %s are in its currency, of every scope and type, and none is over',
  async (code) => {
    const { records, total } = await mall.get<PageOfVoucher>('/coupon/page', {
      regionId: regionIds[code],
      size: 50,
    });
    const asOf = catalogue.meta.asOf;
    const given = catalogue.vouchers.filter(
      (one) => one.regions.includes(code) && one.audience !== 'app' && one.validThrough >= asOf,
    );
    expect(total).toBe(given.length);
    expect(new Set(records.map(({ scope }) => scope))).toEqual(new Set(['MALL', 'SHOP', 'PRODUCT']));
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['PERCENT', 'AMOUNT', 'FREE_SHIPPING']));
    const currencies = records.flatMap(({ minSpend, reduceAmount, capAmount }) =>
      [minSpend, reduceAmount, capAmount].flatMap((money) => (money ? [money.currency] : [])),
    );
    expect(new Set(currencies).size).toBe(1);
    expect(records.every(({ regionId }) => regionId === regionIds[code])).toBe(true);
    const starts = records.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted().toReversed());
  },
);

test('a voucher keeps its day in the calendar of its region', async () => {
  const { records } = await mall.get<PageOfVoucher>('/coupon/page', { size: 50 }, 'tr-TR');
  const welcome = records.find(({ couponId }) => couponId === 70_011);
  expect(welcome).toMatchObject({
    couponName: 'İlk siparişinize hoş geldin hediyesi',
    scope: 'MALL',
    type: 'PERCENT',
    percentOff: 15,
    reduceAmount: null,
    capAmount: { amount: 299_000, currency: 'LKR' },
    startTime: '2026-10-31T18:30:00.000Z',
    endTime: '2026-12-31T18:29:59.000Z',
    actions: ['COLLECT'],
  });
});

test('a list of one scope holds that scope only (Z19)', async () => {
  for (const scope of ['MALL', 'SHOP', 'PRODUCT'] as const) {
    const { records } = await mall.get<PageOfVoucher>('/coupon/page', { scope, size: 50 });
    expect(records.length).toBeGreaterThan(0);
    expect(records.every((one) => one.scope === scope)).toBe(true);
  }
});

test('what is nearly gone and what is gone is said', async () => {
  await mall.database.db.update(vouchers).set({ collected: 800 }).where(eq(vouchers.couponId, 70_261));
  const { records } = await mall.get<PageOfVoucher>('/coupon/page', { scope: 'PRODUCT', size: 50 });
  const stock = (couponId: number) => records.find((one) => one.couponId === couponId)?.stockState;
  expect([70_251, 70_381, 70_261].map(stock)).toEqual(['AVAILABLE', 'FEW', 'GONE']);
});

test('a product is told the vouchers of itself, of its shop and of the mall', async () => {
  const list = await mall.get<Voucher[]>('/coupon/listByProdId', ssd);
  expect(new Set(list.map(({ scope }) => scope))).toEqual(new Set(['MALL', 'SHOP', 'PRODUCT']));
  expect(list.filter(({ shopId }) => shopId !== null).every(({ shopId }) => shopId === ssd.shopId)).toBe(
    true,
  );
  expect(list.filter(({ scope }) => scope === 'PRODUCT').map(({ couponId }) => couponId)).toEqual([70_251]);
  const product = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: ssd.prodId });
  expect(product.voucherCount).toBe(list.length);
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: ssd.shopId });
  expect(page.records.find(({ prodId }) => prodId === ssd.prodId)?.voucherCount).toBe(list.length);
});

test('a shop is told its own vouchers and those of its products', async () => {
  const list = await mall.get<Voucher[]>('/coupon/listByShopId', { shopId: 2002 });
  expect(new Set(list.map(({ couponId }) => couponId))).toEqual(new Set([70_081, 70_251, 70_341]));
});

test('a voucher leads to what it can be used on', async () => {
  const own = await mall.get<PageOfProductSummary>('/coupon/prodListByCouponId', { couponId: 70_251 });
  expect(own.records.map(({ prodId }) => prodId)).toEqual([ssd.prodId]);
  const shop = await mall.get<PageOfProductSummary>('/coupon/prodListByCouponId', { couponId: 70_081 });
  expect(shop.total).toBeGreaterThanOrEqual(10);
  expect(shop.records.every(({ shopId }) => shopId === 2002)).toBe(true);
  const all = await mall.get<PageOfProductSummary>('/coupon/prodListByCouponId', { couponId: 70_011 });
  expect(all.total).toBe(
    readCatalogue().products.filter(({ availability }) => availability.includes('LK')).length,
  );
});

test('what is unknown or of another region is not found', async () => {
  expect(await mall.status('/coupon/listByProdId', { prodId: 1, shopId: 2002 })).toBe(404);
  expect(await mall.status('/coupon/listByProdId', { ...ssd, shopId: 2001 })).toBe(404);
  expect(await mall.status('/coupon/listByShopId', { shopId: 1 })).toBe(404);
  expect(await mall.status('/coupon/prodListByCouponId', { couponId: 1 })).toBe(404);
  expect(await mall.status('/coupon/prodListByCouponId', { couponId: 70_252 })).toBe(404);
  expect(await mall.status('/coupon/page', { scope: 'ALL' })).toBe(422);
  expect(await mall.status('/coupon/page', { current: 201, size: 50 })).toBe(422);
});
