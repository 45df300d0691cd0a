import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { attributeValues, productAttributes } from '#service/db/schema/attributes.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';

export type SearchFilters = {
  categoryId?: number | undefined;
  brandIds?: readonly number[] | undefined;
  attrValueIds?: readonly number[] | undefined;
  placeOfOrigin?: string | undefined;
  /** Minor units of the region's currency. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
};

/** What narrows a result, or undefined when nothing does. */
export function filtersOf(filters: SearchFilters): SQL | undefined {
  const { categoryId, brandIds, attrValueIds, placeOfOrigin, minPrice, maxPrice } = filters;
  return and(
    categoryId === undefined
      ? undefined
      : sql`exists (
          select 1 from ${productCategories} where ${productCategories.prodId} = ${products.prodId}
            and ${productCategories.categoryId} = ${categoryId}
        )`,
    brandIds && inArray(products.brandId, [...brandIds]),
    attrValueIds && hasAttributes(attrValueIds),
    placeOfOrigin === undefined ? undefined : eq(productRegions.shipFrom, placeOfOrigin),
    minPrice === undefined ? undefined : gte(productRegions.price, minPrice),
    maxPrice === undefined ? undefined : lte(productRegions.price, maxPrice),
  );
}

/** Values of one attribute widen (red or blue), attributes among themselves narrow (red and cotton). */
function hasAttributes(ids: readonly number[]): SQL {
  const asked = sql`select ${attributeValues.attrId} from ${attributeValues} where ${inArray(attributeValues.attrValueId, [...ids])}`;
  const held = sql`
    select ${attributeValues.attrId} from ${attributeValues}
    join ${productAttributes} on ${productAttributes.attrValueId} = ${attributeValues.attrValueId}
    where ${productAttributes.prodId} = ${products.prodId}
      and ${inArray(productAttributes.attrValueId, [...ids])}`;
  return sql`(exists (${asked}) and not exists (${asked} except ${held}))`;
}
