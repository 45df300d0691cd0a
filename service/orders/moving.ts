import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { notFound } from '#service/domain/refusal.ts';
import { groupStateOf } from '#service/group-buys/joins.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { aroundOf, wholeOrders } from './around.ts';
import { changesOf, performEffects } from './effects.ts';
import { recordMove } from './events.ts';
import { factsOfOrder, type OrderRow } from './facts.ts';
import type { OrderDoors, Telling } from './moved.ts';
import { type OrderEvent, type OrderFacts, stepOf } from './rules.ts';

/** Thrown when an order is not in the state that an event needs. */
export class WrongState extends Error {
  readonly status: OrderRow['status'];
  /** The row of the order, which the event has not changed. */
  readonly order: OrderRow;
  /** When the order was completed, if it was. */
  readonly finallyTime: Date | null;
  /** True while a refund of the order has no end, which may be why the event was not allowed. */
  readonly openRefund: boolean;

  constructor(order: OrderRow, event: OrderEvent, openRefund = false) {
    super(`an order in state ${order.status} does not take ${event}`);
    this.name = 'WrongState';
    this.status = order.status;
    this.order = order;
    this.finallyTime = order.finallyTime;
    this.openRefund = openRefund;
  }
}

type Asked = {
  orderNumber: string;
  /** Limits it to the orders of one shopper that are not deleted. */
  owner?: string;
  /** Also one that its owner has deleted. */
  deleted?: boolean;
};

export type MoveAsked = Asked & {
  event: OrderEvent;
  actor: OrderActor;
  now: Date;
  /** Columns that the caller sets, beside those that the effects of the step set. */
  set?: Partial<typeof orders.$inferInsert>;
  /** Facts of the caller, which replace those that are read from the database. */
  facts?: Partial<OrderFacts>;
  /** Facts of the caller for the notice to the buyer. */
  tells?: Telling;
};

/**
 * Judges the event by the transition table, does its effects, and writes the new state and the move down, in the transaction
 * `tx`. Locks the buyer, then the order's row. Throws WrongState for an event that the table does not allow now.
 */
export async function moveOrder(tx: Db, asked: MoveAsked, doors: OrderDoors): Promise<OrderRow> {
  const { orderNumber, event, actor, now, set, facts, tells } = asked;
  const order = await lockOrder(tx, asked);
  const known = { ...(await factsNow(tx, order, doors, now)), ...facts };
  const step = stepOf(known, event);
  if (!step) throw new WrongState(order, event, known.openRefund);
  const effects = step.effects ?? [];
  const change = { ...set, ...changesOf(effects, { order, event, now }), status: step.to };
  await performEffects(effects, { tx, order, event, now, doors, tells });
  const [moved = order] = await tx
    .update(orders)
    .set(change)
    .where(eq(orders.orderNumber, orderNumber))
    .returning();
  await recordMove(tx, { orderNumber, event, fromStatus: order.status, toStatus: step.to, actor, at: now });
  if (step.to === 'CANCELLED' && order.status !== 'CANCELLED' && event !== 'refundAll')
    await doors.afterSales.orderEnded(tx, { order: moved, event, now });
  return moved;
}

/** Locks the buyer, then the order's row; throws `resource.not_found` for one that is foreign, deleted or unknown. */
export async function lockOrder(tx: Db, { orderNumber, owner, deleted }: Asked): Promise<OrderRow> {
  const mine = and(
    eq(orders.orderNumber, orderNumber),
    owner === undefined ? undefined : eq(orders.userId, owner),
    owner === undefined || deleted ? undefined : eq(orders.hidden, false),
  );
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(mine);
  if (!found) throw notFound();
  await lockShopper(tx, found.userId);
  const [order] = await tx.select().from(orders).where(mine).for('update');
  if (!order) throw notFound();
  return order;
}

/** The facts by which the transition table judges an order at a moment, with the state of its group buy. */
async function factsNow(tx: Db, order: OrderRow, doors: OrderDoors, now: Date): Promise<OrderFacts> {
  const [whole] = await wholeOrders(tx, [order], doors.afterSales, now);
  if (!whole) throw notFound();
  const facts = factsOfOrder(order, aroundOf(whole, now));
  if (order.status !== 'GROUPING' || order.groupBuyId === null) return facts;
  return { ...facts, groupRunning: (await groupStateOf(tx, order.groupBuyId, now)) === 'IN_PROGRESS' };
}
