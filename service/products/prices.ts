import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import { dayIn } from '#service/domain/calendar.ts';
import { wasPrice } from '#service/domain/was-price.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { daysOf, noteDay } from './price-days.ts';

export type PriceChange = {
  skuId: number;
  regionId: number;
  /** Minor units of the region's currency, a multiple of its rounding increment; the database refuses other values. */
  price: number;
};

/**
 * Sets the price of a SKU in a region, and its was-price by the rule of decision 49; false when the SKU is not sold there.
 * Triggers of the database do the rest, also for a change by hand: they wait for a checkout that has locked the SKU, and
 * update the price of the product and its listing (decision 31).
 */
export const changePrice = (db: Db, { skuId, regionId, price }: PriceChange, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const here = and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, regionId));
    const [held] = await tx
      .select({ price: skuPrices.price, timeZone: regions.timeZone })
      .from(skuPrices)
      .innerJoin(regions, eq(regions.regionId, skuPrices.regionId))
      .where(here)
      .for('no key update', { of: skuPrices });
    if (!held) return false;
    const today = dayIn(held.timeZone, now);
    await noteDay(tx, { skuId, regionId, day: today, price: Math.min(held.price, price) });
    const days = (await daysOf(tx, regionId, [skuId])).get(skuId) ?? [];
    await tx
      .update(skuPrices)
      .set({ price, oriPrice: wasPrice(days, { price, today }) })
      .where(here);
    return true;
  });

type Region = { regionId: number; today: string };

/**
 * Brings the was-prices of a region's SKUs up to date for the day `today`, for `most` SKUs with ids above `after`. Returns the
 * last id, to go on from; undefined when there are no more.
 */
export async function settleWasPrices(
  db: Db,
  { regionId, today }: Region,
  { after, most }: { after: number; most: number },
): Promise<number | undefined> {
  const days = sql<number>`(select count(*) from ${priceDays} where ${priceDays.skuId} = ${skuPrices.skuId}
    and ${priceDays.regionId} = ${skuPrices.regionId})`;
  const some = await db
    .select({ skuId: skuPrices.skuId, price: skuPrices.price, oriPrice: skuPrices.oriPrice })
    .from(skuPrices)
    .where(
      and(
        eq(skuPrices.regionId, regionId),
        sql`${skuPrices.skuId} > ${after}`,
        sql`(${skuPrices.oriPrice} is not null or ${days} > 1)`,
      ),
    )
    .orderBy(asc(skuPrices.skuId))
    .limit(most);
  const known = await daysOf(
    db,
    regionId,
    some.map(({ skuId }) => skuId),
  );
  for (const { skuId, price, oriPrice } of some) {
    const was = wasPrice(known.get(skuId) ?? [], { price, today });
    if (was === oriPrice) continue;
    // Skipped when the price was changed meanwhile: that change has written the was-price too.
    await db
      .update(skuPrices)
      .set({ oriPrice: was })
      .where(and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, regionId), eq(skuPrices.price, price)));
  }
  return some.length < most ? undefined : some.at(-1)?.skuId;
}
