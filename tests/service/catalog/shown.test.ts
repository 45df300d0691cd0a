import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryEstimate, ProductDetail, ProductSummary, Sku } from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { settings } from '#service/db/schema/settings.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { readCuration } from '#service/seed/curation.ts';
import { seedDatabase } from '#service/seed/seed.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const catalogue = readCatalogue();
const curation = readCuration();
const ring = 100232;
const dress = 100123;
/** Its shop takes 7% off everything. */
const reduced = 100301;

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

test('a product says how large each of its pictures is and what colour most of it has', async () => {
  const { imgs, imgLooks } = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: ring });
  expect(imgLooks).toHaveLength(imgs.length);
  expect(imgLooks?.[0]).toMatchObject({ width: 300, height: 300 });
});

test('clothes name the table of their sizes, other things none', async () => {
  expect((await mall.get<ProductDetail>('/prod/prodInfo', { prodId: dress })).sizeGuide).toBe('tops');
  expect(await mall.get<ProductDetail>('/prod/prodInfo', { prodId: ring })).not.toHaveProperty('sizeGuide');
});

test('what was chosen to go with a product comes first, and nothing that cannot be bought', async () => {
  const [id = '', chosen = []] = Object.entries(curation.companions)[0] ?? [];
  const told = await mall.get<ProductSummary[]>('/prod/companions', { prodId: Number(id) });
  expect(chosen).toContain(told[0]?.prodId);
  expect(told.length).toBeGreaterThan(1);
  expect(told.every(({ stockState }) => stockState !== 'OUT_OF_STOCK')).toBe(true);
});

test('where nothing was chosen, what is most like it goes with it; an unknown product has none', async () => {
  const plain = catalogue.products.find(({ id }) => !curation.companions[id]);
  const told = await mall.get<ProductSummary[]>('/prod/companions', { prodId: plain?.id ?? 0 });
  expect(told).toHaveLength(3);
  expect(told.map(({ prodId }) => prodId)).not.toContain(plain?.id);
  expect(await mall.status('/prod/companions', { prodId: 1 })).toBe(404);
});

test('the days of delivery hold until the day of the region is over', async () => {
  const asked = { prodId: 100001, regionId: regionIds.LK };
  const { orderBefore } = await mall.get<DeliveryEstimate>('/prod/deliveryEstimate', asked);
  expect(orderBefore).toBe('2026-11-22T18:30:00.000Z');
});

test('the best price takes the promotion of the shop off, as the cart does; a shop without one has none', async () => {
  const [sku] = await mall.get<Sku[]>('/prod/skuList', { prodId: reduced });
  expect(sku?.bestPrice?.percentOff).toBe(7);
  const price = sku?.price.amount ?? 0;
  expect(sku?.bestPrice?.price.amount).toBe(price - Math.round((price * 0.07) / 100) * 100);
  const { skuList } = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: reduced });
  expect(skuList[0]?.bestPrice).toEqual(sku?.bestPrice);
  const [other] = await mall.get<Sku[]>('/prod/skuList', { prodId: ring });
  expect(other).not.toHaveProperty('bestPrice');
});

test('a mall that was filled before gets the looks of its pictures, and what goes with each product', async () => {
  const { db } = mall.database;
  await db.update(products).set({ imgLooks: null, companions: null, sizeGuide: null });
  await db
    .update(settings)
    .set({ value: { version: 7, sample: null } })
    .where(eq(settings.key, 'seed'));
  expect(await seedDatabase(mall.database)).toBe(false);
  const { imgLooks } = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: ring });
  expect(imgLooks?.[0]).toMatchObject({ width: 300, height: 300 });
  expect((await mall.get<ProductDetail>('/prod/prodInfo', { prodId: dress })).sizeGuide).toBe('tops');
});
