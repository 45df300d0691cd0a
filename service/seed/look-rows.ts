import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { attributeValues } from '#service/db/schema/attributes.ts';
import { shops } from '#service/db/schema/shops.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import type { Catalogue } from './catalogue.ts';
import { shopRatingOf } from './shop-rating.ts';
import { attributeRows } from './sku-rows.ts';
import { soldDayRows } from './sold-day-rows.ts';

/** Rows of one statement; PostgreSQL accepts 65,535 values at most. */
const rowsAtOnce = 5_000;

/** Adds to a mall of an earlier seed the colours of options and shops, the shops' ratings, and last week's sales. */
export async function addLookRows(tx: Db, catalogue: Catalogue, now: Date) {
  for (const { value, swatch } of attributeRows(catalogue).values)
    if (swatch)
      await tx
        .update(attributeValues)
        .set({ swatch })
        .where(sql`${attributeValues.value}->>'en' = ${value.en} and ${attributeValues.swatch} is null`);
  const ratingOf = shopRatingOf(catalogue);
  for (const shop of catalogue.shops)
    await tx
      .update(shops)
      .set({ tint: shop.color, ratingAvg: ratingOf(shop) })
      .where(and(eq(shops.shopId, shop.id), isNull(shops.tint)));
  const [sold] = await tx.select().from(soldDays).limit(1);
  if (sold) return;
  const rows = soldDayRows(catalogue, now);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(soldDays).values(rows.slice(from, from + rowsAtOnce));
}
