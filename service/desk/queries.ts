import { asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderStatuses } from '#service/db/schema/order-words.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skus } from '#service/db/schema/skus.ts';
import type { Clock } from '#service/domain/clock.ts';
import { changePrice, type PriceChange } from '#service/products/prices.ts';

export type DeskStore = ReturnType<typeof deskStore>;

/** Queries of the desk: orders, SKUs, stock and prices. */
export function deskStore(db: Db, now: Clock) {
  return {
    /** The newest orders of the mall, of one state or of all. */
    orders: (status: string | undefined, limit: number) =>
      db
        .select({
          orderNumber: orders.orderNumber,
          status: orders.status,
          payType: orders.payType,
          payStatus: orders.payStatus,
          total: orders.total,
          currency: orders.currency,
          receiver: sql<string>`${orders.address}->>'receiver'`,
          deliveredTime: orders.deliveredTime,
          createdAt: orders.createdAt,
          pieces: sql<number>`coalesce(sum(${orderItems.count}), 0)::int`,
        })
        .from(orders)
        .leftJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
        .where(
          status
            ? inArray(
                orders.status,
                orderStatuses.filter((known) => known === status),
              )
            : undefined,
        )
        .groupBy(orders.orderNumber)
        .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
        .limit(limit),

    /** The couriers of an order's region, and its country code; undefined for an unknown order. */
    async parcelOf(orderNumber: string) {
      const [found] = await db
        .select({ couriers: regions.couriers, countryCode: regions.countryCode })
        .from(orders)
        .innerJoin(regions, eq(regions.regionId, orders.regionId))
        .where(eq(orders.orderNumber, orderNumber));
      return found;
    },

    /** SKUs by a part of the product's English name, with stock. */
    find: (text: string, limit: number) =>
      db
        .select({
          skuId: skus.skuId,
          prodId: products.prodId,
          name: sql<string>`${products.name}->>'en'`,
          skuName: sql<string>`${skus.skuName}->>'en'`,
          stock: skus.stock,
        })
        .from(skus)
        .innerJoin(products, eq(products.prodId, skus.prodId))
        .where(ilike(sql`${products.name}->>'en'`, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
        .orderBy(asc(products.prodId), asc(skus.seq))
        .limit(limit),

    /** Sets the stock of a SKU in pieces; false for an unknown SKU. */
    async setStock(skuId: number, stock: number): Promise<boolean> {
      const set = await db.update(skus).set({ stock }).where(eq(skus.skuId, skuId)).returning();
      return set.length > 0;
    },

    async region(countryCode: string) {
      const [region] = await db.select().from(regions).where(eq(regions.countryCode, countryCode));
      return region;
    },

    setPrice: (change: PriceChange) => changePrice(db, change, now()),
  };
}
