import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PageOfProductSummary, ProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { summaryColumns, summaryOf } from './product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

/** What sells best first; ties by id, so that pages do not overlap. */
export const bestSelling = [desc(products.soldNum), asc(products.prodId)];

/** Products on the shelf in the reader's region: the tables and the condition that every list starts from. */
export function soldIn(reader: Reader, where: SQL | undefined) {
  return and(eq(productRegions.regionId, reader.region.regionId), eq(products.onShelf, true), where);
}

type ListAsked = { where?: SQL | undefined; orderBy: SQL[]; page: PageAsked };

/** One page of products: the ids are found first, and only the products of the page are read in full. */
export async function pageSummaries(db: Db, reader: Reader, asked: ListAsked): Promise<PageOfProductSummary> {
  checkDepth(asked.page);
  const { current, size } = asked.page;
  const where = soldIn(reader, asked.where);
  const places = db
    .select({ prodId: products.prodId })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(where)
    .orderBy(...asked.orderBy)
    .limit(size)
    .offset((current - 1) * size)
    .then((rows) => rows.map(({ prodId }) => prodId));
  return pageOfPlaces(db, reader, { places, total: countProducts(db, where), page: asked.page });
}

type Places = {
  /** The ids of the page's products in their order. */
  places: Promise<readonly number[]>;
  /** Products on all pages. */
  total: Promise<number>;
  page: PageAsked;
};

/** The products of a page in full, while it is being counted how many there are. */
export async function pageOfPlaces(
  db: Db,
  reader: Reader,
  { places, total, page }: Places,
): Promise<PageOfProductSummary> {
  const [records, counted] = await Promise.all([
    places.then((prodIds) => chosenSummaries(db, reader, prodIds)),
    total,
  ]);
  return pageOf(records, counted, page);
}

/** The chosen products in the order in which they were chosen. */
export async function chosenSummaries(
  db: Db,
  reader: Reader,
  prodIds: readonly number[],
): Promise<ProductSummary[]> {
  if (prodIds.length === 0) return [];
  const { regionId } = reader.region;
  const rows = await summariesOf(db).execute({ prodIds, regionId, now: reader.now.toISOString() });
  return rows.map((row) => summaryOf(row, reader));
}

/** Prepared once for each database, since every list of products runs this query. */
const summariesOf = preparedFor((db) => {
  const regionId = sql.placeholder('regionId');
  return db
    .select({ ...summaryColumns, ...offerColumns({ region: { regionId }, now: sql.placeholder('now') }) })
    .from(sql`unnest(${sql.placeholder('prodIds')}::bigint[]) with ordinality chosen (chosen_id, place)`)
    .innerJoin(products, sql`${products.prodId} = chosen_id`)
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, regionId)),
    )
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .orderBy(sql`chosen.place`)
    .prepare('product_summaries');
});

async function countProducts(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(where);
  return counted?.total ?? 0;
}
