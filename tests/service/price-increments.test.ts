import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { databaseCode } from '#service/platform/transaction.ts';
import { onIncrement } from '#service/domain/money.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { regionRows } from '#service/seed/region-rows.ts';
import { seedDay } from '#service/seed/seed-day.ts';
import { productRegionRows } from '#service/seed/product-rows.ts';
import { skuPriceRows } from '#service/seed/sku-rows.ts';
import { voucherRows } from '#service/seed/voucher-rows.ts';
import { groupBuyPriceRows } from '#service/seed/group-buy-rows.ts';
import { deskKey, openShop, type Shop } from './shop.ts';
import { china, goods, laos, sriLanka } from './world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const checkViolation = '23514';
const codeOf = async (work: Promise<unknown>) => work.then(() => 'done', databaseCode);
const day = new Date('2026-05-04T08:00:00Z');

const voucher = (
  regionId: number,
  amounts: { minSpend?: number; reduceAmount?: number; capAmount?: number },
) =>
  shop.db.insert(vouchers).values({
    couponId: Math.floor(Math.random() * 1e12),
    regionId,
    name: { en: 'Voucher' },
    scope: 'MALL',
    type: 'AMOUNT',
    reduceAmount: 100,
    minSpend: 0,
    ...amounts,
    allProducts: true,
    audience: 'ALL',
    startTime: day,
    endTime: day,
    total: 1,
    collected: 0,
    perUserLimit: 1,
  });

describe('a price that cannot be shown', () => {
  test.each([
    ['rupees', sriLanka, 12_345, checkViolation],
    ['kip', laos, 12_345, checkViolation],
    ['whole rupees', sriLanka, 12_300, 'done'],
    ['lira, which have cents', 659006000409, 12_345, 'done'],
  ])('is refused by the database: %s', async (_what, regionId, amount, code) => {
    const ofTea = and(eq(skuPrices.skuId, goods.tea.skuId), eq(skuPrices.regionId, regionId));
    expect(await codeOf(shop.db.update(skuPrices).set({ price: amount }).where(ofTea))).toBe(code);
    expect(await codeOf(shop.db.update(skuPrices).set({ oriPrice: amount }).where(ofTea))).toBe(code);
    const window = and(eq(productRegions.prodId, goods.tea.prodId), eq(productRegions.regionId, regionId));
    expect(await codeOf(shop.db.update(productRegions).set({ fee: amount }).where(window))).toBe(code);
    for (const part of ['minSpend', 'reduceAmount', 'capAmount'])
      expect(await codeOf(voucher(regionId, { [part]: amount }))).toBe(code);
  });

  test('is refused for a group buy', async () => {
    const groupBuyId = 1;
    const { prodId, skuId } = goods.tea;
    const endTime = new Date('2026-05-05T08:00:00Z');
    const times = { startTime: day, endTime, limitPerUser: 2 };
    await shop.db
      .insert(groupBuys)
      .values({ groupBuyId, prodId, skuId, targetCount: 2, joinedCount: 0, ...times });
    const price = (regionId: number) =>
      shop.db.insert(groupBuyPrices).values({ groupBuyId, regionId, price: 101 });
    expect([await codeOf(price(sriLanka)), await codeOf(price(china))]).toEqual([checkViolation, 'done']);
  });

  test('cannot be passed off under another currency', async () => {
    const ofTea = and(eq(skuPrices.skuId, goods.tea.skuId), eq(skuPrices.regionId, sriLanka));
    const passedOff = shop.db.update(skuPrices).set({ price: 12_345, currency: 'CNY' }).where(ofTea);
    expect(await codeOf(passedOff)).toBe(checkViolation);
  });

  test.each([
    ['LK', 'A price in LKR is a multiple of 100 minor units.'],
    ['LA', 'A price in LAK is a multiple of 100 minor units.'],
  ])('is refused at the desk in %s, with the reason', async (country, line) => {
    const words = ['price', String(goods.tea.skuId), country, '12345'];
    const { body } = await shop.ask('/dev/desk/api', { method: 'POST', body: { words }, headers: deskKey });
    expect(body).toEqual({ ok: false, lines: [line] });
  });
});

test('the catalogue of the mall has no price that cannot be shown', () => {
  const catalogue = readCatalogue();
  const currencies = new Map(regionRows(catalogue).map(({ regionId, currency }) => [regionId, currency]));
  const rows: { regionId: number; amounts: (number | null | undefined)[] }[] = [
    ...skuPriceRows(catalogue).map(({ regionId, price, oriPrice }) => ({
      regionId,
      amounts: [price, oriPrice],
    })),
    ...productRegionRows(catalogue).map(({ regionId, price, oriPrice, fee }) => ({
      regionId,
      amounts: [price, oriPrice, fee],
    })),
    ...groupBuyPriceRows(catalogue).map(({ regionId, price }) => ({ regionId, amounts: [price] })),
    ...voucherRows(catalogue, seedDay(catalogue.meta.asOf, day)).map(
      ({ regionId, minSpend, capAmount, reduceAmount }) => ({
        regionId,
        amounts: [minSpend, capAmount, reduceAmount],
      }),
    ),
  ];
  const off = rows.filter(({ regionId, amounts }) => {
    const currency = currencies.get(regionId);
    return !currency || amounts.some((amount) => amount != null && !onIncrement(amount, currency));
  });
  expect(rows.length).toBeGreaterThan(5_000);
  expect(off).toEqual([]);
});
