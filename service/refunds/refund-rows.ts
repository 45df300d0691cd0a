import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import type { RefundEvent } from '#service/db/schema/refund-words.ts';
import { refundEvents, refundItems, refunds } from '#service/db/schema/refunds.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import { notFound } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import type { MoneyLine } from './rules.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;

/** A refund that is held until the end of the transaction, with its order. */
export type HeldRefund = { refund: RefundRow; order: OrderRow };

/** An order of the shopper. Throws `resource.not_found` for one that is foreign, deleted or unknown. */
export async function ownOrder(db: Db, userId: string, orderNumber: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId), eq(orders.hidden, false)));
  if (!order) throw notFound();
  return order;
}

/**
 * Locks an order, always in the same order: the member, then the order. With `owner`, only an order of that member that is not
 * deleted. Throws `resource.not_found`.
 */
export async function holdOrder(tx: Db, orderNumber: string, owner?: string): Promise<OrderRow> {
  const which = and(
    eq(orders.orderNumber, orderNumber),
    owner === undefined ? undefined : and(eq(orders.userId, owner), eq(orders.hidden, false)),
  );
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(which);
  if (!found) throw notFound();
  await lockShopper(tx, found.userId);
  const [order] = await tx.select().from(orders).where(which).for('update');
  if (!order) throw notFound();
  return order;
}

/** Locks the member, the order and the refund, in this order. Throws `resource.not_found`. */
export async function holdRefund(tx: Db, refundSn: string, owner?: string): Promise<HeldRefund> {
  const [found] = await tx
    .select({ orderNumber: refunds.orderNumber })
    .from(refunds)
    .where(eq(refunds.refundSn, refundSn));
  if (!found) throw notFound();
  const order = await holdOrder(tx, found.orderNumber, owner);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.refundSn, refundSn)).for('update');
  if (!refund) throw notFound();
  return { refund, order };
}

type Step = {
  refundSn: string;
  event: RefundEvent;
  from: RefundRow['status'] | null;
  to: RefundRow['status'];
  actor: OrderActor;
  note?: string | undefined;
  now: Date;
};

/** Writes a step of a refund down; to be called in its transaction. */
export async function recordStep(tx: Db, { refundSn, event, from, to, actor, note, now }: Step) {
  await tx
    .insert(refundEvents)
    .values({ refundSn, event, fromStatus: from, toStatus: to, actor, note: note ?? null, at: now });
}

/** The lines of an order, each with every refund of after-sales that was asked for it. */
export async function moneyLines(db: Db, orderNumber: string): Promise<MoneyLine[]> {
  const lines = await db
    .select({
      orderItemId: orderItems.orderItemId,
      count: orderItems.count,
      price: orderItems.price,
      lineNet: orderItems.lineNet,
      coinReduce: orderItems.coinReduce,
    })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.orderItemId));
  const asked = await db
    .select({
      orderItemId: refundItems.orderItemId,
      count: refundItems.count,
      status: refunds.status,
      reason: refunds.reason,
    })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.refundSn, refundItems.refundSn))
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.kind, 'AFTER_SALES')));
  return lines.map((line) => ({
    ...line,
    refunds: asked.filter(({ orderItemId }) => orderItemId === line.orderItemId),
  }));
}

/** What the card of an order has paid, without refunds that were given back or are on their way, in minor units. */
export async function cardLeftOf(
  db: Db,
  { orderNumber, payType, due }: Pick<OrderRow, 'orderNumber' | 'payType' | 'due'>,
): Promise<number> {
  if (payType !== 'CARD') return 0;
  const [given] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.cardPart}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), inArray(refunds.status, ['REFUNDING', 'REFUNDED'])));
  return due - (given?.sum ?? 0);
}

/** The refunds to a card with their states: those of one after-sales refund, or of a cancelled order. */
export const cardTenders = (db: Db, { kind, refundSn, orderNumber }: RefundRow) =>
  db
    .select({ amount: paymentRefunds.amount, state: paymentRefunds.state })
    .from(paymentRefunds)
    .where(
      kind === 'AFTER_SALES'
        ? eq(paymentRefunds.refundSn, refundSn)
        : and(
            eq(paymentRefunds.orderNumber, orderNumber),
            inArray(paymentRefunds.cause, ['CANCELLED', 'GROUP_FAILED']),
          ),
    );
