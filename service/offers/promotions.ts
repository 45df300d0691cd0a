import { and, asc, desc, type Placeholder, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { promotions } from '#service/db/schema/promotions.ts';

export type Promotion = Pick<typeof promotions.$inferSelect, 'discountId' | 'shopId' | 'name' | 'percentOff'>;

/** How many promotions of a shop a line is offered at most. */
const offeredMax = 10;

/** The promotions of some shops at a moment, the largest first. */
export async function promotionsOf(
  db: Db,
  shopIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Promotion[]>> {
  const ofShop = new Map<number, Promotion[]>();
  if (shopIds.length === 0) return ofShop;
  const rows = await rowsOf(db).execute({ shopIds: [...new Set(shopIds)], now: now.toISOString() });
  for (const row of rows) {
    const known = ofShop.get(row.shopId) ?? [];
    if (known.length < offeredMax) ofShop.set(row.shopId, [...known, row]);
  }
  return ofShop;
}

/** Column with the largest promotion of a shop at a moment, null without one; for queries that have the shop's id. */
export const largestPromotion = (shopId: AnyPgColumn, now: Placeholder) =>
  sql<{ percentOff: number } | null>`(
    select jsonb_build_object('percentOff', max(${promotions.percentOff})) from ${promotions}
    where ${promotions.shopId} = ${shopId} and ${runningAt(now)} having count(*) > 0
  )`;

const runningAt = (now: Placeholder) =>
  sql`${promotions.startTime} <= ${now}::timestamptz and ${promotions.endTime} > ${now}::timestamptz`;

const rowsOf = preparedFor((db) => {
  const { discountId, shopId, name, percentOff } = promotions;
  return db
    .select({ discountId, shopId, name, percentOff })
    .from(promotions)
    .where(
      and(
        sql`${promotions.shopId} = any(${sql.placeholder('shopIds')}::bigint[])`,
        runningAt(sql.placeholder('now')),
      ),
    )
    .orderBy(desc(promotions.percentOff), asc(promotions.discountId))
    .prepare('promotions_of_shops');
});

/** The promotion that a line has: the chosen one as long as it is offered, else the largest. */
export const promotionFor = (
  offered: readonly Promotion[] | undefined,
  chosen: number | null,
): Promotion | undefined => offered?.find(({ discountId }) => discountId === chosen) ?? offered?.[0];
