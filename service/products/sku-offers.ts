import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';

export type Goods = Awaited<ReturnType<typeof goodsOf>>[number];

/** Everything that a cart or checkout says about some SKUs in a region, as it is at this moment. */
export function goodsOf(db: Db, skuIds: readonly number[], regionId: number) {
  return db
    .select({
      skuId: skus.skuId,
      prodId: products.prodId,
      shopId: shops.shopId,
      names: products.name,
      skuName: skus.skuName,
      pic: sql<string>`coalesce(${skus.pic}, ${products.imgs}->>0)`,
      warrantyMonths: products.warrantyMonths,
      shopName: shops.name,
      shopNameZh: shops.nameZh,
      shopLogo: shops.logo,
      shopOpen: shops.open,
      insuranceBps: shops.insuranceBps,
      onShelf: sql<boolean>`${products.onShelf} and ${skus.enabled}`,
      stocks: skus.stock,
      limitPerUser: skus.limitPerUser,
      /** Minor units; null where the region does not sell the SKU. */
      price: skuPrices.price,
      oriPrice: skuPrices.oriPrice,
      window: {
        fee: productRegions.fee,
        freeWithinRegion: productRegions.freeWithinRegion,
        codAvailable: productRegions.codAvailable,
        minDays: productRegions.minDays,
        maxDays: productRegions.maxDays,
      },
    })
    .from(skus)
    .innerJoin(products, eq(products.prodId, skus.prodId))
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, regionId)),
    )
    .leftJoin(skuPrices, and(eq(skuPrices.skuId, skus.skuId), eq(skuPrices.regionId, regionId)))
    .where(inArray(skus.skuId, [...skuIds]))
    .orderBy(skus.skuId);
}

/** Pieces of some SKUs that a shopper has in orders that were not cancelled; they count against the limit. */
export async function piecesBought(db: Db, userId: string, skuIds: readonly number[]) {
  const rows = await db
    .select({ skuId: orderItems.skuId, pieces: sql<number>`sum(${orderItems.count})::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(
      and(eq(orders.userId, userId), ne(orders.status, 'CANCELLED'), inArray(orderItems.skuId, [...skuIds])),
    )
    .groupBy(orderItems.skuId);
  return new Map(rows.map((row) => [row.skuId, row.pieces]));
}

/** The facts by which a cart line is judged; pieces bought before (`bought`) are subtracted from the limit. */
export function factsOf(goods: Goods, bought: number) {
  return {
    onShelf: goods.onShelf,
    soldInRegion: goods.window !== null && goods.price !== null,
    shopOpen: goods.shopOpen,
    stocks: goods.stocks,
    limitPerUser: goods.limitPerUser === null ? null : Math.max(0, goods.limitPerUser - bought),
  };
}
