import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { products } from '#service/db/schema/products.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inCategory } from '#service/listings/filters.ts';
import { listedHere, pageListed } from '#service/listings/listed-products.ts';
import type { PageAsked } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';

/** One page of products of the same top category, those of the nearest category first. Throws `resource.not_found`. */
export async function similarTo(
  db: Db,
  reader: Reader,
  prodId: number,
  page: PageAsked,
): Promise<PageOfProductSummary> {
  const [own] = await db
    .select({ categoryId: categories.categoryId, path: categories.path, brandId: products.brandId })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  if (!own) throw notFound();
  const [top = own.categoryId, middle = own.categoryId] = own.path;
  const others = ne(listings.prodId, prodId);
  const nearest = [
    desc(inCategory(own.categoryId)),
    desc(inCategory(middle)),
    ...(own.brandId === null ? [] : [desc(sql`${facetSets.brandId} is not distinct from ${own.brandId}`)]),
  ];
  return pageListed(db, reader, {
    where: and(listedHere(reader, undefined, inCategory(top)), others),
    order: { sets: inCategory(top), each: others, nearest },
    page,
  });
}
