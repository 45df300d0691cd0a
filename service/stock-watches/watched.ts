import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { stockWatches } from '#service/db/schema/stock-watches.ts';

/** Condition: the watched SKU can be bought in the region of the watch now. */
export const canBeBought = sql<boolean>`(${skus.stock} > 0 and ${skus.enabled} and ${products.onShelf}
  and ${shops.open} and ${skuPrices.price} is not null)`;

/** Query for watches with the present data of SKU and product. */
export const watched = (db: Db) =>
  db
    .select({
      watch: stockWatches,
      prodId: products.prodId,
      prodName: products.name,
      skuName: skus.skuName,
      pic: sql<string>`coalesce(${skus.pic}, ${products.imgs}->>0)`,
      price: skuPrices.price,
      currency: regions.currency,
      canBuy: canBeBought,
    })
    .from(stockWatches)
    .innerJoin(skus, eq(skus.skuId, stockWatches.skuId))
    .innerJoin(products, eq(products.prodId, skus.prodId))
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .innerJoin(regions, eq(regions.regionId, stockWatches.regionId))
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.skuId), eq(skuPrices.regionId, stockWatches.regionId)));
