import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Category,
  DeliveryEstimate,
  PageOfProductSummary,
  PageOfReview,
  ProductDetail,
  ReviewSummary,
  Sku,
} from '#openapi/schema.gen.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const catalogue = readCatalogue();
const absentInLanka = catalogue.products.find(({ availability }) => !availability.includes('LK'))?.id ?? 0;
const fashion = catalogue.categories.find(({ slug }) => slug === 'fashion')?.id ?? 0;

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

test('categories come as a tree of the depth that is asked for', async () => {
  const roots = await mall.get<Category[]>('/category/categoryInfo', { parentId: 0 }, 'pt-PT');
  expect(roots).toHaveLength(13);
  expect(roots[0]).toMatchObject({ categoryName: 'Eletrônicos', parentId: 0 });
  expect(roots[0]).not.toHaveProperty('children');
  const [deep] = await mall.get<Category[]>('/category/categoryInfo', { depth: 3 });
  expect(deep?.children?.[0]?.children?.[0]?.categoryName).toBe('Smartphones');
  expect(await mall.get<Category[]>('/category/categoryInfo', { parentId: 10003 })).toEqual([]);
  expect(await mall.status('/category/categoryInfo', { parentId: 999 })).toBe(404);
});

test.each([
  ['price', 'asc'],
  ['price', 'desc'],
  ['soldNum', 'desc'],
  ['rating', 'desc'],
] as const)('a list sorted by %s %s is in that order, page after page', async (sortName, sort) => {
  const query = { categoryId: fashion, sortName, sort, size: 50 };
  const pages = await Promise.all(
    [1, 2].map((current) => mall.get<PageOfProductSummary>('/prod/pageProd', { ...query, current })),
  );
  const records = pages.flatMap((page) => page.records);
  const of = {
    price: (i: number) => records[i]?.price.amount,
    soldNum: (i: number) => records[i]?.soldNum,
    rating: (i: number) => records[i]?.ratingAvg,
  };
  const values = records.map((_, index) => of[sortName](index) ?? 0);
  expect(values.length).toBeGreaterThan(60);
  expect(values).toEqual(values.toSorted((a, b) => (sort === 'asc' ? a - b : b - a)));
  expect(new Set(records.map(({ prodId }) => prodId)).size).toBe(records.length);
});

test('a list needs a category, a shop or a brand, and one that exists', async () => {
  expect(await mall.status('/prod/pageProd')).toBe(422);
  expect(await mall.status('/prod/pageProd', { categoryId: 1 })).toBe(404);
  expect(await mall.status('/prod/pageProd', { shopId: 1 })).toBe(404);
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { brandId: 3001 });
  expect(page.total).toBe(
    catalogue.products.filter((one) => one.brandId === 3001 && one.availability.includes('LK')).length,
  );
});

test.each(['LK', 'CN', 'LA', 'TR'] as const)(
  'a product has the price and the delivery of %s',
  async (code) => {
    const source = catalogue.products.find(({ id }) => id === 100040);
    const product = await mall.get<ProductDetail>('/prod/prodInfo', {
      prodId: 100040,
      regionId: regionIds[code],
    });
    expect(product.price.amount).toBe(source?.price[code]);
    expect(product.skuList.map(({ price }) => price.amount)).toEqual(
      source?.skus.map(({ price }) => price[code]),
    );
    expect(product.overseas).toBe(source?.delivery[code]?.overseas);
    expect(product.codAvailable).toBe(source?.services.includes('cod'));
    expect(product.delivery.fee.amount).toBe(source?.delivery[code]?.fee);
    expect(product.totalStocks).toBe(source?.skus.reduce((sum, { stock }) => sum + stock, 0));
  },
);

test('a product page says names in Chinese to a Chinese reader and the rest in the reader’s words', async () => {
  const product = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: 100040 }, 'zh-CN');
  expect(product).toMatchObject({ prodName: 'Aurelo Nova 5G 智能手机', shipFromText: '中国' });
  expect(product.categoryPath.map(({ categoryName }) => categoryName)).toEqual([
    '电子产品',
    '手机平板',
    '智能手机',
  ]);
  expect(product.shop).toMatchObject({ shopId: 2001, shopName: 'Aurelo官方旗舰店', official: true });
  expect(product.imgs).toHaveLength(4);
  expect(product.contentHtml).toMatch(/^<p>[^<]+<\/p>$/);
});

test('the arrival is counted from today in the calendar of the region (S2.65)', async () => {
  const estimate = await mall.get<DeliveryEstimate>('/prod/deliveryEstimate', { prodId: 100040 });
  expect(estimate).toMatchObject({
    from: '2026-12-01',
    to: '2026-12-05',
    deliverable: true,
    courierName: 'Island Express',
  });
});

test('what is not sold in the region has a page that says so and nothing to buy', async () => {
  const product = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: absentInLanka });
  expect(product).toMatchObject({ regionAvailable: false, skuList: [], totalStocks: 0, codAvailable: false });
  expect(product.delivery.deliverable).toBe(false);
  expect(await mall.get<Sku[]>('/prod/skuList', { prodId: absentInLanka })).toEqual([]);
});

test('an unknown product is not found anywhere', async () => {
  for (const path of [
    '/prod/prodInfo',
    '/prod/skuList',
    '/prod/similar',
    '/prod/deliveryEstimate',
    '/prodComm/prodCommData',
  ]) {
    expect(await mall.status(path, { prodId: 1 })).toBe(404);
  }
});

test('similar products begin with those of the same shelf and never hold the product itself (S2.64)', async () => {
  const page = await mall.get<PageOfProductSummary>('/prod/similar', { prodId: 100001, size: 12 });
  const shelves = page.records.map(
    ({ prodId }) => catalogue.products.find(({ id }) => id === prodId)?.categoryId,
  );
  expect(page.records).toHaveLength(12);
  expect(page.records.map(({ prodId }) => prodId)).not.toContain(100001);
  expect(shelves[0]).toBe(10023);
  expect(shelves.lastIndexOf(10023)).toBe(shelves.filter((shelf) => shelf === 10023).length - 1);
});

test.each([
  ['sold here', 100001],
  ['sold in other regions only', absentInLanka],
])('as many products are similar to one %s as its top category sells besides', async (_where, prodId) => {
  const { categoryPath, regionAvailable } = await mall.get<ProductDetail>('/prod/prodInfo', { prodId });
  const categoryId = categoryPath[0]?.categoryId ?? 0;
  const all = await mall.get<PageOfProductSummary>('/prod/pageProd', { categoryId });
  const similar = await mall.get<PageOfProductSummary>('/prod/similar', { prodId });
  expect(similar.total).toBe(all.total - Number(regionAvailable));
});

test('reviews are counted by stars, filtered by them, and anonymous ones hide who wrote them', async () => {
  const summary = await mall.get<ReviewSummary>('/prodComm/prodCommData', { prodId: 100005 });
  expect(Object.values(summary.counts).reduce((sum, count) => sum + count, 0)).toBe(summary.total);
  const page = await mall.get<PageOfReview>('/prodComm/prodCommPageByProd', { prodId: 100005, size: 50 });
  expect(page.total).toBe(catalogue.reviews.filter(({ productId }) => productId === 100005).length);
  const hidden = page.records.find(({ isAnonymous }) => isAnonymous);
  expect(hidden).toMatchObject({ nickName: '***', pic: null });
  const score = page.records[0]?.score ?? 5;
  const filtered = await mall.get<PageOfReview>('/prodComm/prodCommPageByProd', { prodId: 100005, score });
  expect(filtered.records.every((review) => review.score === score)).toBe(true);
});
