import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Area,
  Category,
  DeliveryEstimate,
  IndexImg,
  IndexSection,
  IndexTag,
  PageOfProductSummary,
  PageOfReview,
  ProductDetail,
  Region,
  ReviewSummary,
  Sku,
} from '#openapi/schema.gen.ts';
import { readAddresses, readCatalogue } from '#service/seed/catalogue.ts';
import { homeStore } from '#service/home/queries.ts';
import { regionStore } from '#service/regions/queries.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const catalogue = readCatalogue();
const trees = readAddresses();
const absentInLanka = catalogue.products.find(({ availability }) => !availability.includes('LK'))?.id ?? 0;
const fashion = catalogue.categories.find(({ slug }) => slug === 'fashion')?.id ?? 0;

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

test('the four regions are named in the language of the reader, Sri Lanka first (S1.51–S1.54)', async () => {
  const regions = await mall.get<Region[]>('/salesRegions/all', {}, 'tr-TR');
  expect(regions.map(({ regionName }) => regionName)).toEqual(['Sri Lanka', 'Çin', 'Laos', 'Türkiye']);
  expect(
    regions.map(({ currency }) => [currency.code, currency.displayDecimals, currency.roundingIncrement]),
  ).toEqual([
    ['LKR', 0, 100],
    ['CNY', 2, 1],
    ['LAK', 0, 100],
    ['TRY', 2, 1],
  ]);
  expect(regions.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each(['LK', 'CN', 'LA', 'TR'] as const)('the whole address tree of %s can be walked', async (code) => {
  const regionId = regionIds[code];
  const provinces = await mall.get<Area[]>('/area/listByPid', { regionId, pid: 0 });
  expect(provinces.map(({ areaName }) => areaName)).toEqual(trees[code].map(({ name }) => name));
  const place = trees[code].length - 1;
  const districts = await mall.get<Area[]>('/area/listByPid', {
    regionId,
    pid: provinces[place]?.areaId ?? 0,
  });
  expect(districts.map(({ areaName }) => areaName)).toEqual(
    trees[code][place]?.districts.map(({ name }) => name),
  );
  const towns = await mall.get<Area[]>('/area/listByPid', { regionId, pid: districts[0]?.areaId ?? 0 });
  expect(towns.map(({ areaName }) => areaName)).toEqual(trees[code][place]?.districts[0]?.towns);
  expect(towns.every(({ level, parentId }) => level === 3 && parentId === districts[0]?.areaId)).toBe(true);
  expect(await mall.get<Area[]>('/area/listByPid', { regionId, pid: towns[0]?.areaId ?? 0 })).toEqual([]);
});

test('an area of another region is not found', async () => {
  const [province] = await mall.get<Area[]>('/area/listByPid', { regionId: regionIds.TR, pid: 0 });
  expect(await mall.status('/area/listByPid', { regionId: regionIds.LK, pid: province?.areaId ?? 0 })).toBe(
    404,
  );
});

test('every section of the home page has products that are sold in the region', async () => {
  const sections = await mall.get<IndexSection[]>('/indexTag/list', { regionId: regionIds.LA }, 'zh-CN');
  expect(sections.length).toBeGreaterThan(9);
  for (const { products } of sections) {
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(12);
    expect(products.every(({ price }) => price.currency === 'LAK' && price.amount % 100 === 0)).toBe(true);
  }
  expect(sections[0]?.title).toBe('热门特惠');
});

test('the page of a tag holds what its section begins with, in the same order', async () => {
  const sections = await mall.get<IndexSection[]>('/indexTag/list');
  const section = sections.find(({ kind }) => kind === 'RECOMMENDED');
  const page = await mall.get<PageOfProductSummary>('/indexTag/tagdetaillist', {
    tagId: section?.tagId ?? 0,
  });
  expect(section?.campaign).toBeNull();
  expect(page.records.slice(0, 12)).toEqual(section?.products);
  expect(await mall.status('/indexTag/tagdetaillist', { tagId: 1 })).toBe(404);
});

test('trending deals have their turn day by day, until all have had it (S1.1, S1.10)', async () => {
  const { db } = mall.database;
  const reader = await regionStore(db, () => new Date()).reader(regionIds.CN, 'zh');
  const turns = new Map<string, number[]>();
  for (const day of ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07']) {
    const noon = new Date(`${day}T04:00:00Z`);
    const sections = await homeStore(db, () => noon).sections(reader);
    const deals = sections.find(({ kind }) => kind === 'TRENDING');
    expect(deals?.campaign).toEqual({
      startTime: new Date(noon.getTime() - 12 * 3_600_000).toISOString(),
      endTime: new Date(noon.getTime() + 12 * 3_600_000).toISOString(),
      serverTime: noon.toISOString(),
    });
    turns.set(day, deals?.products.map(({ prodId }) => prodId) ?? []);
  }
  const [first = [], second = [], third = [], fourth = []] = [...turns.values()];
  const all = await homeStore(db, () => new Date()).tagProducts(reader, 4001, { current: 1, size: 50 });
  expect(new Set([...first, ...second, ...third])).toEqual(new Set(all.records.map(({ prodId }) => prodId)));
  // They go round: after the last comes the first again.
  const order = all.records.map(({ prodId }) => prodId);
  const from = order.indexOf(fourth[0] ?? 0);
  expect(fourth).toHaveLength(12);
  expect(fourth).toEqual(fourth.map((_, place) => order[(from + place) % order.length]));
});

test('behind "cash on delivery" there are only products that can be paid so in the region', async () => {
  const tags = await mall.get<IndexTag[]>('/indexTag/taglist');
  const cash = tags.find(({ title }) => title === 'Cash on delivery');
  expect(cash?.kind).toBe('SERVICE');
  const page = await mall.get<PageOfProductSummary>('/indexTag/tagdetaillist', {
    tagId: cash?.tagId ?? 0,
    size: 50,
  });
  expect(page.records.every(({ codAvailable }) => codAvailable)).toBe(true);
});

const soldHere = readCatalogue().products.filter(({ availability }) => availability.includes('LK')).length;

test('the endless grid shows every product of the region exactly once', async () => {
  const seen: number[] = [];
  for (let current = 1; ; current += 1) {
    const page = await mall.get<PageOfProductSummary>('/indexTag/moreGoodStuff', { current, size: 50 });
    seen.push(...page.records.map(({ prodId }) => prodId));
    if (current >= page.pages) break;
  }
  expect(seen).toHaveLength(soldHere);
  expect(new Set(seen).size).toBe(soldHere);
});

test('a page beyond the end is empty and still says how many there are', async () => {
  const page = await mall.get<PageOfProductSummary>('/indexTag/moreGoodStuff', { current: 100, size: 50 });
  expect(page).toMatchObject({ records: [], total: soldHere, pages: Math.ceil(soldHere / 50), current: 100 });
  expect(await mall.status('/indexTag/moreGoodStuff', { current: 201, size: 50 })).toBe(422);
});

test('a banner says its title and text in the language of the reader and leads to a category', async () => {
  const [banner] = await mall.get<IndexImg[]>('/indexImgs', {}, 'ru-RU');
  expect(banner).toMatchObject({ type: 1, relation: 10001, link: null });
  expect(banner?.alt).toBe('Яркая техника, лёгкие цены. Телефоны, звук и экраны — скидки до 35 %');
});

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
