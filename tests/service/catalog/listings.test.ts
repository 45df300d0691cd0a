import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResult } from '#openapi/schema.gen.ts';
import { attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { searchPrefixes, searchTerms } from '#service/db/schema/search.ts';
import { brands, shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { regionStore } from '#service/regions/queries.ts';
import { suggestionStore } from '#service/search/suggestions.ts';
import { type Mall, openMall, regionIds } from './mall.ts';
import { type NaiveAsked, naiveMall } from './naive-search.ts';

const sample = 90;
let mall: Mall;
let ids: Record<'product' | 'sku' | 'category' | 'brand' | 'shop' | 'value', number[]>;
beforeAll(async () => {
  mall = await openMall({ sample });
  const { db } = mall.database;
  ids = {
    product: (await db.select().from(products)).map(({ prodId }) => prodId),
    sku: (await db.select().from(skus)).map(({ skuId }) => skuId),
    category: (await db.select().from(categories)).map(({ categoryId }) => categoryId),
    brand: (await db.select().from(brands)).map(({ brandId }) => brandId),
    shop: (await db.select().from(shops)).map(({ shopId }) => shopId),
    value: (await db.select().from(attributeValues)).map(({ attrValueId }) => attrValueId),
  };
});
afterAll(() => mall.close());

/** Everything that the listings say, by product and region; the numbers of sets do not matter. */
const listed = () =>
  mall.database.db
    .select({
      listing: listings,
      shopId: facetSets.shopId,
      brandId: facetSets.brandId,
      shipFrom: facetSets.shipFrom,
      categoryIds: facetSets.categoryIds,
      attrValueIds: facetSets.attrValueIds,
    })
    .from(listings)
    .innerJoin(facetSets, eq(facetSets.setId, listings.setId))
    .orderBy(listings.prodId, listings.regionId);

const one = (of: keyof typeof ids) => fc.nat().map((number) => ids[of][number % ids[of].length] ?? 0);
const regionId = fc.constantFrom(...Object.values(regionIds));

/** One change of the mall, as its shopkeepers make them. */
const change = () =>
  fc.oneof(
    fc.tuple(one('sku'), fc.constantFrom(0, 0, 7)).map(
      ([skuId, stock]) =>
        () =>
          mall.database.db.update(skus).set({ stock }).where(eq(skus.skuId, skuId)),
    ),
    fc.tuple(one('sku'), fc.boolean()).map(
      ([skuId, enabled]) =>
        () =>
          mall.database.db.update(skus).set({ enabled }).where(eq(skus.skuId, skuId)),
    ),
    fc.tuple(one('product'), fc.nat(50), fc.option(fc.integer({ min: 1, max: 5 }))).map(
      ([prodId, soldNum, ratingAvg]) =>
        () =>
          mall.database.db.update(products).set({ soldNum, ratingAvg }).where(eq(products.prodId, prodId)),
    ),
    fc.tuple(one('product'), fc.boolean(), one('shop'), one('brand')).map(
      ([prodId, onShelf, shopId, brandId]) =>
        () =>
          mall.database.db
            .update(products)
            .set({ onShelf, shopId, brandId })
            .where(eq(products.prodId, prodId)),
    ),
    fc.tuple(one('product'), fc.constantFrom('moon kettle', '月 moonlight', "50% o'clock")).map(
      ([prodId, name]) =>
        () =>
          mall.database.db
            .update(products)
            .set({ searchName: `\n ${name} `, searchText: `\n ${name} \n garden ` })
            .where(eq(products.prodId, prodId)),
    ),
    fc.tuple(one('product'), regionId, fc.nat(9), fc.constantFrom('LK', 'TR'), fc.boolean()).map(
      ([prodId, region, price, shipFrom, codAvailable]) =>
        () =>
          mall.database.db
            .update(productRegions)
            .set({ price: price * 100, fee: (price % 2) * 100, shipFrom, codAvailable })
            .where(sql`${productRegions.prodId} = ${prodId} and ${productRegions.regionId} = ${region}`),
    ),
    fc.tuple(one('product'), regionId).map(
      ([prodId, region]) =>
        () =>
          mall.database.db
            .delete(productRegions)
            .where(sql`${productRegions.prodId} = ${prodId} and ${productRegions.regionId} = ${region}`),
    ),
    fc.tuple(one('product'), one('value')).map(
      ([prodId, attrValueId]) =>
        () =>
          mall.database.db.insert(productAttributes).values({ prodId, attrValueId }).onConflictDoNothing(),
    ),
    fc.tuple(one('product'), one('category')).map(
      ([prodId, categoryId]) =>
        () =>
          mall.database.db.insert(productCategories).values({ prodId, categoryId }).onConflictDoNothing(),
    ),
    one('product').map(
      (prodId) => () =>
        mall.database.db.delete(productAttributes).where(eq(productAttributes.prodId, prodId)),
    ),
  );

test('whatever is written, the listings say what the tables of the products say', async () => {
  const [changes = []] = fc.sample(fc.array(change(), { minLength: 250, maxLength: 250 }), {
    numRuns: 1,
    seed: 7,
  });
  for (const write of changes) await write();
  const kept = await listed();
  await mall.database.db.execute(sql`select list_products(null)`);
  expect(kept).toEqual(await listed());
  expect(kept.length).toBeGreaterThan(sample);
});

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });

const asked = (): fc.Arbitrary<NaiveAsked> =>
  fc.record({
    key: maybe(
      fc.constantFrom(
        'a',
        'se',
        'moon',
        'oo',
        'kettle',
        'garden',
        'set of',
        '月',
        '套装',
        "o'",
        '50%',
        'ar ed',
        'x9',
      ),
    ),
    categoryId: maybe(one('category')),
    shopId: fc.option(one('shop'), { nil: undefined, freq: 1 }),
    brandIds: maybe(fc.array(one('brand'), { minLength: 1, maxLength: 3 })),
    attrValueIds: maybe(fc.array(one('value'), { minLength: 1, maxLength: 3 })),
    placeOfOrigin: maybe(fc.constantFrom('LK', 'TR', 'CN')),
    minPrice: maybe(fc.nat(1000)),
    maxPrice: maybe(fc.integer({ min: 1000, max: 9_000_000 })),
    minRating: maybe(fc.integer({ min: 1, max: 5 })),
    freeDelivery: maybe(fc.boolean()),
    cashOnDelivery: maybe(fc.boolean()),
    inStock: maybe(fc.boolean()),
    sortName: fc.constantFrom('default', 'price', 'soldNum', 'rating', 'newest'),
    sort: fc.constantFrom('asc', 'desc'),
  });

const defined = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

test('order, totals and every count are those of a search that goes through everything', async () => {
  const naive = await naiveMall(mall.database.db, regionIds.LK);
  const questions = fc.sample(asked(), { numRuns: 250, seed: 11 });
  let finds = 0;
  for (const question of questions) {
    const { attrValueIds: categoryTypeAttrIds, ...rest } = question;
    const path = defined({ ...rest, categoryTypeAttrIds, pageSize: 50 });
    const found = await mall.get<SearchResult>('/search', path);
    if (found.correctedKey !== null) continue;
    const expected = await naive.search(question);
    finds += found.total > 0 ? 1 : 0;
    expect({ path, total: found.total, ids: found.records.map(({ prodId }) => prodId) }).toEqual({
      path,
      total: expected.ids.length,
      ids: expected.ids.slice(0, 50),
    });
    // A search without a match and without filters says nothing about filters.
    if (found.total === 0 && found.facets.categories.length === 0) continue;
    const { facets } = found;
    const some = (counts: Record<string, number>) =>
      Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
    const shown = <T extends { count: number }>(rows: readonly T[], idOf: (row: T) => string | number) =>
      some(Object.fromEntries(rows.map((row) => [idOf(row), row.count])));
    const categoriesShown = facets.categories.map(({ categoryId }) => String(categoryId));
    expect({
      path,
      brands: shown(facets.brands, ({ brandId }) => brandId),
      places: shown(facets.placesOfOrigin, ({ value }) => value),
      categories: shown(facets.categories, ({ categoryId }) => categoryId),
      attrs: shown(
        facets.attrs.flatMap(({ values }) => values),
        ({ attrValueId }) => attrValueId,
      ),
      ratings: facets.ratings.map(({ count }) => count),
      freeDelivery: facets.freeDelivery,
      cashOnDelivery: facets.cashOnDelivery,
      inStock: facets.inStock,
      prices: facets.priceRange && [facets.priceRange.min.amount, facets.priceRange.max.amount],
    }).toEqual({
      path,
      brands: expected.brands,
      places: expected.places,
      categories: some(Object.fromEntries(categoriesShown.map((id) => [id, expected.categories[id] ?? 0]))),
      attrs: expected.attrs,
      ratings: expected.ratings,
      freeDelivery: expected.freeDelivery,
      cashOnDelivery: expected.cashOnDelivery,
      inStock: expected.inStock,
      prices: expected.prices,
    });
  }
  expect(finds).toBeGreaterThan(30);
});

test('a name that changes is begun by its new letters, and no longer by the old ones', async () => {
  const { db } = mall.database;
  const named = { kind: 'product', language: 'en' } as const;
  const chosen = await db
    .select()
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, named.kind), eq(searchTerms.language, named.language)))
    .orderBy(searchTerms.termId)
    .limit(12);
  for (const [place, { termId }] of chosen.entries()) {
    const content = `${place % 2 === 0 ? 'Set' : 'The art'} of wooden things ${place}`;
    const renamed = { content, folded: content.toLowerCase(), weight: place * 1000 };
    await db.update(searchTerms).set(renamed).where(eq(searchTerms.termId, termId));
  }
  const kept = await db
    .select()
    .from(searchPrefixes)
    .orderBy(...beginningKey);
  await db.execute(sql`select learn_beginnings()`);
  const learned = await db
    .select()
    .from(searchPrefixes)
    .orderBy(...beginningKey);
  expect(sold(await idsSold(), kept)).toEqual(sold(await idsSold(), learned));
});

const beginningKey = [searchPrefixes.regionId, searchPrefixes.language, searchPrefixes.beginning];

/** Each product name with a region in which it is sold. */
async function idsSold() {
  const rows = await mall.database.db
    .select({ termId: searchTerms.termId, regionId: listings.regionId })
    .from(searchTerms)
    .innerJoin(listings, eq(listings.prodId, searchTerms.prodId));
  return new Set(rows.map(({ termId, regionId: region }) => `${termId} ${region}`));
}

/** What beginnings lead to, without what is no longer sold there and without those that lead nowhere. */
const sold = (sellable: Set<string>, rows: (typeof searchPrefixes.$inferSelect)[]) =>
  rows.flatMap(({ nameIds, wordIds, ...row }) => {
    const here = (list: number[]) => list.filter((id) => sellable.has(`${id} ${row.regionId}`));
    const [names, words] = [here(nameIds), here(wordIds)];
    if (names.length + words.length === 0) return [];
    return [{ region: row.regionId, language: row.language, beginning: row.beginning, names, words }];
  });

const typed = ['a', 's', 'se', 'set', 'oo', 'wood', 'ar', 'art', 'the', 'set of', 'e', '手', '电', '%', "o'"];

test.each(['en', 'zh', 'tr'] as const)(
  'suggestions in %s are those of a search that goes through everything',
  async (language) => {
    const { db } = mall.database;
    const naive = await naiveMall(db, regionIds.LK);
    const reader = await regionStore(db, () => new Date()).reader(regionIds.LK, language);
    for (const keyword of typed) {
      for (const size of [3, 10]) {
        const expected = naive.suggest(keyword, language, size);
        // Looking through fewer of the best-selling first must not change what is answered.
        for (const best of [1, 8, 40, 1000]) {
          const found = await suggestionStore(db, best)(reader, keyword, size);
          expect({ keyword, best, found: found.map((shown) => shown.keyword) }).toEqual({
            keyword,
            best,
            found: expected,
          });
        }
      }
    }
  },
);
