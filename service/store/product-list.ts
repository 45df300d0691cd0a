import { and, asc, desc, eq, type SQL, sql, type Subquery } from 'drizzle-orm';
import type { PageOfProductSummary, ProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { checkDepth, type PageAsked, pageOf } from './page.ts';
import { offerColumns } from './product-offers.ts';
import { summaryColumns, summaryOf } from './product-summary.ts';
import type { Reader } from './regions.ts';

/** What sells best first; ties by id, so that pages do not overlap. */
export const bestSelling = [desc(products.soldNum), asc(products.prodId)];

/** Products on the shelf in the reader's region: the tables and the condition that every list starts from. */
export function soldIn(reader: Reader, where: SQL | undefined) {
  return and(eq(productRegions.regionId, reader.region.regionId), eq(products.onShelf, true), where);
}

type ListAsked = { where?: SQL | undefined; orderBy: SQL[]; page: PageAsked };

/** One page of products: the places are found first, and only what is shown is read in full. */
export async function pageSummaries(db: Db, reader: Reader, asked: ListAsked): Promise<PageOfProductSummary> {
  checkDepth(asked.page);
  const { current, size } = asked.page;
  const where = soldIn(reader, asked.where);
  const places = db
    .select({ prodId: sql<number>`${products.prodId}`.as('chosen_id') })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(where)
    .orderBy(...asked.orderBy)
    .limit(size)
    .offset((current - 1) * size)
    .as('places');
  const [records, total] = await Promise.all([chosenSummaries(db, reader, places), countProducts(db, where)]);
  return pageOf(records, total, asked.page);
}

type Places = Subquery<string, { prodId: SQL.Aliased<number> }> & { prodId: SQL.Aliased<number> };

/** The chosen products in the order in which they were chosen. */
export async function chosenSummaries(db: Db, reader: Reader, places: Places): Promise<ProductSummary[]> {
  const chosen = db
    .$with('chosen')
    .as(
      db.select({ prodId: places.prodId, place: sql<number>`row_number() over ()`.as('place') }).from(places),
    );
  const rows = await db
    .with(chosen)
    .select({ ...summaryColumns, ...offerColumns(reader) })
    .from(chosen)
    .innerJoin(products, eq(products.prodId, chosen.prodId))
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, reader.region.regionId)),
    )
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .orderBy(chosen.place);
  return rows.map((row) => summaryOf(row, reader));
}

async function countProducts(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(where);
  return counted?.total ?? 0;
}
