import { and, desc, eq, exists, ne, sql } from 'drizzle-orm';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { products } from '#service/db/schema/products.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inCategory } from '#service/listings/filters.ts';
import { countListed, listedHere, pageListed } from '#service/listings/listed-products.ts';
import type { PageAsked } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';

type SimilarAsked = {
  prodId: number;
  page: PageAsked;
  /** Keeps what was counted, by what was counted. */
  totals: (among: readonly unknown[], count: () => Promise<number>) => Promise<number>;
};

/** One page of products of the same top category, those of the nearest category first. Throws `resource.not_found`. */
export async function similarTo(
  db: Db,
  reader: Reader,
  { prodId, page, totals }: SimilarAsked,
): Promise<PageOfProductSummary> {
  const { regionId } = reader.region;
  const listed = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.regionId, regionId), eq(listings.prodId, prodId)));
  const [own] = await db
    .select({
      categoryId: categories.categoryId,
      path: categories.path,
      brandId: products.brandId,
      isListed: sql<boolean>`${exists(listed)}`,
    })
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
  const ofTop = listedHere(reader, undefined, inCategory(top));
  return pageListed(db, reader, {
    where: and(ofTop, others),
    order: { sets: inCategory(top), each: others, nearest },
    page,
    // Counted once for all products of the top category, of which this is one.
    total: totals([regionId, 'top', top], () => countListed(db, ofTop)).then(
      (all) => all - Number(own.isListed),
    ),
  });
}
