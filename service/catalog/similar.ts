import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { PageOfProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { products } from '#service/db/schema/products.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inCategory } from '#service/listings/filters.ts';
import { countListed, listedHere, placesInOrder } from '#service/listings/listed-products.ts';
import { checkDepth, type PageAsked } from '#service/platform/paging.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';
import { pageOfPlaces } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Entries that each cache holds at most: kinds of products, orders of a kind, totals. */
const keptMax = 500;

/**
 * Products of the same top category, those of the nearest category first. What a product is and which ids come first for
 * its kind are cached until the catalogue is changed, half a minute at most; the products themselves are read for each page.
 */
export function similarProducts(db: Db) {
  const kinds = ttlCache<Kind | undefined>(keptMax);
  const orders = ttlCache<number[]>(keptMax);
  const totals = ttlCache<number>(keptMax);

  /** One page of them. Throws `resource.not_found`. */
  return async (reader: Reader, prodId: number, page: PageAsked): Promise<PageOfProductSummary> => {
    checkDepth(page);
    const { regionId } = reader.region;
    const kind = await kinds([regionId, prodId], () => kindOf(db, regionId, prodId));
    if (!kind) throw notFound();
    const { categoryId, brandId, path } = kind;
    const [top = categoryId] = path;
    const until = page.current * page.size;
    const sets = inCategory(top);
    const order = { sets, nearest: nearestTo(kind) };
    // The same for all products of a category and brand; one more than is asked for, since the product itself is among them.
    const read = () => placesInOrder(db, reader, { where: undefined, order }, { size: until + 1, from: 0 });
    const all = page.current === 1 ? orders([regionId, categoryId, brandId, until], read) : read();
    const listed = totals([regionId, top], () => countListed(db, listedHere(reader, undefined, sets)));
    return pageOfPlaces(db, reader, {
      places: all.then((prodIds) => prodIds.filter((one) => one !== prodId).slice(until - page.size, until)),
      total: listed.then((count) => count - Number(kind.isListed)),
      page,
    });
  };
}

type Kind = NonNullable<Awaited<ReturnType<typeof kindOf>>>;

/** What a product is like; undefined when it is not on the shelf. */
async function kindOf(db: Db, regionId: number, prodId: number) {
  const listed = db
    .select({ one: sql`1` })
    .from(listings)
    .where(and(eq(listings.regionId, regionId), eq(listings.prodId, prodId)));
  const [kind] = await db
    .select({
      categoryId: categories.categoryId,
      path: categories.path,
      brandId: products.brandId,
      isListed: sql<boolean>`${exists(listed)}`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .where(and(eq(products.prodId, prodId), eq(products.onShelf, true)));
  return kind;
}

/** Of facet sets: those of the category before others, then those of the one above it, then those of the brand. */
function nearestTo({ categoryId, path, brandId }: Kind) {
  const [, middle = categoryId] = path;
  return [
    desc(inCategory(categoryId)),
    desc(inCategory(middle)),
    ...(brandId === null ? [] : [desc(sql`${facetSets.brandId} is not distinct from ${brandId}`)]),
  ];
}
