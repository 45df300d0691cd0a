import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import type { PriceDay } from '#service/domain/was-price.ts';

/** The price of a SKU in a region on a day; `price` in minor units. */
export type PricedDay = PriceDay & { skuId: number; regionId: number };

/** Notes a price that a SKU had on a day; the lowest of the day stays. */
export const noteDay = (db: Db, priced: PricedDay) =>
  db
    .insert(priceDays)
    .values(priced)
    .onConflictDoUpdate({
      target: [priceDays.skuId, priceDays.regionId, priceDays.day],
      set: { price: sql`least(${priceDays.price}, excluded.price)` },
    });

/** What some SKUs cost in a region, day by day, the oldest first, by SKU. */
export async function daysOf(
  db: Db,
  regionId: number,
  skuIds: readonly number[],
): Promise<Map<number, PriceDay[]>> {
  const rows = await db
    .select({ skuId: priceDays.skuId, day: priceDays.day, price: priceDays.price })
    .from(priceDays)
    .where(and(eq(priceDays.regionId, regionId), inArray(priceDays.skuId, [...skuIds])))
    .orderBy(asc(priceDays.skuId), asc(priceDays.day));
  const found = new Map<number, PriceDay[]>();
  for (const { skuId, ...priced } of rows) {
    const days = found.get(skuId) ?? [];
    days.push(priced);
    found.set(skuId, days);
  }
  return found;
}
