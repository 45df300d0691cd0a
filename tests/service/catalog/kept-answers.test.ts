import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  HomeWindow,
  PageOfProductSummary,
  ProductDetail,
  ProductSummary,
  SearchResult,
} from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { forgetKept, ttlCache } from '#service/platform/ttl-cache.ts';
import { type Mall, openMall } from './mall.ts';

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

const prodId = 100_001;
const page = () => mall.get<ProductDetail>('/prod/prodInfo', { prodId });

test("a product's page shows the stock of now, also where no change is told of", async () => {
  const before = await page();
  const sku = before.skuList.find(({ stocks }) => stocks > 2);
  if (!sku) throw new Error('no stock');
  await mall.database.db
    .update(skus)
    .set({ stock: sku.stocks - 1 })
    .where(eq(skus.skuId, sku.skuId));
  const after = await page();
  expect(after.skuList.find(({ skuId }) => skuId === sku.skuId)?.stocks).toBe(sku.stocks - 1);
  expect(after.totalStocks).toBe(before.totalStocks - 1);
});

test("a product's page shows the price of now", async () => {
  const before = await page();
  const dearer = before.price.amount + 12_300;
  const ids = before.skuList.map(({ skuId }) => skuId);
  await mall.database.db.update(skuPrices).set({ price: dearer }).where(inArray(skuPrices.skuId, ids));
  const after = await page();
  expect(after.price.amount).toBe(dearer);
  expect(after.skuList.map(({ price }) => price.amount)).toEqual(ids.map(() => dearer));
});

test('what a merchant writes anew is shown at once, and what is taken off the shelf is gone', async () => {
  const before = await page();
  const { db } = mall.database;
  await db
    .update(products)
    .set({ name: { en: 'Renamed by its merchant' } })
    .where(eq(products.prodId, prodId));
  expect((await page()).prodName).toBe('Renamed by its merchant');

  const asked = { shopId: before.shop.shopId, size: 1 };
  const listed = () => mall.get<PageOfProductSummary>('/prod/pageProd', asked);
  const { total } = await listed();
  await db.update(products).set({ onShelf: false }).where(eq(products.prodId, prodId));
  expect(await mall.status('/prod/prodInfo', { prodId })).toBe(404);
  expect((await listed()).total).toBe(total - 1);
  await db.update(products).set({ onShelf: true }).where(eq(products.prodId, prodId));
  expect((await listed()).total).toBe(total);
});

test("the stars of a shop are those of now on its products' pages", async () => {
  const { shop } = await page();
  await mall.database.db.update(shops).set({ ratingAvg: 1.4 }).where(eq(shops.shopId, shop.shopId));
  expect((await page()).shop.ratingAvg).toBe(1.4);
});

test('which products are like one is kept for a while, what is said of them is what is true now', async () => {
  const similar = async () =>
    (await mall.get<PageOfProductSummary>('/prod/similar', { prodId, size: 12 })).records;
  const ids = (list: ProductSummary[]) => list.map((one) => one.prodId);
  const before = await similar();
  const [, second] = ids(before);
  if (!second) throw new Error('nothing is like it');
  const sold = 1_000_000;
  await mall.database.db.update(products).set({ soldNum: sold }).where(eq(products.prodId, second));
  const kept = await similar();
  expect(ids(kept)).toEqual(ids(before));
  expect(kept[1]?.soldNum).toBe(sold);
  forgetKept();
  expect(ids(await similar()).indexOf(second)).toBe(0);
});

test('products of a kind share what is like them, and none is like itself', async () => {
  const like = async (one: number, current = 1) =>
    (await mall.get<PageOfProductSummary>('/prod/similar', { prodId: one, size: 5, current })).records.map(
      (found) => found.prodId,
    );
  const [other = 0] = await like(prodId);
  const pages = await Promise.all([1, 2, 3].map((current) => like(other, current)));
  expect(pages.flat()).not.toContain(other);
  expect(new Set(pages.flat()).size).toBe(15);
  expect(await like(prodId)).not.toContain(prodId);
});

test('a list shows at once what buyers think of its products', async () => {
  const lists = [
    () => mall.get<PageOfProductSummary>('/prod/pageProd', { categoryId: 10_001, size: 12 }),
    () => mall.get<SearchResult>('/search', { categoryId: 10_001, pageSize: 12 }),
  ];
  for (const list of lists) {
    const [first] = (await list()).records;
    if (!first) throw new Error('an empty list');
    const ratingAvg = first.ratingAvg === 1.2 ? 1.3 : 1.2;
    await mall.database.db.update(products).set({ ratingAvg }).where(eq(products.prodId, first.prodId));
    const now = (await list()).records.find((one) => one.prodId === first.prodId);
    expect(now?.ratingAvg).toBe(ratingAvg);
  }
});

test('home drops at once what has just sold out', async () => {
  const shown = async () => {
    const { sections } = await mall.get<HomeWindow>('/indexTag/window');
    return sections.flatMap((section) => section.products);
  };
  const [first] = await shown();
  if (!first) throw new Error('an empty home page');
  await mall.database.db.update(skus).set({ stock: 0 }).where(eq(skus.prodId, first.prodId));
  expect((await shown()).map((one) => one.prodId)).not.toContain(first.prodId);
});

test('a search for much goes through every product once, from page to page', async () => {
  const pages: ProductSummary[] = [];
  let total = Infinity;
  // "black" fills more than a page with the best matches, and goes on with others.
  for (let pageNumber = 1; pages.length < total; pageNumber += 1) {
    forgetKept();
    const found = await mall.get<SearchResult>('/search', { key: 'black', pageNumber, pageSize: 7 });
    if (found.records.length === 0) break;
    total = found.total;
    pages.push(...found.records);
  }
  const whole = await mall.get<SearchResult>('/search', { key: 'black', pageSize: 48 });
  expect(total).toBeGreaterThan(14);
  expect(new Set(pages.map((one) => one.prodId)).size).toBe(total);
  expect(pages.slice(0, 48).map((one) => one.prodId)).toEqual(whole.records.map((one) => one.prodId));
});

test('a question of the query builder is asked once for all who wait for it', async () => {
  const kept = ttlCache<{ turn: number }[]>(1);
  const { db } = mall.database;
  await db.execute(sql`create sequence if not exists asked_turns`);
  const read = () =>
    db.select({ turn: sql<number>`nextval('asked_turns')`.mapWith(Number) }).from(sql`(select 1) one`);
  const ask = () => kept([], read);
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toEqual([{ turn: 1 }]);
  expect(other).toEqual(one);
  expect(await ask()).toEqual(one);
});
