import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PriceHistory, ProductDetail } from '#openapi/schema.gen.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { deskKey, openShop, type Shop } from './shop.ts';
import { goods, sriLanka } from './world.ts';

const { prodId, skuId, price } = goods.kettle;
const here = and(eq(priceDays.skuId, skuId), eq(priceDays.regionId, sriLanka));
const ofPrice = and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, sriLanka));

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ options: { desk: true } });
  // Half past five in the morning of the fourth in Colombo, while it is still the third in Greenwich.
  shop.time.now = new Date('2026-05-04T00:00:00Z');
});
afterEach(() => shop.close());

const keep = () => shop.service.jobs.run('keep-price-days');
const daysGoBy = (days: number) => void (shop.time.now = daysAfter(shop.time.now, days));
const noted = () =>
  shop.db
    .select({ day: priceDays.day, price: priceDays.price })
    .from(priceDays)
    .where(here)
    .orderBy(asc(priceDays.day));
const desk = (amount: number) =>
  shop.ask('/dev/desk/api', {
    method: 'POST',
    body: { words: ['price', String(skuId), 'LK', String(amount)] },
    headers: deskKey,
  });
const byHand = (amount: number) => shop.db.update(skuPrices).set({ price: amount }).where(ofPrice);
const history = () => shop.ask<PriceHistory>(`/api/prod/priceHistory?skuId=${skuId}&regionId=${sriLanka}`);
const was = async () =>
  (await shop.ask<ProductDetail>(`/api/prod/prodInfo?prodId=${prodId}&regionId=${sriLanka}`)).body.oriPrice
    ?.amount ?? null;

describe('the days of a price', () => {
  test('are noted once a day by the calendar of the region, and only where the price is another one', async () => {
    await keep();
    await keep();
    expect(await noted()).toEqual([{ day: '2026-05-04', price }]);
    daysGoBy(1);
    await keep();
    expect(await noted()).toHaveLength(1);
    await byHand(price + 1_000);
    daysGoBy(1);
    await keep();
    await keep();
    expect(await noted()).toEqual([
      { day: '2026-05-04', price },
      { day: '2026-05-06', price: price + 1_000 },
    ]);
  });

  test('keep the lowest price of a day, whatever it cost in the evening', async () => {
    await keep();
    daysGoBy(3);
    await desk(90_000);
    await desk(140_000);
    await keep();
    expect(await noted()).toEqual([
      { day: '2026-05-04', price },
      { day: '2026-05-07', price: 90_000 },
    ]);
    daysGoBy(1);
    await keep();
    expect((await noted()).at(-1)).toEqual({ day: '2026-05-08', price: 140_000 });
  });

  test('are forgotten after a hundred and twenty, but for the price that held then', async () => {
    for (const amount of [price, 120_000, 110_000]) {
      await byHand(amount);
      await keep();
      daysGoBy(10);
    }
    daysGoBy(105);
    await keep();
    expect(await noted()).toEqual([
      { day: '2026-05-14', price: 120_000 },
      { day: '2026-05-24', price: 110_000 },
    ]);
  });
});

describe('a price before', () => {
  test('is answered once the product was sold for it for thirty days, and for ninety', async () => {
    await keep();
    daysGoBy(29);
    await desk(100_000);
    expect(await was()).toBeNull();
    await desk(price);
    daysGoBy(1);
    await keep();
    expect(await was()).toBeNull();
    daysGoBy(29);
    await desk(90_000);
    expect(await was()).toBe(100_000);
    daysGoBy(89);
    await keep();
    expect(await was()).toBe(100_000);
    daysGoBy(1);
    await keep();
    expect(await was()).toBeNull();
  });

  test('that somebody wrote by hand is gone with the next day', async () => {
    await keep();
    await shop.db.update(skuPrices).set({ oriPrice: 999_000 }).where(ofPrice);
    daysGoBy(1);
    await keep();
    expect(await was()).toBeNull();
  });

  test('follows a price that was lowered by hand, on the next day', async () => {
    await keep();
    daysGoBy(40);
    await byHand(100_000);
    await keep();
    expect(await was()).toBe(price);
  });
});

describe('the answer', () => {
  test('tells each price with its first day, the outermost ones and what it costs now', async () => {
    await keep();
    daysGoBy(40);
    await desk(100_000);
    const { status, body } = await history();
    const money = (amount: number) => ({ amount, currency: 'LKR' });
    expect(status).toBe(200);
    expect(body).toEqual({
      skuId,
      from: '2026-05-04',
      to: '2026-06-13',
      price: money(100_000),
      lowest: { day: '2026-06-13', price: money(100_000) },
      highest: { day: '2026-05-04', price: money(price) },
      changes: [
        { day: '2026-05-04', price: money(price) },
        { day: '2026-06-13', price: money(100_000) },
      ],
    });
  });

  test('is there before the first day was noted', async () => {
    expect((await history()).body.changes).toHaveLength(1);
  });

  test('is not found for an unknown SKU, one off the shelf, and one that is not sold here', async () => {
    const ask = (id: number) => shop.ask(`/api/prod/priceHistory?skuId=${id}&regionId=${sriLanka}`);
    for (const id of [1, goods.offShelf.skuId, goods.chinaOnly.skuId])
      expect((await ask(id)).status).toBe(404);
    await shop.db.delete(productRegions).where(eq(productRegions.prodId, prodId));
    expect((await history()).status).toBe(404);
  });
});
