import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type {
  PageOfBrand,
  PageOfProductSummary,
  PageOfShopWindow,
  ShopDetail,
  ShopSummary,
} from '#openapi/schema.gen.ts';
import { shops } from '#service/db/schema/shops.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { openMall, regionIds } from './mall.ts';

const mall = await openMall();
const catalogue = readCatalogue();
afterAll(() => mall.close());

const casora = 2003;
const inLanka = (shopId: number) =>
  catalogue.products.filter((one) => one.shopId === shopId && one.availability.includes('LK'));

test('a shop says what it is, what it sells here and what buyers think of it', async () => {
  const shop = await mall.get<ShopDetail>('/shopDetail/info', { shopId: casora });
  expect(shop).toMatchObject({
    shopName: 'Casora Home Appliances',
    official: true,
    open: true,
    prodCount: inLanka(casora).length,
    banner: null,
    voucherCount: 2,
    chatAvailable: true,
  });
  const stars = catalogue.products.filter(({ shopId }) => shopId === casora).map(({ rating }) => rating);
  const all = stars.reduce((sum, { count }) => sum + count, 0);
  const good = stars.reduce((sum, { histogram: [, , , four = 0, five = 0] }) => sum + four + five, 0);
  expect(shop.positivePercent).toBe(Math.round((good / all) * 100));
  expect(shop.categories.map(({ categoryName }) => categoryName)).toContain('Kitchen Appliances');
  const chinese = await mall.get<ShopDetail>('/shopDetail/info', { shopId: 2001 }, 'zh-CN');
  expect(chinese.shopName).toBe('Aurelo官方旗舰店');
  expect(chinese.banner).toBe('/media/banners/banner-electronics.webp');
});

test('every shelf of a shop holds some of its products', async () => {
  const { categories } = await mall.get<ShopDetail>('/shopDetail/info', { shopId: 2009 });
  expect(categories.length).toBeGreaterThan(3);
  for (const { categoryId } of categories) {
    const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: 2009, categoryId });
    expect(page.total).toBeGreaterThan(0);
    expect(page.records.every(({ shopId }) => shopId === 2009)).toBe(true);
  }
});

test('a shop that takes no orders says so', async () => {
  await mall.database.db.update(shops).set({ open: false }).where(eq(shops.shopId, 2017));
  expect(await mall.get<ShopDetail>('/shopDetail/info', { shopId: 2017 })).toMatchObject({ open: false });
});

test('a search inside a shop finds its products only, the best match first', async () => {
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: casora, key: 'kettle' });
  expect(page.total).toBeGreaterThan(1);
  expect(page.records.every(({ shopId }) => shopId === casora)).toBe(true);
  expect(page.records[0]?.prodName).toMatch(/kettle/i);
  const elsewhere = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: 2001, key: 'kettle' });
  expect(elsewhere.total).toBe(0);
});

test.each(["' or 1=1 --", '%', '😀', '../..', '\\', '—'])('%s inside a shop finds nothing', async (key) => {
  expect((await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: casora, key })).total).toBe(0);
});

test('shops are found by a part of their name, in both languages', async () => {
  const found = await mall.get<ShopSummary[]>('/shopDetail/byShopName', { name: 'casora' });
  expect(found).toEqual([expect.objectContaining({ shopId: casora, prodCount: inLanka(casora).length })]);
  const chinese = await mall.get<ShopSummary[]>('/shopDetail/byShopName', { name: '官方' }, 'zh-CN');
  expect(chinese.map(({ shopId }) => shopId)).toContain(2001);
  for (const name of ['nobody at all', '%', '—'])
    expect(await mall.get<ShopSummary[]>('/shopDetail/byShopName', { name })).toEqual([]);
});

test('the shops of a region come with what they sell best, the best loved first', async () => {
  const page = await mall.get<PageOfShopWindow>('/shopDetail/page', { size: 50 });
  expect(page.total).toBe(18);
  const loved = catalogue.shops.toSorted((a, b) => b.followers - a.followers).map(({ id }) => id);
  expect(page.records.map(({ shopId }) => shopId)).toEqual(loved);
  for (const { shopId, products } of page.records) {
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(3);
    expect(products.every((product) => product.shopId === shopId)).toBe(true);
    const sold = products.map(({ soldNum }) => soldNum);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  }
  const second = await mall.get<PageOfShopWindow>('/shopDetail/page', { current: 2, size: 10 });
  expect(second.records.map(({ shopId }) => shopId)).toEqual(loved.slice(10));
});

test('brands are those of which something is sold here, by name', async () => {
  const { records, total } = await mall.get<PageOfBrand>('/brand/page', { size: 50 });
  const sold = new Set(
    catalogue.products.filter(({ availability }) => availability.includes('LK')).map((one) => one.brandId),
  );
  sold.delete(null);
  expect(total).toBe(sold.size);
  expect(new Set(records.map(({ brandId }) => brandId))).toEqual(sold);
  const names = records.map(({ brandName }) => brandName);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const kitchen = await mall.get<PageOfBrand>('/brand/page', { categoryId: 10_019 });
  expect(kitchen.total).toBeGreaterThan(0);
  expect(kitchen.total).toBeLessThan(total);
});

test('what is unknown is not found, and what cannot be asked is refused', async () => {
  expect(await mall.status('/shopDetail/info', { shopId: 1 })).toBe(404);
  expect(await mall.status('/shopDetail/info', { shopId: 'x' })).toBe(422);
  expect(await mall.status('/shopDetail/info', { shopId: casora, regionId: 1 })).toBe(422);
  expect(await mall.status('/shopDetail/byShopName')).toBe(422);
  expect(await mall.status('/shopDetail/byShopName', { name: 'x'.repeat(500) })).toBe(422);
  expect(await mall.status('/shopDetail/page', { size: 10_000 })).toBe(422);
  expect(await mall.status('/shopDetail/page', { current: 0 })).toBe(422);
  expect(await mall.status('/brand/page', { current: 1000, size: 50 })).toBe(422);
  expect(await mall.status('/prod/pageProd', { shopId: casora, key: 'x'.repeat(101) })).toBe(422);
  expect(await mall.status('/prod/pageProd', { key: 'kettle', regionId: regionIds.LK })).toBe(422);
});
