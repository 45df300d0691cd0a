import { and, eq, min, sql } from 'drizzle-orm';
import type { ProductSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { summaryColumns, summaryOf } from './product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

const { stock, prodId, name, pic, shopId, shopName, shopNameZh, soldNum, ratingAvg, ratingCount } =
  summaryColumns;

/** Columns of a saved product, from `products`, `shops` and `productRegions`, which is null where the region does not sell it. */
export const keptColumns = (reader: Reader) => ({
  offers: offerColumns(reader),
  product: { prodId, name, pic, shopId, soldNum, ratingAvg, ratingCount, onShelf: products.onShelf },
  shop: { shopName, shopNameZh, country: shops.country },
  stock,
  window: productRegions,
});

type KeptRow = {
  product: Pick<
    Parameters<typeof summaryOf>[0],
    'prodId' | 'name' | 'pic' | 'shopId' | 'soldNum' | 'ratingAvg' | 'ratingCount'
  > & { onShelf: boolean };
  shop: { shopName: string; shopNameZh: string; country: string };
  offers: { voucherCount: number; groupBuyId: number | null };
  stock: number;
  window: typeof productRegions.$inferSelect | null;
};

export const windowIn = ({ region }: Reader) =>
  and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, region.regionId));

/** Summaries of saved products, with those that are no longer sold here: these show the lowest price of their SKUs in the region. */
export async function keptSummaries<T extends KeptRow>(
  db: Db,
  reader: Reader,
  rows: readonly T[],
): Promise<{ row: T; summary: ProductSummary & { available: boolean; offShelf: boolean } }[]> {
  const elsewhere = rows.filter(({ window }) => !window).map(({ product }) => product.prodId);
  const prices = await pricesOf(db, reader, elsewhere);
  return rows.map((row) => {
    const { product, shop, offers, window } = row;
    const notHere = {
      price: prices.get(product.prodId) ?? 0,
      oriPrice: null,
      fee: 1,
      codAvailable: false,
      shipFrom: shop.country,
      overseas: false,
    };
    const available = window !== null && product.onShelf;
    const summary = summaryOf(
      { ...product, ...shop, ...offers, ...(window ?? notHere), stock: available ? row.stock : 0 },
      reader,
    );
    return { row, summary: { ...summary, available, offShelf: !product.onShelf } };
  });
}

/** The lowest price of each product's SKUs in the region, in minor units. */
async function pricesOf(db: Db, { region }: Reader, prodIds: readonly number[]) {
  if (prodIds.length === 0) return new Map<number, number>();
  const rows = await db
    .select({ prodId: skus.prodId, price: min(skuPrices.price) })
    .from(skus)
    .innerJoin(skuPrices, eq(skuPrices.skuId, skus.skuId))
    .where(
      and(
        eq(skuPrices.regionId, region.regionId),
        sql`${skus.prodId} in (${sql.join([...prodIds], sql`, `)})`,
      ),
    )
    .groupBy(skus.prodId);
  return new Map(rows.map((row) => [row.prodId, row.price ?? 0]));
}
