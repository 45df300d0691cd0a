import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { type GroupBuyState, groupBuyState } from '#service/offers/group-buy-state.ts';

type Pieces = { groupBuyId: number; pieces: number };

/**
 * Adds paid pieces to a group buy. Does nothing for a group buy that has timed out; a member who paid too late gets the money
 * back like everybody else in it (S4.23).
 */
export async function joinGroup(tx: Db, { groupBuyId, pieces, now }: Pieces & { now: Date }): Promise<void> {
  // `endedAs` comes first: this `now` may be older than that of the transaction which has ended the group buy.
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
 * Writes down how a group buy has ended, if it has, and returns its state. Called before orders move because of the end, so
 * that all transactions see the same end, even with an older `now`. Undefined for an unknown number.
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

/** A group buy with its price in a region (minor units); undefined when it is not for this SKU or not in this region. */
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
