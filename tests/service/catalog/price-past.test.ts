import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencies } from '#openapi/currencies.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { dayIn } from '#service/domain/calendar.ts';
import { type PriceDay, wasPrice } from '#service/domain/was-price.ts';
import { type Mall, openMall } from './mall.ts';

let mall: Mall;
beforeAll(async () => void (mall = await openMall()));
afterAll(() => mall.close());

const now = new Date('2026-11-21T20:00:00Z');

test('the sample mall was really sold for its list prices, and its past ends at the prices of today', async () => {
  const { db } = mall.database;
  const prices = await db
    .select()
    .from(skuPrices)
    .innerJoin(regions, eq(regions.regionId, skuPrices.regionId));
  const past = new Map<string, PriceDay[]>();
  for (const { skuId, regionId, ...day } of await db.select().from(priceDays).orderBy(priceDays.day)) {
    const key = `${skuId} ${regionId}`;
    past.set(key, [...(past.get(key) ?? []), day]);
  }
  expect(prices.length).toBeGreaterThan(5_000);
  let moving = 0;
  for (const { sku_prices: held, regions: region } of prices) {
    const days = past.get(`${held.skuId} ${held.regionId}`) ?? [];
    const today = dayIn(region.timeZone, now);
    expect(wasPrice(days, { price: held.price, today })).toBe(held.oriPrice);
    expect(days.at(-1)?.price).toBe(held.price);
    expect(days[0]?.day).toBe(region.timeZone.startsWith('Asia') ? '2026-07-26' : '2026-07-25');
    const { roundingIncrement } = currencies[region.currency];
    expect(days.filter(({ price }) => price <= 0 || price % roundingIncrement !== 0)).toEqual([]);
    if (days.length > 2) moving += 1;
  }
  expect(moving / prices.length).toBeGreaterThan(0.2);
});

test('the job finds nothing to change in it on the day on which it was filled', async () => {
  const all = () => mall.database.db.select().from(skuPrices).orderBy(skuPrices.skuId, skuPrices.regionId);
  const before = await all();
  await mall.service.jobs.run('keep-price-days');
  expect(await all()).toEqual(before);
});
