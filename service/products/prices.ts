import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { skuPrices } from '#service/db/schema/skus.ts';

export type PriceChange = {
  skuId: number;
  regionId: number;
  /** Minor units of the region's currency, a multiple of what it can show; the database refuses any other. */
  price: number;
};

/**
 * Sets the price of a SKU in a region; false when it is not sold there. A list price that is no longer higher goes. The
 * database does the rest for whoever changes a price, here or by hand: it waits for a checkout that holds the SKU, and
 * lets the product's card and its listing follow (decision 31).
 */
export async function changePrice(db: Db, { skuId, regionId, price }: PriceChange): Promise<boolean> {
  const set = await db
    .update(skuPrices)
    .set({
      price,
      oriPrice: sql`case when ${skuPrices.oriPrice} > ${price}::bigint then ${skuPrices.oriPrice} end`,
    })
    .where(and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, regionId)))
    .returning({ skuId: skuPrices.skuId });
  return set.length > 0;
}
