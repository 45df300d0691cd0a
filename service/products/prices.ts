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
  /** Minor units of the region's currency, a multiple of what it can show; the database refuses any other. */
  price: number;
};

/**
 * Sets the price of a SKU in a region; false when it is not sold there. The price before follows by the rule of honest
 * was-prices (decision 49). The database does the rest for whoever changes a price, here or by hand: it waits for a
 * checkout that holds the SKU, and lets the product's card and its listing follow (decision 31).
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
 * Writes the prices before of a region's SKUs as the rule has them on this day, where they say anything else. Of the SKUs
 * after one, in the order of their ids, `most` at once; answers the last of them, undefined when there are no more.
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
    // A price that was changed meanwhile has been settled by that change.
    await db
      .update(skuPrices)
      .set({ oriPrice: was })
      .where(and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, regionId), eq(skuPrices.price, price)));
  }
  return some.length < most ? undefined : some.at(-1)?.skuId;
}
