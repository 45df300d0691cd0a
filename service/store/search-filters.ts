import { and, arrayContains, arrayOverlaps, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributeValues } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';

export type SearchFilters = {
  categoryId?: number | undefined;
  shopId?: number | undefined;
  brandIds?: readonly number[] | undefined;
  attrValueIds?: readonly number[] | undefined;
  placeOfOrigin?: string | undefined;
  /** Minor units of the region's currency. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Least average of stars. */
  minRating?: number | undefined;
  freeDelivery?: boolean | undefined;
  cashOnDelivery?: boolean | undefined;
  inStock?: boolean | undefined;
};

/**
 * One group of the filters with what it asks; `group` is the name of a facet or the id of an attribute. Some ask about
 * the listing itself, others about what it has in common with many (its set).
 */
export type Choice = { group: string | number; of: 'listing' | 'set'; test: SQL };

/** Filters made ready for questions. */
export type Narrowing = {
  /** What every facet stays within, asked of the set: the shop, and the category or the one that it is compared in. */
  scope: SQL | undefined;
  choices: Choice[];
  /** The category below which the category facet looks; null for the top. */
  parentId: number | null;
  filters: SearchFilters;
};

/** A piece of the product can be sold now. */
export const stocked = sql<boolean>`${listings.stockedSkus} > 0`;

/** Reads the filters against the mall's categories and attributes; ids that it does not know find nothing. */
export async function narrowingOf(db: Db, filters: SearchFilters): Promise<Narrowing> {
  const { categoryId, shopId, brandIds, placeOfOrigin, minPrice, maxPrice, minRating } = filters;
  const [within, ofAttributes] = await Promise.all([
    categoryScope(db, categoryId),
    attributeChoices(db, filters.attrValueIds ?? []),
  ]);
  const price = and(
    minPrice === undefined ? undefined : gte(listings.price, minPrice),
    maxPrice === undefined ? undefined : lte(listings.price, maxPrice),
  );
  const choices: (Choice | undefined)[] = [
    chosen('category', 'set', within.compared && inCategory(within.compared)),
    chosen('brand', 'set', brandIds && inArray(facetSets.brandId, [...brandIds])),
    chosen('price', 'listing', price),
    chosen('place', 'set', placeOfOrigin === undefined ? undefined : eq(facetSets.shipFrom, placeOfOrigin)),
    chosen('rating', 'listing', minRating === undefined ? undefined : gte(listings.ratingAvg, minRating)),
    chosen('freeDelivery', 'listing', filters.freeDelivery && eq(listings.free, true)),
    chosen('cashOnDelivery', 'listing', filters.cashOnDelivery && eq(listings.codAvailable, true)),
    chosen('inStock', 'listing', filters.inStock && stocked),
    ...ofAttributes,
  ];
  return {
    scope: and(
      within.scopeId === undefined ? undefined : inCategory(within.scopeId),
      shopId === undefined ? undefined : eq(facetSets.shopId, shopId),
    ),
    choices: choices.filter((choice) => choice !== undefined),
    parentId: within.parentId,
    filters,
  };
}

const chosen = (group: string, of: Choice['of'], test: SQL | false | 0 | undefined): Choice | undefined =>
  test ? { group, of, test } : undefined;

type CategoryScope = { scopeId?: number; compared?: number; parentId: number | null };

/** A category with others below it is the scope itself; one without is compared with those beside it. */
async function categoryScope(db: Db, categoryId: number | undefined): Promise<CategoryScope> {
  if (categoryId === undefined) return { parentId: null };
  const [row] = await db
    .select({
      parentId: categories.parentId,
      leaf: sql<boolean>`not exists (select 1 from ${categories} below where below.parent_id = ${categoryId})`,
    })
    .from(categories)
    .where(eq(categories.categoryId, categoryId));
  if (!row || !row.leaf || row.parentId === null) return { scopeId: categoryId, parentId: categoryId };
  return { scopeId: row.parentId, compared: categoryId, parentId: row.parentId };
}

/** The set stands on the shelf of the category or of one below it. */
export const inCategory = (categoryId: number): SQL => arrayContains(facetSets.categoryIds, [categoryId]);

/** Values of one attribute widen (red or blue), attributes among themselves narrow (red and cotton). */
async function attributeChoices(db: Db, ids: readonly number[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  const known = await db
    .select()
    .from(attributeValues)
    .where(inArray(attributeValues.attrValueId, [...ids]));
  if (known.length === 0) return [{ group: 'unknown', of: 'set', test: sql`false` }];
  const attrIds = [...new Set(known.map(({ attrId }) => attrId))];
  return attrIds.map((group) => {
    const values = known.filter(({ attrId }) => attrId === group).map(({ attrValueId }) => attrValueId);
    return { group, of: 'set', test: arrayOverlaps(facetSets.attrValueIds, values) };
  });
}
