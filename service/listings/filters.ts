import { and, arrayContains, arrayOverlaps, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import type { FacetNames } from './facet-names.ts';
import { type Choice, isStarStep, stocked } from './facet-counts.ts';

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

/** The filters as conditions for queries. */
export type Narrowing = {
  /** Condition on the facet set that no facet leaves out: the shop, and the category or, for a leaf category, its parent. */
  scope: SQL | undefined;
  /** The category of `scope`; undefined without a category. */
  scopeId: number | undefined;
  choices: Choice[];
  /** The category below which the category facet looks; null for the top. */
  parentId: number | null;
  filters: SearchFilters;
};

/** Reads the filters against the mall's categories and attributes; ids that it does not know find nothing. */
export function narrowingOf(names: FacetNames, filters: SearchFilters): Narrowing {
  const { categoryId, shopId, brandIds, placeOfOrigin: place, minRating = 0 } = filters;
  const { free, codAvailable, ratingAvg } = listings;
  const within = categoryScope(names, categoryId);
  // Choices without `holds` come first: their bits are cached with the groups, and must not depend on the other filters.
  const choices: (Choice | undefined)[] = [
    priceChoice(filters),
    filters.minRating === undefined
      ? undefined
      : {
          group: 'rating',
          of: 'listing',
          test: gte(ratingAvg, minRating),
          holds: isStarStep(minRating) ? ({ stars }) => stars >= minRating : undefined,
        },
    within.compared === undefined ? undefined : categoryChoice(within.compared),
    brandIds && {
      group: 'brand',
      of: 'set',
      test: inArray(facetSets.brandId, [...brandIds]),
      holds: ({ set }) => brandIds.includes(set.brandId ?? 0),
    },
    place === undefined
      ? undefined
      : {
          group: 'place',
          of: 'set',
          test: eq(facetSets.shipFrom, place),
          holds: ({ set }) => set.shipFrom === place,
        },
    asked(filters.freeDelivery, 'freeDelivery', eq(free, true), (found) => found.free),
    asked(filters.cashOnDelivery, 'cashOnDelivery', eq(codAvailable, true), (found) => found.cod),
    asked(filters.inStock, 'inStock', stocked, (found) => found.stocked),
    ...attributeChoices(names, filters.attrValueIds ?? []),
  ];
  return {
    scope: and(
      within.scopeId === undefined ? undefined : inCategory(within.scopeId),
      shopId === undefined ? undefined : eq(facetSets.shopId, shopId),
    ),
    scopeId: within.scopeId,
    choices: choices.filter((choice) => choice !== undefined),
    parentId: within.parentId,
    filters,
  };
}

const asked = (
  wanted: boolean | undefined,
  group: string,
  test: SQL,
  holds: Choice['holds'],
): Choice | undefined => (wanted ? { group, of: 'listing', test, holds } : undefined);

const categoryChoice = (categoryId: number): Choice => ({
  group: 'category',
  of: 'set',
  test: inCategory(categoryId),
  holds: ({ set }) => set.categoryIds.includes(categoryId),
});

function priceChoice({ minPrice, maxPrice }: SearchFilters): Choice | undefined {
  const test = and(
    minPrice === undefined ? undefined : gte(listings.price, minPrice),
    maxPrice === undefined ? undefined : lte(listings.price, maxPrice),
  );
  return test && { group: 'price', of: 'listing', test };
}

type CategoryScope = { scopeId?: number; compared?: number; parentId: number | null };

/** A category with children is the scope itself; for a leaf the scope is its parent, so that its sisters are counted too. */
function categoryScope({ categories, parents }: FacetNames, categoryId: number | undefined): CategoryScope {
  if (categoryId === undefined) return { parentId: null };
  const parentId = categories.get(categoryId)?.parentId ?? null;
  if (parentId === null || parents.has(categoryId)) return { scopeId: categoryId, parentId: categoryId };
  return { scopeId: parentId, compared: categoryId, parentId };
}

/** Condition on facet sets: the products are in the category or in one below it. */
export const inCategory = (categoryId: number): SQL => arrayContains(facetSets.categoryIds, [categoryId]);

/** Values of one attribute widen (red or blue), attributes among themselves narrow (red and cotton). */
function attributeChoices(names: FacetNames, ids: readonly number[]): Choice[] {
  if (ids.length === 0) return [];
  const known = ids.flatMap((id) => names.values.get(id) ?? []);
  if (known.length === 0) return [{ group: 'unknown', of: 'set', test: sql`false`, holds: () => false }];
  const attrIds = [...new Set(known.map(({ attrId }) => attrId))];
  return attrIds.map((group) => {
    const values = known.filter(({ attrId }) => attrId === group).map(({ attrValueId }) => attrValueId);
    return {
      group,
      of: 'set',
      test: arrayOverlaps(facetSets.attrValueIds, values),
      holds: ({ set }) => values.some((value) => set.attrValueIds.includes(value)),
    };
  });
}
