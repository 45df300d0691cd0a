import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';

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

/** One group of the filters with what it asks of a product; `group` is the name of a facet or the id of an attribute. */
export type Choice = { group: string | number; test: SQL };

/** Filters made ready for questions. */
export type Narrowing = {
  /** What every facet stays within: the shop, and the category or the one that it is compared in. */
  scope: SQL | undefined;
  choices: Choice[];
  /** The category below which the category facet looks; null for the top. */
  parentId: number | null;
  filters: SearchFilters;
};

/** A piece of the product can be sold now. */
export const stocked = sql<boolean>`exists (
  select 1 from ${skus} where ${skus.prodId} = ${products.prodId} and ${skus.stock} > 0 and ${skus.enabled}
)`;

export const freely = eq(productRegions.fee, 0);

/** Every choice together: what a product must be to be found. */
export const allOf = ({ scope, choices }: Narrowing): SQL | undefined =>
  and(scope, ...choices.map(({ test }) => test));

/** Reads the filters against the mall's categories and attributes; ids that it does not know find nothing. */
export async function narrowingOf(db: Db, filters: SearchFilters): Promise<Narrowing> {
  const { categoryId, shopId, brandIds, placeOfOrigin, minPrice, maxPrice, minRating } = filters;
  const within = await categoryScope(db, categoryId);
  const price = and(
    minPrice === undefined ? undefined : gte(productRegions.price, minPrice),
    maxPrice === undefined ? undefined : lte(productRegions.price, maxPrice),
  );
  const choices: (Choice | undefined)[] = [
    within.compared ? { group: 'category', test: inCategory(within.compared) } : undefined,
    brandIds && { group: 'brand', test: inArray(products.brandId, [...brandIds]) },
    price && { group: 'price', test: price },
    placeOfOrigin === undefined
      ? undefined
      : { group: 'place', test: eq(productRegions.shipFrom, placeOfOrigin) },
    minRating === undefined ? undefined : { group: 'rating', test: gte(products.ratingAvg, minRating) },
    filters.freeDelivery ? { group: 'freeDelivery', test: freely } : undefined,
    filters.cashOnDelivery
      ? { group: 'cashOnDelivery', test: eq(productRegions.codAvailable, true) }
      : undefined,
    filters.inStock ? { group: 'inStock', test: stocked } : undefined,
    ...(await attributeChoices(db, filters.attrValueIds ?? [])),
  ];
  return {
    scope: and(
      within.scopeId === undefined ? undefined : inCategory(within.scopeId),
      shopId === undefined ? undefined : eq(products.shopId, shopId),
    ),
    choices: choices.filter((choice) => choice !== undefined),
    parentId: within.parentId,
    filters,
  };
}

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

const inCategory = (categoryId: number): SQL => sql`exists (
  select 1 from ${productCategories} where ${productCategories.prodId} = ${products.prodId}
    and ${productCategories.categoryId} = ${categoryId}
)`;

/** Values of one attribute widen (red or blue), attributes among themselves narrow (red and cotton). */
async function attributeChoices(db: Db, ids: readonly number[]): Promise<Choice[]> {
  if (ids.length === 0) return [];
  const known = await db
    .select()
    .from(attributeValues)
    .where(inArray(attributeValues.attrValueId, [...ids]));
  if (known.length === 0) return [{ group: 'unknown', test: sql`false` }];
  const attrIds = [...new Set(known.map(({ attrId }) => attrId))];
  return attrIds.map((group) => {
    const values = known.filter(({ attrId }) => attrId === group).map(({ attrValueId }) => attrValueId);
    const ofGroup = inArray(productAttributes.attrValueId, values);
    return {
      group,
      test: sql`exists (
        select 1 from ${productAttributes} where ${productAttributes.prodId} = ${products.prodId} and ${ofGroup}
      )`,
    };
  });
}
