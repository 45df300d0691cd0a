import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { priceDays } from '#service/db/schema/price-days.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { regions } from '#service/db/schema/regions.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { dayIn, daysLater } from '#service/domain/calendar.ts';
import type { Clock } from '#service/domain/clock.ts';
import { keptPriceDays } from '#service/domain/was-price.ts';
import { settleWasPrices } from '#service/products/prices.ts';
import type { SettingsStore } from '#service/platform/settings.ts';

type KeepParts = { db: Db; clock: Clock; settings: SettingsStore };

/** SKUs that one statement handles, so that no statement runs long in a large mall. */
const atOnce = 2_000;

const doneKey = (regionId: number) => `price-day-${regionId}`;

/**
 * Job that runs once on each day of a region, soon after the day has begun there: writes the prices of its SKUs, updates the
 * was-prices, and deletes days that are too old. A second run on the same day changes nothing.
 */
export const keepPriceDays =
  ({ db, clock, settings }: KeepParts) =>
  async () => {
    const places = await db.select({ regionId: regions.regionId, timeZone: regions.timeZone }).from(regions);
    for (const { regionId, timeZone } of places) {
      const today = dayIn(timeZone, clock());
      if ((await settings.read(doneKey(regionId))) === today) continue;
      const region = { regionId, today };
      await noteAll(db, region);
      for (let after: number | undefined = 0; after !== undefined;)
        after = await settleWasPrices(db, region, { after, most: atOnce });
      await dropOld(db, region);
      await settings.write(doneKey(regionId), today);
    }
  };

type Region = { regionId: number; today: string };

/** Writes the price of each SKU that the region sells, when it differs from the last written one. */
async function noteAll(db: Db, { regionId, today }: Region) {
  for (let after: number | undefined = 0; after !== undefined;) {
    const some: { skuId: number }[] = await db
      .select({ skuId: skus.skuId })
      .from(skus)
      .where(sql`${skus.skuId} > ${after}`)
      .orderBy(skus.skuId)
      .limit(atOnce);
    const last = some.at(-1)?.skuId;
    if (last !== undefined)
      await db.execute(sql`
        insert into ${priceDays} (sku_id, region_id, day, price)
        select p.sku_id, p.region_id, ${today}::date, p.price
        from ${skuPrices} p
        join ${skus} s on s.sku_id = p.sku_id and s.enabled
        join ${products} o on o.prod_id = s.prod_id and o.on_shelf
        join ${productRegions} w on w.prod_id = s.prod_id and w.region_id = p.region_id
        left join lateral (
          select d.price from ${priceDays} d
          where d.sku_id = p.sku_id and d.region_id = p.region_id and d.day <= ${today}::date
          order by d.day desc limit 1
        ) known on true
        where p.region_id = ${regionId} and p.sku_id > ${after} and p.sku_id <= ${last}
          and p.price is distinct from known.price
        on conflict (sku_id, region_id, day) do update set price = least(price_days.price, excluded.price)`);
    after = some.length < atOnce ? undefined : last;
  }
}

/** Deletes days older than `keptPriceDays`, but keeps the newest of them: its price was still valid when the kept time began. */
const dropOld = (db: Db, { regionId, today }: Region) =>
  db.execute(sql`
    delete from ${priceDays} d where d.region_id = ${regionId} and exists (
      select 1 from ${priceDays} later
      where later.sku_id = d.sku_id and later.region_id = d.region_id
        and later.day > d.day and later.day <= ${daysLater(today, -keptPriceDays)}::date
    )`);
