import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { inTransaction } from '#service/platform/transaction.ts';

export type DeskStore = ReturnType<typeof deskStore>;

/** What the shopkeeper looks up and sets. */
export function deskStore(db: Db) {
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
        .where(status ? eq(orders.status, status) : undefined)
        .groupBy(orders.orderNumber)
        .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
        .limit(limit),

    /** Who can carry an order, and in which country. */
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
          skuName: skus.skuName,
          stock: skus.stock,
        })
        .from(skus)
        .innerJoin(products, eq(products.prodId, skus.prodId))
        .where(ilike(sql`${products.name}->>'en'`, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
        .orderBy(asc(products.prodId), asc(skus.seq))
        .limit(limit),

    /** Sets how many pieces there are; false for an unknown SKU. */
    async setStock(skuId: number, stock: number): Promise<boolean> {
      const set = await db.update(skus).set({ stock }).where(eq(skus.skuId, skuId)).returning();
      return set.length > 0;
    },

    async region(countryCode: string) {
      const [region] = await db.select().from(regions).where(eq(regions.countryCode, countryCode));
      return region;
    },

    /** Sets the price of a SKU in a region and what the product's card says there; false when it is not sold there. */
    setPrice: (skuId: number, regionId: number, price: number): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        // A checkout holds the SKU's row while it is calculated and placed, so the price does not move under it.
        await tx.select({ skuId: skus.skuId }).from(skus).where(eq(skus.skuId, skuId)).for('update');
        const [set] = await tx
          .update(skuPrices)
          .set({
            price,
            oriPrice: sql`case when ${skuPrices.oriPrice} > ${price}::bigint then ${skuPrices.oriPrice} end`,
          })
          .where(and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, regionId)))
          .returning();
        if (set) await writeCard(tx, skuId, regionId);
        return set !== undefined;
      }),
  };
}

/** The card of a product shows the lowest price of its SKUs with the list price that belongs to it. */
async function writeCard(tx: Db, skuId: number, regionId: number) {
  const sibling = tx.select({ prodId: skus.prodId }).from(skus).where(eq(skus.skuId, skuId));
  const [lowest] = await tx
    .select({ prodId: skus.prodId, price: skuPrices.price, oriPrice: skuPrices.oriPrice })
    .from(skuPrices)
    .innerJoin(skus, eq(skus.skuId, skuPrices.skuId))
    .where(and(eq(skuPrices.regionId, regionId), eq(skus.prodId, sibling), eq(skus.enabled, true)))
    .orderBy(asc(skuPrices.price), asc(skus.seq))
    .limit(1);
  if (!lowest) return;
  const { prodId, price, oriPrice } = lowest;
  const discountPercent = oriPrice ? Math.round((1 - price / oriPrice) * 100) : 0;
  await tx
    .update(productRegions)
    .set({ price, oriPrice, discountPercent: discountPercent > 0 ? discountPercent : null })
    .where(and(eq(productRegions.prodId, prodId), eq(productRegions.regionId, regionId)));
}
