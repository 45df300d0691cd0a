import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { type GroupBuyState, groupBuyState } from '#service/offers/group-buy-state.ts';

type Pieces = { groupBuyId: number; pieces: number };

/**
 * Counts paid pieces for a campaign. One that has timed out stays so: its pieces count no more, and who paid too late gets
 * the money back like everybody else in it (S4.23).
 */
export async function joinGroup(tx: Db, { groupBuyId, pieces, now }: Pieces & { now: Date }): Promise<void> {
  // Who asks may have an older `now` than whoever has judged that it timed out: what was judged stays.
  const isOpen = or(
    eq(groupBuys.endedAs, 'COMPLETED'),
    and(
      isNull(groupBuys.endedAs),
      or(gt(groupBuys.endTime, now), sql`${groupBuys.joinedCount} >= ${groupBuys.targetCount}`),
    ),
  );
  await tx
    .update(groupBuys)
    .set({ joinedCount: sql`${groupBuys.joinedCount} + ${pieces}` })
    .where(and(eq(groupBuys.groupBuyId, groupBuyId), isOpen));
}

/** Takes back the pieces of somebody who leaves while the campaign runs. */
export async function leaveGroup(tx: Db, { groupBuyId, pieces }: Pieces): Promise<void> {
  await tx
    .update(groupBuys)
    .set({ joinedCount: sql`greatest(0, ${groupBuys.joinedCount} - ${pieces})` })
    .where(eq(groupBuys.groupBuyId, groupBuyId));
}

/** A campaign; undefined when there is none of that number. */
export async function groupOf(db: Db, groupBuyId: number) {
  const [group] = await db.select().from(groupBuys).where(eq(groupBuys.groupBuyId, groupBuyId));
  return group;
}

/** How a campaign stands at a moment; undefined when there is none of that number. */
export async function groupStateOf(
  db: Db,
  groupBuyId: number,
  now: Date,
): Promise<GroupBuyState | undefined> {
  const group = await groupOf(db, groupBuyId);
  return group && groupBuyState(group, now);
}

/**
 * Writes down how a campaign has ended, if it has, and answers how it stands: what was judged once is the same for everybody
 * who asks later, whatever time they began at. It comes before any order moves because of it.
 */
export async function judgeGroup(db: Db, groupBuyId: number, now: Date): Promise<GroupBuyState | undefined> {
  const isReached = sql`${groupBuys.joinedCount} >= ${groupBuys.targetCount}`;
  await db
    .update(groupBuys)
    .set({ endedAs: sql`case when ${isReached} then 'COMPLETED' else 'TIME_OUT' end` })
    .where(
      and(
        eq(groupBuys.groupBuyId, groupBuyId),
        isNull(groupBuys.endedAs),
        lte(groupBuys.startTime, now),
        or(isReached, lte(groupBuys.endTime, now)),
      ),
    );
  return groupStateOf(db, groupBuyId, now);
}

/** Pieces that a member has in orders of a campaign that were not cancelled; they count against its limit. */
export async function piecesInGroup(db: Db, userId: string, groupBuyId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.count}), 0)::int` })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(eq(orders.userId, userId), eq(orders.groupBuyId, groupBuyId), ne(orders.status, 'CANCELLED')));
  return row?.pieces ?? 0;
}

type Joining = { groupBuyId: number; prodId: number; skuId: number; regionId: number };

/** A campaign with its price in a region; undefined when it is not for that SKU, or not there. */
export async function groupToJoin(db: Db, { groupBuyId, prodId, skuId, regionId }: Joining) {
  const [found] = await db
    .select({ group: groupBuys, price: groupBuyPrices.price })
    .from(groupBuys)
    .innerJoin(
      groupBuyPrices,
      and(eq(groupBuyPrices.groupBuyId, groupBuys.groupBuyId), eq(groupBuyPrices.regionId, regionId)),
    )
    .where(and(eq(groupBuys.groupBuyId, groupBuyId), eq(groupBuys.prodId, prodId)));
  return found && (found.group.skuId === null || found.group.skuId === skuId) ? found : undefined;
}
