import { asc } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributes, attributeValues } from '#service/db/schema/attributes.ts';
import { categories } from '#service/db/schema/categories.ts';
import { brands } from '#service/db/schema/shops.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';

/** Names and order of brands, categories, attributes and their values, by which results can be narrowed. */
export type FacetNames = Awaited<ReturnType<typeof readNames>>;

/** The names are few and change seldom, so all are read at once and kept in a `ttlCache`. */
export function facetNamesOf(db: Db) {
  const kept = ttlCache<FacetNames>(1);
  return () => kept([], () => readNames(db));
}

async function readNames(db: Db) {
  const [brandRows, categoryRows, attributeRows, valueRows] = await Promise.all([
    db.select({ brandId: brands.brandId, name: brands.name, nameZh: brands.nameZh }).from(brands),
    db
      .select({ categoryId: categories.categoryId, parentId: categories.parentId, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.seq), asc(categories.categoryId)),
    db.select().from(attributes).orderBy(asc(attributes.seq), asc(attributes.attrId)),
    db.select().from(attributeValues),
  ]);
  return {
    brands: new Map(brandRows.map((row) => [row.brandId, row])),
    /** As the mall arranges them. */
    categories: new Map(categoryRows.map((row) => [row.categoryId, row])),
    /** Categories with others below them. */
    parents: new Set(categoryRows.map(({ parentId }) => parentId)),
    attributes: attributeRows,
    values: new Map(valueRows.map((row) => [row.attrValueId, row])),
  };
}
