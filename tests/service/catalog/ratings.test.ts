import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductDetail, ReviewSummary } from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { countStars, disagreeingRatings } from '#service/reviews/ratings.ts';
import { type Mall, openMall } from './mall.ts';

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

test('every product’s average and count agree with its stars, its reviews and the lists', async () => {
  expect(await disagreeingRatings(mall.database.db)).toEqual([]);
});

test('and still do after hundreds of new stars, which readers see', async () => {
  const { db } = mall.database;
  const some = await db.select({ prodId: products.prodId }).from(products).where(eq(products.onShelf, true));
  let random = 20_260_504;
  const next = (limit: number) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % limit;
  };
  const given = new Map<number, number[]>();
  for (let number = 0; number < 400; number += 1) {
    const prodId = some[next(Math.min(some.length, 60))]?.prodId ?? 0;
    const score = next(5) + 1;
    if (!given.has(prodId)) {
      const { counts } = await mall.get<ReviewSummary>('/prodComm/prodCommData', { prodId });
      given.set(prodId, Object.values(counts));
    }
    const stars = given.get(prodId) ?? [];
    stars[score - 1] = (stars[score - 1] ?? 0) + 1;
    await db.transaction((tx) => countStars(tx, prodId, score));
  }
  expect(await disagreeingRatings(db)).toEqual([]);
  for (const [prodId, stars] of given) {
    const { counts, total, ratingAvg } = await mall.get<ReviewSummary>('/prodComm/prodCommData', { prodId });
    expect(Object.values(counts)).toEqual(stars);
    expect(total).toBe(stars.reduce((sum, count) => sum + count, 0));
    const points = stars.reduce((sum, count, place) => sum + count * (place + 1), 0);
    expect(Math.abs((ratingAvg ?? 0) - points / total)).toBeLessThanOrEqual(0.1);
    const page = await mall.get<ProductDetail>('/prod/prodInfo', { prodId });
    expect(page.ratingAvg).toBe(ratingAvg);
  }
});
