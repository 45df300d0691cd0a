import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { notFound } from '#service/domain/refusal.ts';
import { groupStateOf } from '#service/group-buys/joins.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { changesOf, type OrderDoors, performEffects } from './effects.ts';
import { recordMove } from './events.ts';
import { type OrderEvent, type OrderFacts, stepOf } from './rules.ts';
import { factsOfOrder, type OrderRow } from './view.ts';

/** Thrown when an order is not in the state that an event needs. */
export class WrongState extends Error {
  readonly status: string;
  /** When the order was completed, if it was. */
  readonly finallyTime: Date | null;

  constructor({ status, finallyTime }: OrderRow, event: OrderEvent) {
    super(`an order in state ${status} does not take ${event}`);
    this.name = 'WrongState';
    this.status = status;
    this.finallyTime = finallyTime;
  }
}

export type MoveAsked = {
  orderNumber: string;
  event: OrderEvent;
  actor: OrderActor;
  now: Date;
  /** Limits it to the orders of one shopper. */
  owner?: string;
  /** What the event itself brings, beside what follows from it. */
  set?: Partial<typeof orders.$inferInsert>;
  /** What the caller knows better than the order's row. */
  facts?: Partial<OrderFacts>;
};

/**
 * Judges the event by the transition table, does its effects, and writes the new state and the move down; all in the
 * transaction that it is given. Locks the buyer, then the order's row.
 */
export async function moveOrder(tx: Db, asked: MoveAsked, doors: OrderDoors): Promise<OrderRow> {
  const { orderNumber, event, actor, now, set, facts } = asked;
  const order = await lockedOrder(tx, asked);
  const step = stepOf({ ...(await factsNow(tx, order, now)), ...facts }, event);
  if (!step) throw new WrongState(order, event);
  const effects = step.effects ?? [];
  const change = { ...set, ...changesOf(effects, { order, event, now }), status: step.to };
  await performEffects(effects, { tx, order, event, now, doors });
  await tx.update(orders).set(change).where(eq(orders.orderNumber, orderNumber));
  await recordMove(tx, { orderNumber, event, fromStatus: order.status, toStatus: step.to, actor, at: now });
  return { ...order, ...change };
}

async function lockedOrder(tx: Db, { orderNumber, owner }: MoveAsked): Promise<OrderRow> {
  const mine = and(
    eq(orders.orderNumber, orderNumber),
    owner === undefined ? undefined : and(eq(orders.userId, owner), eq(orders.hidden, false)),
  );
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(mine);
  if (!found) throw notFound();
  await lockShopper(tx, found.userId);
  const [order] = await tx.select().from(orders).where(mine).for('update');
  if (!order) throw notFound();
  return order;
}

/** The facts by which the law judges an order at a moment, the state of its campaign among them. */
async function factsNow(tx: Db, order: OrderRow, now: Date): Promise<OrderFacts> {
  const facts = factsOfOrder(order);
  if (order.status !== 'GROUPING' || order.groupBuyId === null) return facts;
  return { ...facts, groupRunning: (await groupStateOf(tx, order.groupBuyId, now)) === 'IN_PROGRESS' };
}
