import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { PageOfTrendingProduct, ShopDetail, ShopReviews } from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import { openMall } from './mall.ts';

const mall = await openMall();
afterAll(() => mall.close());

const oakAndLinen = 2004;
const trending = (query: Record<string, number> = {}) =>
  mall.get<PageOfTrendingProduct>('/prod/trending', query);

test('trending ranks by the pieces of seven days and says them, never more than were sold in all (S2.30)', async () => {
  const { records } = await trending();
  const weeks = records.map(({ soldThisWeek }) => soldThisWeek);
  expect(weeks[0]).toBeGreaterThan(0);
  expect(weeks).toEqual(weeks.toSorted((a, b) => b - a));
  expect(records.filter(({ soldThisWeek, soldNum }) => soldThisWeek > soldNum)).toEqual([]);
});

test('what was sold a week ago counts no more, what is sold today leads', async () => {
  const [first, second] = (await trending()).records;
  const ownOf = (prodId = 0) => eq(soldDays.prodId, prodId);
  await mall.database.db
    .update(soldDays)
    .set({ day: sql`${soldDays.day} - 30` })
    .where(ownOf(first?.prodId));
  const [now] = (await trending()).records;
  expect(now?.prodId).toBe(second?.prodId);
});

test('a category has a list of its own', async () => {
  const all = await trending();
  const groceries = await trending({ categoryId: 10_059 });
  expect(groceries.total).toBeGreaterThan(0);
  expect(groceries.total).toBeLessThan(all.total);
});

test('stars, bars and words of a shop are of the same ratings', async () => {
  const shop = await mall.get<ShopDetail>('/shopDetail/info', { shopId: oakAndLinen });
  const said = await mall.get<ShopReviews>('/shopDetail/reviews', { shopId: oakAndLinen });
  const counts = Object.entries(said.counts).map(([stars, count]) => ({ stars: Number(stars), count }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const points = counts.reduce((sum, { stars, count }) => sum + stars * count, 0);
  expect([said.total, shop.ratingCount]).toEqual([total, total]);
  expect([said.ratingAvg, shop.ratingAvg]).toEqual(
    [points, points].map((one) => Math.round((one / total) * 10) / 10),
  );
  const own = await mall.database.db
    .select({ prodId: products.prodId })
    .from(products)
    .where(eq(products.shopId, oakAndLinen));
  const ids = own.map(({ prodId }) => prodId);
  expect(said.reviews.length).toBeGreaterThan(0);
  expect(said.reviews.filter(({ prodId }) => !ids.includes(prodId))).toEqual([]);
});

test('a shop that is not there has no reviews', async () => {
  expect(await mall.status('/shopDetail/reviews', { shopId: 1 })).toBe(404);
});
