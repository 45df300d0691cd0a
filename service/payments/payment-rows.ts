import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentEvents, paymentOrders, payments } from '#service/db/schema/payments.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { notFound } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type PaymentShare = { orderNumber: string; amount: number };

/** A payment that is locked until the end of the transaction, with its orders and their present states. */
export type HeldPayment = {
  row: PaymentRow;
  orders: readonly (PaymentShare & { status: OrderStatus })[];
};

/** A payment with its orders; undefined when there is none, or when it is not of the member `userId`. */
export async function readPayment(db: Db, payNo: string, userId?: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.payNo, payNo), userId === undefined ? undefined : eq(payments.userId, userId)));
  return row && { row, shares: await sharesOf(db, payNo) };
}

export const sharesOf = (db: Db, payNo: string): Promise<PaymentShare[]> =>
  db
    .select({ orderNumber: paymentOrders.orderNumber, amount: paymentOrders.amount })
    .from(paymentOrders)
    .where(eq(paymentOrders.payNo, payNo))
    .orderBy(asc(paymentOrders.orderNumber));

/** Locks a payment, always in the same order: the member, the orders by number, the payment. Throws `resource.not_found`. */
export async function holdPayment(tx: Db, payNo: string): Promise<HeldPayment> {
  const found = await readPayment(tx, payNo);
  if (!found) throw notFound();
  await lockShopper(tx, found.row.userId);
  const states = await tx
    .select({ orderNumber: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(
      inArray(
        orders.orderNumber,
        found.shares.map(({ orderNumber }) => orderNumber),
      ),
    )
    .orderBy(asc(orders.orderNumber))
    .for('update');
  const [row] = await tx.select().from(payments).where(eq(payments.payNo, payNo)).for('update');
  if (!row) throw notFound();
  const statusOf = new Map(states.map(({ orderNumber, status }) => [orderNumber, status]));
  return {
    row,
    orders: found.shares.map((share) => ({
      ...share,
      status: statusOf.get(share.orderNumber) ?? 'CANCELLED',
    })),
  };
}

/** The open payment of one of these orders; undefined when none has one. */
export async function openPaymentOf(db: Db, orderNumbers: readonly string[]) {
  const [found] = await db
    .select({ payNo: payments.payNo, status: payments.status, nextAction: payments.nextAction })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .where(and(inArray(paymentOrders.orderNumber, [...orderNumbers]), eq(paymentOrders.open, true)))
    .limit(1);
  return found;
}

/** How many payments were tried for one of the orders since a moment. */
export async function triesSince(db: Db, orderNumbers: readonly string[], since: Date) {
  const rows = await db
    .select({ orderNumber: paymentOrders.orderNumber })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .where(and(inArray(paymentOrders.orderNumber, [...orderNumbers]), gt(payments.createdAt, since)));
  return Math.max(
    0,
    ...orderNumbers.map((number) => rows.filter(({ orderNumber }) => orderNumber === number).length),
  );
}

/** Sorts payments by their beginning: the id of the first step, since two times can be equal when a test stops the clock. */
const firstStepOf = sql`(
  select min(${paymentEvents.paymentEventId}) from ${paymentEvents} where ${paymentEvents.payNo} = ${payments.payNo}
)`;

/** The orders of a payment that have no later payment; only these show the state of this payment. */
export async function lastOf(tx: Db, { row, orders: of }: HeldPayment): Promise<string[]> {
  const last: string[] = [];
  for (const { orderNumber } of of) {
    const [newest] = await tx
      .select({ payNo: payments.payNo })
      .from(paymentOrders)
      .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
      .where(eq(paymentOrders.orderNumber, orderNumber))
      .orderBy(desc(firstStepOf))
      .limit(1);
    if (newest?.payNo === row.payNo) last.push(orderNumber);
  }
  return last;
}

type Move = {
  payNo: string;
  event: PaymentEvent;
  from: PaymentRow['status'] | null;
  to: PaymentRow['status'];
  now: Date;
};

/** Writes a step of a payment down; to be called in its transaction. */
export async function recordStep(tx: Db, { payNo, event, from, to, now }: Move) {
  await tx.insert(paymentEvents).values({ payNo, event, fromStatus: from, toStatus: to, at: now });
}
