import { and, eq, gt, inArray } from 'drizzle-orm';
import type { HomeProduct, WindowItem } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { inLanguage } from '#service/domain/language.ts';
import { offerColumns } from '#service/offers/product-offers.ts';
import { soldIn } from '#service/products/product-list.ts';
import { summaryColumns, summaryOf } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

/** The given products that are sold in the reader's region and in stock, by product id. */
export async function inStock(db: Db, reader: Reader, prodIds: readonly number[]) {
  const rows = await db
    .select({ ...summaryColumns, ...offerColumns(reader) })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .where(soldIn(reader, inArray(products.prodId, [...prodIds])));
  return new Map(
    rows
      .filter(({ stock }) => stock > 0)
      .map((row): [number, HomeProduct] => [row.prodId, { ...summaryOf(row, reader), left: row.stock }]),
  );
}

/** A product for places that show only its picture, name and price. */
export const itemOf = ({ prodId, prodName, prodNameLang, pic, price }: HomeProduct): WindowItem => ({
  prodId,
  prodName,
  ...(prodNameLang && { prodNameLang }),
  pic,
  price,
});

/** The SKU that the Add button puts into the cart. `worn` is true for a product with a size guide: the reader must choose a size. */
export type Variant = { skuId: number; skuName: string; worn: boolean };

/** The cheapest SKU in stock of each product, by product id. */
export async function cheapestSkus(db: Db, { region, language }: Reader, prodIds: readonly number[]) {
  if (prodIds.length === 0) return new Map<number, Variant>();
  const rows = await db
    .select({ prodId: skus.prodId, skuId: skus.skuId, name: skus.skuName, sizes: products.sizeGuide })
    .from(skus)
    .innerJoin(products, eq(products.prodId, skus.prodId))
    .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.skuId), eq(skuPrices.regionId, region.regionId)))
    .where(and(inArray(skus.prodId, [...prodIds]), eq(skus.enabled, true), gt(skus.stock, 0)))
    .orderBy(skuPrices.price, skus.seq);
  return new Map(
    rows
      .toReversed()
      .map(({ prodId, skuId, name, sizes }): [number, Variant] => [
        prodId,
        { skuId, skuName: inLanguage(name, language), worn: sizes !== null },
      ]),
  );
}
