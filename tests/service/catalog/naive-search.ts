import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { skus } from '#service/db/schema/skus.ts';
import { searchWords } from '#service/db/search-text.ts';
import type { SearchFilters } from '#service/listings/filters.ts';
import { naiveMatch } from './naive-match.ts';

export type NaiveAsked = SearchFilters & { key?: string | undefined; sortName: string; sort: 'asc' | 'desc' };

type Listed = Awaited<ReturnType<typeof readListed>>[number];

/** What is sold in a region, put together from the tables of products in the plainest way. */
async function readListed(db: Db, regionId: number) {
  const rows = await db
    .select({ product: products, window: productRegions })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(sql`${products.onShelf} and ${productRegions.regionId} = ${regionId}`);
  const shelves = await db.select().from(productCategories);
  const choices = await db.select().from(productAttributes);
  const pieces = await db
    .select()
    .from(skus)
    .where(sql`${skus.stock} > 0 and ${skus.enabled}`);
  const stocked = new Set(pieces.map(({ prodId }) => prodId));
  return rows.map(({ product, window }) => ({
    ...window,
    ...product,
    categoryIds: shelves
      .filter(({ prodId }) => prodId === product.prodId)
      .map(({ categoryId }) => categoryId),
    attrValueIds: choices
      .filter(({ prodId }) => prodId === product.prodId)
      .map(({ attrValueId }) => attrValueId),
    stocked: stocked.has(product.prodId),
  }));
}

/** A search done by going through everything: what the one of the service must agree with. */
export async function naiveMall(db: Db, regionId: number) {
  const all = await readListed(db, regionId);
  const shelves = await db.select().from(categories);
  const attrOf = new Map(
    (await db.select().from(attributeValues)).map(({ attrValueId, attrId }) => [attrValueId, attrId]),
  );
  const terms = await db.select().from(searchTerms);

  const ranksOf = await naiveMatch(db, all, terms);

  async function search(asked: NaiveAsked) {
    const ranks = asked.key === undefined ? undefined : await ranksOf(asked.key);
    const found = ranks ? all.filter((one) => ranks.has(one)) : all;
    const chosen = shelves.find(({ categoryId }) => categoryId === asked.categoryId);
    const leaf = chosen && !shelves.some(({ parentId }) => parentId === chosen.categoryId);
    const compared = leaf && chosen.parentId !== null ? chosen.categoryId : undefined;
    const scope = compared === undefined ? asked.categoryId : chosen?.parentId;
    const groups = new Map<string | number, (one: Listed) => boolean>();
    if (compared !== undefined) groups.set('category', (one) => one.categoryIds.includes(compared));
    const { brandIds, minPrice = 0, maxPrice = Infinity, placeOfOrigin, minRating } = asked;
    if (brandIds) groups.set('brand', (one) => one.brandId !== null && brandIds.includes(one.brandId));
    groups.set('price', (one) => one.price >= minPrice && one.price <= maxPrice);
    if (placeOfOrigin) groups.set('place', (one) => one.shipFrom === placeOfOrigin);
    if (minRating) groups.set('rating', (one) => one.ratingAvg !== null && one.ratingAvg >= minRating);
    if (asked.freeDelivery) groups.set('freeDelivery', (one) => one.fee === 0);
    if (asked.cashOnDelivery) groups.set('cashOnDelivery', (one) => one.codAvailable);
    if (asked.inStock) groups.set('inStock', (one) => one.stocked);
    for (const attrId of new Set(asked.attrValueIds?.map((id) => attrOf.get(id) ?? 0))) {
      const values = asked.attrValueIds?.filter((id) => attrOf.get(id) === attrId) ?? [];
      groups.set(attrId, (one) => one.attrValueIds.some((id) => values.includes(id)));
    }
    const here = found.filter(
      (one) =>
        (scope === undefined || scope === null || one.categoryIds.includes(scope)) &&
        (asked.shopId === undefined || one.shopId === asked.shopId),
    );
    const but = (group: string | number) =>
      here.filter((one) => [...groups].every(([name, test]) => name === group || test(one)));
    const counted = (group: string | number, of: (one: Listed) => readonly (string | number | null)[]) => {
      const counts: Record<string, number> = {};
      for (const one of but(group))
        for (const value of of(one)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
      return counts;
    };
    const prices = but('price').map(({ price }) => price);
    return {
      ids: but('')
        .toSorted(inOrder(asked, ranks))
        .map(({ prodId }) => prodId),
      brands: counted('brand', ({ brandId }) => [brandId]),
      places: counted('place', ({ shipFrom }) => [shipFrom]),
      categories: counted('category', ({ categoryIds }) => categoryIds),
      attrs: Object.assign(
        {},
        ...[...new Set(attrOf.values())].map((attrId) =>
          counted(attrId, ({ attrValueIds }) => attrValueIds.filter((id) => attrOf.get(id) === attrId)),
        ),
      ) as Record<string, number>,
      ratings: [4, 3].map(
        (least) => but('rating').filter(({ ratingAvg }) => (ratingAvg ?? 0) >= least).length,
      ),
      freeDelivery: but('freeDelivery').filter(({ fee }) => fee === 0).length,
      cashOnDelivery: but('cashOnDelivery').filter(({ codAvailable }) => codAvailable).length,
      inStock: but('inStock').filter(({ stocked }) => stocked).length,
      prices: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
    };
  }

  function suggest(typed: string, language: string, size: number): string[] {
    const words = searchWords(typed);
    const key = words.join(' ');
    const sold = (term: (typeof terms)[number]) =>
      all.some((one) =>
        term.kind === 'product'
          ? one.prodId === term.prodId
          : term.kind === 'brand'
            ? one.brandId === term.brandId
            : one.categoryIds.includes(term.categoryId ?? 0),
      );
    const holds = (folded: string) =>
      words.length === 1 && key.length < 3 && !/\p{Script=Han}/u.test(key)
        ? folded.startsWith(key)
        : words.every((word) => folded.includes(word));
    const ranked = terms
      .filter(({ kind, language: own }) => kind !== 'word' && [language, 'en'].includes(own))
      .filter((term) => words.length > 0 && holds(term.folded) && sold(term))
      .map((term) => ({
        ...term,
        order: [
          term.folded.startsWith(key) ? 0 : term.folded.includes(` ${key}`) ? 1 : 2,
          term.language === language ? 0 : 1,
          ['category', 'brand', 'product'].indexOf(term.kind),
          -term.weight,
          term.termId,
        ],
      }))
      .toSorted(
        (a, b) => a.order.map((part, place) => part - (b.order[place] ?? 0)).find((part) => part !== 0) ?? 0,
      );
    return [...new Set(ranked.map(({ content }) => content))].slice(0, size);
  }

  return { search, suggest };
}

function inOrder({ sortName, sort }: NaiveAsked, ranks: Map<Listed, number> | undefined) {
  const way = sort === 'asc' ? 1 : -1;
  const by = (a: number | null, b: number | null) => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return way * (a - b);
  };
  return (a: Listed, b: Listed) => {
    const usual = (ranks?.get(a) ?? 0) - (ranks?.get(b) ?? 0) || b.soldNum - a.soldNum;
    const first =
      sortName === 'price'
        ? by(a.price, b.price)
        : sortName === 'soldNum'
          ? by(a.soldNum, b.soldNum)
          : sortName === 'rating'
            ? by(a.ratingAvg, b.ratingAvg)
            : sortName === 'newest'
              ? by(a.createdAt.getTime(), b.createdAt.getTime())
              : usual;
    return first || a.prodId - b.prodId;
  };
}
