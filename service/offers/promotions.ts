import { and, asc, desc, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
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
  const { discountId, shopId, name, percentOff } = promotions;
  const rows = await db
    .select({ discountId, shopId, name, percentOff })
    .from(promotions)
    .where(
      and(
        inArray(promotions.shopId, [...new Set(shopIds)]),
        lte(promotions.startTime, now),
        gt(promotions.endTime, now),
      ),
    )
    .orderBy(desc(promotions.percentOff), asc(promotions.discountId));
  for (const row of rows) {
    const known = ofShop.get(row.shopId) ?? [];
    if (known.length < offeredMax) ofShop.set(row.shopId, [...known, row]);
  }
  return ofShop;
}

/** The promotion that a line has: the chosen one as long as it is offered, else the largest (api.md 8.2, 2). */
export const promotionFor = (
  offered: readonly Promotion[] | undefined,
  chosen: number | null,
): Promotion | undefined => offered?.find(({ discountId }) => discountId === chosen) ?? offered?.[0];
