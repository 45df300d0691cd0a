import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { PageOfTrendingProduct } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { listings } from '#service/db/schema/listings.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import { inCategory } from '#service/listings/filters.ts';
import { listedHere } from '#service/listings/listed-products.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { chosenSummaries } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';

const dayMs = 86_400_000;
const weekDays = 7;

type TrendingAsked = { categoryId?: number | undefined; page: PageAsked };

/** Products of the region, sorted by the pieces that the mall sold in the last seven days, with these numbers. */
export async function trendingProducts(
  db: Db,
  reader: Reader,
  { categoryId, page }: TrendingAsked,
): Promise<PageOfTrendingProduct> {
  checkDepth(page);
  const before = new Date(reader.now.getTime() - weekDays * dayMs).toISOString().slice(0, 10);
  const week = db
    .select({ prodId: soldDays.prodId, pieces: sql<number>`sum(${soldDays.pieces})`.as('pieces') })
    .from(soldDays)
    .where(gt(soldDays.day, before))
    .groupBy(soldDays.prodId)
    .as('week');
  const pieces = sql<number>`coalesce(${week.pieces}, 0)`.mapWith(Number);
  const where = and(
    listedHere(reader, undefined, categoryId === undefined ? undefined : inCategory(categoryId)),
  );
  const [places, [counted]] = await Promise.all([
    db
      .select({ prodId: listings.prodId, pieces })
      .from(listings)
      .leftJoin(week, eq(week.prodId, listings.prodId))
      .where(where)
      .orderBy(desc(pieces), desc(listings.soldNum), asc(listings.prodId))
      .limit(page.size)
      .offset((page.current - 1) * page.size),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(listings)
      .where(where),
  ]);
  const sold = new Map(places.map((place) => [place.prodId, place.pieces]));
  const shown = await chosenSummaries(db, reader, [...sold.keys()]);
  const records = shown.map((one) => ({ ...one, soldThisWeek: sold.get(one.prodId) ?? 0 }));
  return pageOf(records, counted?.total ?? 0, page);
}
