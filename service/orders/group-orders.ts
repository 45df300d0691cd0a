import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { Clock } from '#service/domain/clock.ts';
import { judgeGroup } from '#service/group-buys/joins.ts';
import { daysBetween, dayLater } from '#service/logistics/arrival.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { OrderRow } from './facts.ts';
import type { OrderDoors } from './moved.ts';
import { moveOrder, WrongState } from './moving.ts';

type InGroup = { orderNumber: string; groupBuyId: number };

const events = { COMPLETED: 'groupCompleted', TIME_OUT: 'groupTimedOut' } as const;

/**
 * Moves an order whose group buy has ended: to TO_DELIVER when the target was reached, else to CANCELLED with all its money
 * back (S4.23). Does nothing while the group buy runs, nor for an end that is not among `ends`.
 */
export async function endWaiting(
  tx: Db,
  { orderNumber, groupBuyId }: InGroup,
  now: Date,
  doors: OrderDoors,
  ends: readonly (keyof typeof events)[] = ['COMPLETED', 'TIME_OUT'],
) {
  const state = await judgeGroup(tx, groupBuyId, now);
  const ended = ends.find((end) => end === state);
  if (!ended) return;
  const event = events[ended];
  const order = await moveOrder(tx, { orderNumber, event, actor: 'SYSTEM', now }, doors);
  if (event === 'groupCompleted') await promiseAnew(tx, order, now);
}

/** Sets later promised days of delivery: they count from the day on which the group is complete, as nothing ships before. */
async function promiseAnew(tx: Db, order: OrderRow, now: Date) {
  const { orderNumber, regionId, createdAt, promisedFrom, promisedTo } = order;
  if (promisedFrom === null || promisedTo === null) return;
  const [region] = await tx
    .select({ timeZone: regions.timeZone })
    .from(regions)
    .where(eq(regions.regionId, regionId));
  if (!region) return;
  const waited = daysBetween(dayIn(region.timeZone, createdAt), dayIn(region.timeZone, now));
  await tx
    .update(orders)
    .set({ promisedFrom: dayLater(promisedFrom, waited), promisedTo: dayLater(promisedTo, waited) })
    .where(eq(orders.orderNumber, orderNumber));
}

/** Moves every waiting order whose group buy has ended, each in its own transaction. */
export async function endGroups(db: Db, clock: Clock, doors: OrderDoors) {
  const isOver = or(
    lte(groupBuys.endTime, clock()),
    sql`${groupBuys.joinedCount} >= ${groupBuys.targetCount}`,
  );
  const due = await db
    .select({ orderNumber: orders.orderNumber, groupBuyId: groupBuys.groupBuyId })
    .from(orders)
    .innerJoin(groupBuys, eq(groupBuys.groupBuyId, orders.groupBuyId))
    .where(and(eq(orders.status, 'GROUPING'), isOver))
    .orderBy(asc(orders.orderNumber));
  // Not in the transactions of the orders, which lock the member: a join locks the member first and the group buy second, so a
  // transaction that locks them the other way round could deadlock with it.
  for (const groupBuyId of new Set(due.map((order) => order.groupBuyId)))
    await judgeGroup(db, groupBuyId, clock());
  await eachApart(due, (order) =>
    inTransaction(db, (tx) => endWaiting(tx, order, clock(), doors)).catch((fault: unknown) => {
      if (!(fault instanceof WrongState)) throw fault;
    }),
  );
}
