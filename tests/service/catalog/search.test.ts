import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  HotSearch,
  PageOfProductSummary,
  SearchResult,
  ShopSummary,
  Suggestion,
} from '#openapi/schema.gen.ts';
import { searchWords } from '#service/db/search-text.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const bonsais = readCatalogue().products.filter(({ name }) => /bonsai/i.test(name.en));

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

type More = Record<string, string | number>;

const search = (key: string, more: More = {}, language = 'en-US') =>
  mall.get<SearchResult>('/search', { key, ...more }, language);
const namesOf = ({ records }: SearchResult) => records.map(({ prodName }) => prodName);

test('a name is found, and the names that have the word stand first', async () => {
  const found = await search('kettle');
  expect(
    namesOf(found)
      .slice(0, 2)
      .every((name) => name.includes('Kettle')),
  ).toBe(true);
  expect(found.correctedKey).toBeNull();
});

test.each([
  ['手机', 'Aurelo Nova 5G 智能手机'],
  ['耳机', 'Norvik Air 真无线降噪耳机'],
  ['无线耳机', 'Norvik Air 真无线降噪耳机'],
])('Chinese %s finds Chinese names', async (key, name) => {
  expect(namesOf(await search(key, {}, 'zh-CN'))).toContain(name);
});

test('a word is found by its beginning, not by what stands inside of it', async () => {
  expect(namesOf(await search('phone'))).not.toContain('Norvik Black Over-Ear Wireless Headphones');
  expect(namesOf(await search('kett'))).toContain('Cordless Electric Kettle 1.7 L');
});

test('of several words each has to be found, in any order', async () => {
  const found = await search('vacuum  ROBOT');
  expect(namesOf(found).toSorted()).toEqual([
    'Robot Vacuum Pro with Auto-Empty Dock',
    'Robot Vacuum with Room Mapping',
  ]);
});

test.each(['kulaklık', 'KULAKLIK', 'Kulaklik', 'KULAKLİK'])(
  'Turkish %s finds headphones, however its i is written',
  async (key) => {
    const found = await search(key, { regionId: regionIds.TR }, 'tr-TR');
    expect(namesOf(found)).toContain('Norvik Siyah Kulak Üstü Kablosuz Kulaklık');
  },
);

test.each([
  ['наушники', 'ru-RU'],
  ['mochila', 'pt-PT'],
  ['şarj', 'tr-TR'],
])('%s is found by readers of its language', async (key, language) => {
  expect((await search(key, {}, language)).total).toBeGreaterThan(0);
});

/** All that a search finds, page after page. */
async function everyId(key: string, language: string): Promise<number[]> {
  const ids: number[] = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber += 1) {
    const found = await search(key, { pageSize: 50, pageNumber }, language);
    pages = found.pages;
    ids.push(...found.records.map(({ prodId }) => prodId));
  }
  return ids;
}

test.each(['en-US', 'zh-CN', 'tr-TR', 'ru-RU', 'pt-PT'] as const)(
  'products are found first by their own names in %s, and by a word of them',
  async (tag) => {
    const language = tag.slice(0, 2) as 'en';
    const sold = readCatalogue().products.filter(({ availability }) => availability.includes('LK'));
    for (const { id, name } of sold.filter((_, index) => index % 40 === 0)) {
      const own = name[language];
      const found = await search(own, {}, tag);
      expect({ own, first: found.records[0]?.prodName }).toEqual({ own, first: own });
      expect(found.records[0]).not.toHaveProperty('prodNameLang');
      const word = searchWords(own).toSorted((a, b) => b.length - a.length)[0] ?? '';
      expect({ word, ids: await everyId(word, tag) }).toEqual({
        word,
        ids: expect.arrayContaining([id]) as unknown,
      });
    }
  },
);

test('brand and shop names find their products, and the shop itself', async () => {
  const found = await search('aurelo');
  expect(found.shops[0]).toMatchObject({ shopId: 2001, shopName: 'Aurelo Official Store' });
  expect(found.shops[0]?.prodCount).toBeLessThanOrEqual(found.total);
});

test('signs that mean something to the database mean themselves', async () => {
  expect((await search('%')).total).toBe(0);
  expect((await search('&')).total).toBe(0);
  expect((await search('_')).total).toBe(0);
  expect((await search('%%%')).total).toBe(0);
});

test.each([
  "'; drop table products; --",
  '\\',
  '"',
  "o'brien",
  '<script>',
  '𠜎𠜱',
  '()[]{}*+?',
  '-'.repeat(100),
  'ı'.repeat(100),
  '🎧',
])('hostile text %s is only a text', async (key) => {
  expect(await mall.status('/search', { key })).toBe(200);
  expect(await mall.status('/search/suggest/keyword', { keyword: key })).toBe(200);
});

test('what no text can hold is refused, not broken', async () => {
  expect(await mall.status('/search', { key: 'a\u0000b' })).toBe(422);
  expect(await mall.status('/search', { key: 'x'.repeat(101) })).toBe(422);
  expect(await mall.status('/search', { key: 'x', minPrice: 5, maxPrice: 4 })).toBe(422);
  expect(await mall.status('/search', { key: 'x', pageNumber: 1000, pageSize: 50 })).toBe(422);
});

test('a slip of the finger is mended, and the answer says to what', async () => {
  const found = await search('kettel');
  expect(found.correctedKey).toBe('kettle');
  expect(namesOf(found)).toContain('Cordless Electric Kettle 1.7 L');
  expect((await search('hedphones wirless')).correctedKey).toBe('headphones wireless');
});

test('a word that is like nothing finds nothing and mends nothing', async () => {
  expect(await search('qqqqqq')).toMatchObject({
    records: [],
    total: 0,
    correctedKey: null,
    facets: { brands: [], priceRange: null },
  });
});

test('a search finds only what is sold in the region, at its price', async () => {
  for (const [code, regionId] of Object.entries(regionIds)) {
    const sold = bonsais.filter(({ availability }) => availability.some((one) => one === code));
    const found = await search('bonsai', { regionId });
    expect(namesOf(found).toSorted()).toEqual(sold.map(({ name }) => name.en).toSorted());
  }
  const chosen = await search('jacket', { regionId: regionIds.TR, sortName: 'price', sort: 'asc' });
  const prices = chosen.records.map(({ price }) => price.amount);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(chosen.records.every(({ price }) => price.currency === 'TRY')).toBe(true);
});

test('a result is narrowed by what its facets offer, and the facets stay (S1.9)', async () => {
  const all = await search('jacket', { pageSize: 50 });
  const [colour] = all.facets.attrs;
  const value = colour?.values[0];
  const narrowed = await search('jacket', { categoryTypeAttrIds: String(value?.attrValueId) });
  expect(narrowed.total).toBe(value?.count);
  // A group leaves its own choice aside, and all others count with it.
  expect(narrowed.facets.attrs.find(({ attrId }) => attrId === colour?.attrId)).toEqual(colour);
  const ofBrands = narrowed.facets.brands.reduce((sum, { count }) => sum + count, 0);
  expect(ofBrands).toBeLessThanOrEqual(narrowed.total);
  const [place] = all.facets.placesOfOrigin;
  expect((await search('jacket', { placeOfOrigin: place?.value ?? '' })).total).toBe(place?.count);
  const [brand] = all.facets.brands;
  expect((await search('jacket', { brandIds: String(brand?.brandId) })).total).toBe(brand?.count);
  const minPrice = all.facets.priceRange?.max.amount ?? 0;
  expect((await search('jacket', { minPrice })).records.every(({ price }) => price.amount === minPrice)).toBe(
    true,
  );
  expect((await search('jacket', { categoryTypeAttrIds: '999999' })).total).toBe(0);
});

test('stars, delivery, payment and stock narrow, each by the number that its facet says', async () => {
  const all = await search('jacket', { pageSize: 50 });
  const { ratings, freeDelivery, cashOnDelivery, inStock } = all.facets;
  const totalOf = async (more: More) => (await search('jacket', more)).total;
  expect(await totalOf({ freeDelivery: 'true' })).toBe(freeDelivery);
  expect(await totalOf({ cashOnDelivery: 'true' })).toBe(cashOnDelivery);
  expect(await totalOf({ inStock: 'true' })).toBe(inStock);
  expect(await totalOf({ inStock: 'false' })).toBe(all.total);
  for (const { stars, count } of ratings) expect(await totalOf({ minRating: stars })).toBe(count);
  const stocked = await search('jacket', { inStock: 'true', pageSize: 50 });
  expect(stocked.records.every(({ stockState }) => stockState !== 'OUT_OF_STOCK')).toBe(true);
  const both = await search('jacket', { freeDelivery: 'true', minRating: 4 });
  expect(both.total).toBeLessThanOrEqual(
    Math.min(both.facets.freeDelivery, both.facets.ratings[0]?.count ?? 0),
  );
});

test('a choice of every kind leaves in each facet what its own group could still add', async () => {
  const { facets } = await search('shirt', { pageSize: 50 });
  const [brand, other] = facets.brands;
  const narrowed = await search('shirt', { brandIds: String(brand?.brandId), inStock: 'true' });
  expect(narrowed.facets.brands.map(({ brandId }) => brandId)).toContain(other?.brandId);
  const counted = narrowed.facets.brands.find(({ brandId }) => brandId === brand?.brandId);
  expect(counted?.count).toBe(narrowed.total);
  const { min, max } = narrowed.facets.priceRange ?? {};
  const cheap = await search('shirt', {
    brandIds: String(brand?.brandId),
    inStock: 'true',
    maxPrice: min?.amount ?? 0,
  });
  expect(cheap.facets.priceRange).toEqual({ min, max });
});

test('without a key it lists: a category with those below it, a shop, or everything', async () => {
  const list = (more: More) => mall.get<SearchResult>('/search', more);
  const electronics = await list({ categoryId: 10_001 });
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { categoryId: 10_001 });
  expect(electronics.total).toBe(page.total);
  expect(namesOf(electronics)).toEqual(page.records.map(({ prodName }) => prodName));
  const [own, ...below] = electronics.facets.categories;
  expect(own).toMatchObject({ categoryId: 10_001, count: electronics.total });
  expect(below.reduce((sum, { count }) => sum + count, 0)).toBe(electronics.total);
  const child = await list({ categoryId: below[0]?.categoryId ?? 0 });
  expect(child.total).toBe(below[0]?.count);
  expect((await list({ shopId: 2001 })).records.every(({ shopId }) => shopId === 2001)).toBe(true);
  const everything = await list({});
  expect(everything.facets.categories.length).toBeGreaterThan(8);
  expect(everything.correctedKey).toBeNull();
  expect((await list({ categoryId: 999_999 })).total).toBe(0);
});

test('a category without others below is shown beside its neighbours', async () => {
  const kettles = await mall.get<SearchResult>('/search', { categoryId: 10_023 });
  expect(kettles.facets.categories[0]).toMatchObject({ categoryId: 10_023, count: kettles.total });
  expect(kettles.facets.categories.length).toBeGreaterThan(1);
});

test('shops are found by a part of their name, in every script', async () => {
  const found = await mall.get<ShopSummary[]>('/shopDetail/byShopName', { name: 'AURELO' });
  expect(found.map(({ shopId }) => shopId)).toContain(2001);
  const [own] = await mall.get<ShopSummary[]>('/shopDetail/byShopName', { name: 'o' });
  expect(own?.prodCount).toBeGreaterThan(0);
  expect(await mall.get('/shopDetail/byShopName', { name: '%' })).toEqual([]);
  expect(await mall.status('/shopDetail/byShopName', { name: 'x'.repeat(81) })).toBe(422);
});

test.each<More>([
  { pageNumber: 0 },
  { pageSize: 10_000 },
  { minRating: 6 },
  { minRating: 0 },
  { inStock: 'maybe' },
  { brandIds: '1;drop' },
  { categoryId: -1 },
  { minPrice: -5 },
])('what the contract does not take is refused: %o', async (query) => {
  expect(await mall.status('/search', query)).toBe(422);
});

test('a key of five thousand letters is refused before anything reads it', async () => {
  expect(await mall.status('/search', { key: 'x'.repeat(5000) })).toBe(413);
});

test.each<More>([
  { placeOfOrigin: '../..' },
  { placeOfOrigin: "%' or 1=1" },
  { brandIds: '9007199254740991' },
])('what nothing has finds nothing: %o', async (query) => {
  expect((await mall.get<SearchResult>('/search', query)).total).toBe(0);
});

test('pages follow each other by number or by scroll, and a new sorting begins anew (Z41)', async () => {
  const first = await search('set', { pageSize: 5 });
  const second = await search('set', { pageSize: 5, pageNumber: 2 });
  const scroll = { pageSize: 5, scrollId: first.scrollId ?? '', oldSort: 'default:desc' };
  expect(namesOf(await search('set', scroll))).toEqual(namesOf(second));
  expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(10);
  const resorted = await search('set', { ...scroll, sortName: 'price', sort: 'asc' });
  expect(resorted.pageNumber).toBe(1);
  expect((await search('set', { pageSize: 5, scrollId: 'gone' })).pageNumber).toBe(1);
  const last = await search('set', { pageSize: 5, pageNumber: first.pages });
  expect(last.scrollId).toBeNull();
});

test.each([
  ['kett', 'en-US', 'LK', 'Cordless Electric Kettle 1.7 L'],
  ['kula', 'tr-TR', 'TR', 'Kulaklıklar'],
  ['手', 'zh-CN', 'CN', '手机平板'],
  ['кофе', 'ru-RU', 'LA', 'Кофемашины'],
  ['aure', 'pt-PT', 'LK', 'Aurelo'],
] as const)(
  'typing %s suggests names in the language of the reader',
  async (keyword, language, region, expected) => {
    const query = { keyword, size: 10, regionId: regionIds[region] };
    const found = await mall.get<Suggestion[]>('/search/suggest/keyword', query, language);
    expect(found.map((one) => one.keyword)).toContain(expected);
    expect(found.length).toBeLessThanOrEqual(10);
  },
);

test.each(['en-US', 'zh-CN', 'tr-TR', 'ru-RU', 'pt-PT'])(
  'every popular search of %s finds something',
  async (language) => {
    const popular = await mall.get<HotSearch[]>('/search/hotSearch', { number: 20 }, language);
    expect(popular.length).toBeGreaterThanOrEqual(8);
    for (const { content } of popular) {
      const found = await search(content, { pageSize: 1 }, language);
      const outcome = { content, finds: found.total > 0, mended: found.correctedKey };
      expect(outcome).toEqual({ content, finds: true, mended: null });
    }
  },
);
