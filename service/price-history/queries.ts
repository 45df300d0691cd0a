import { and, eq } from 'drizzle-orm';
import type { PriceHistory } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound } from '#service/domain/refusal.ts';
import type { PriceDay } from '#service/domain/was-price.ts';
import { daysOf } from '#service/products/price-days.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { priceLine } from './rules.ts';

export type PriceHistoryStore = ReturnType<typeof priceHistoryStore>;

/** Price histories of SKUs. */
export const priceHistoryStore = (db: Db, clock: Clock) => ({
  /** The last ninety days of a SKU in a region. Throws `resource.not_found` when the SKU is not sold there. */
  async of({ regionId, currency, timeZone }: RegionRow, skuId: number): Promise<PriceHistory> {
    const [sold] = await db
      .select({ price: skuPrices.price })
      .from(skus)
      .innerJoin(products, and(eq(products.prodId, skus.prodId), eq(products.onShelf, true)))
      .innerJoin(
        productRegions,
        and(eq(productRegions.prodId, skus.prodId), eq(productRegions.regionId, regionId)),
      )
      .innerJoin(skuPrices, and(eq(skuPrices.skuId, skus.skuId), eq(skuPrices.regionId, regionId)))
      .where(eq(skus.skuId, skuId));
    if (!sold) throw notFound();
    const today = dayIn(timeZone, clock());
    const known = (await daysOf(db, regionId, [skuId])).get(skuId) ?? [];
    const line = priceLine(known, { price: sold.price, today });
    const point = ({ day, price }: PriceDay) => ({ day, price: { amount: price, currency } });
    return {
      skuId,
      from: line.from,
      to: today,
      price: { amount: sold.price, currency },
      lowest: point(line.lowest),
      highest: point(line.highest),
      changes: line.changes.map(point),
    };
  },
});
