import { and, count, desc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import type { PageOfShopWindow, ProductSummary, ShopSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { likeLiteral, searchWords } from '#service/db/search-text.ts';
import type { Clock } from '#service/domain/clock.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { soldIn } from '#service/products/product-list.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { summaryColumns, summaryOf } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';
import { shopDetail } from './detail.ts';
import { shopReviews } from './reviews.ts';
import { shopSummaryOf } from './summary.ts';

const namedShopsMax = 50;
const productsInWindow = 3;

export type ShopStore = ReturnType<typeof shopStore>;

export function shopStore(db: Db, clock: Clock) {
  return {
    detail: (reader: Reader, shopId: number) => shopDetail(db, reader, shopId, clock()),

    reviews: (reader: Reader, shopId: number) => shopReviews(db, reader, shopId),

    named: (reader: Reader, name: string): Promise<ShopSummary[]> =>
      shopsNamed(db, reader, searchWords(name), namedShopsMax),

    /** Shops that sell in the reader's region, those with the most followers first, each with its three best-selling products. */
    async page(reader: Reader, page: PageAsked): Promise<PageOfShopWindow> {
      checkDepth(page);
      const rows = await sellingShops(db, reader, undefined)
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const shown = await bestProducts(
        db,
        reader,
        rows.map(({ shop }) => shop.shopId),
      );
      const records = rows.map(({ shop, sold }) => ({
        ...shopSummaryOf(shop, sold, reader.language),
        products: shown.filter(({ shopId }) => shopId === shop.shopId),
      }));
      return pageOf(records, await countShops(db, reader), page);
    },
  };
}

/** Shops that sell something in the region, with the number of their products; the one with the most followers first. */
const sellingShops = (db: Db, reader: Reader, where: SQL | undefined) =>
  db
    .select({ shop: shops, sold: count() })
    .from(shops)
    .innerJoin(products, eq(products.shopId, shops.shopId))
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(soldIn(reader, where))
    .groupBy(shops.shopId)
    .orderBy(desc(shops.followers), shops.shopId)
    .$dynamic();

async function countShops(db: Db, reader: Reader): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(distinct ${products.shopId})`.mapWith(Number) })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(soldIn(reader, undefined));
  return counted?.total ?? 0;
}

/** Shops whose names have every word, with the number of products they sell in the region. */
export async function shopsNamed(
  db: Db,
  reader: Reader,
  words: readonly string[],
  limit: number,
): Promise<ShopSummary[]> {
  if (words.length === 0) return [];
  const named = and(...words.map((word) => like(shops.searchName, `%${likeLiteral(word)}%`)));
  const rows = await sellingShops(db, reader, named).limit(limit);
  return rows.map(({ shop, sold }) => shopSummaryOf(shop, sold, reader.language));
}

/** The best-selling products of each of the shops in the region. */
export async function bestProducts(db: Db, reader: Reader, shopIds: number[]): Promise<ProductSummary[]> {
  if (shopIds.length === 0) return [];
  const placed = db.$with('placed').as(
    db
      .select({
        prodId: sql<number>`${products.prodId}`.as('placed_id'),
        place: sql<number>`row_number() over (
          partition by ${products.shopId} order by ${products.soldNum} desc, ${products.prodId}
        )`.as('place'),
      })
      .from(products)
      .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
      .where(soldIn(reader, inArray(products.shopId, shopIds))),
  );
  const rows = await db
    .with(placed)
    .select({ ...summaryColumns, ...offerColumns(reader) })
    .from(placed)
    .innerJoin(products, eq(products.prodId, placed.prodId))
    .innerJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, reader.region.regionId)),
    )
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .where(sql`${placed.place} <= ${productsInWindow}`)
    .orderBy(placed.place);
  return rows.map((row) => summaryOf(row, reader));
}
