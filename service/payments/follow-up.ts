import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { eachApart, eachWithin } from '#service/platform/each-apart.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { giveUp } from './ask-processor.ts';
import type { GoOn } from './go-on.ts';
import type { OrderDoor } from './order-door.ts';
import { openPaymentOf, type PaymentRow, readPayment } from './payment-rows.ts';
import { answerMs, asking, graceMinutes, isActionOver, isOpen, nextAskAt } from './rules.ts';
import type { Settle } from './settle.ts';

type FollowUpParts = {
  db: Db;
  clock: Clock;
  door: OrderDoor;
  settle: Settle;
  goOn: GoOn;
  processor: PaymentProcessor | undefined;
};

const atOnce = 200;

/** Jobs of payments: asks the processor about open attempts, and closes orders that were not paid in time. */
export function followUpWith({ db, clock, door, settle, goOn, processor }: FollowUpParts) {
  async function askAbout(row: PaymentRow): Promise<unknown> {
    // Written before the question, so that a payment is asked about again even when this question fails.
    await db
      .update(payments)
      .set({ asked: sql`${payments.asked} + 1`, nextAskAt: nextAskAt(clock(), row.asked + 1) })
      .where(eq(payments.payNo, row.payNo));
    if (row.status === 'REQUIRES_ACTION' && isActionOver(row.nextAction, clock())) return goOn.expire(row);
    if (isOpen(row.status)) return goOn.refresh(row, answerMs);
    const heard = processor && (await giveUp(row, processor, answerMs));
    return heard && inTransaction(db, (tx) => settle.answered(tx, row.payNo, heard));
  }

  /** The open payment of an order after one more try to end it; undefined when the order has none and can be closed. */
  async function stillRunning(orderNumber: string) {
    const running = await openPaymentOf(db, [orderNumber]);
    const found = running && (await readPayment(db, running.payNo));
    if (!found) return undefined;
    const { row } = found;
    const next =
      row.status === 'REQUIRES_ACTION' ? await goOn.expire(row) : await goOn.refresh(row, answerMs);
    return isOpen(next.status) ? next : undefined;
  }

  type Unpaid = { orderNumber: string; userId: string; payDeadline: Date | null };

  async function close({ orderNumber, userId, payDeadline }: Unpaid) {
    const isLate = payDeadline !== null && minutesAfter(payDeadline, graceMinutes) <= clock();
    // An order is closed at the latest after its grace time, even when its payment is unsettled.
    if (!isLate && (await stillRunning(orderNumber))) return;
    await inTransaction(db, async (tx) => {
      const now = clock();
      await lockShopper(tx, userId);
      const running = await openPaymentOf(tx, [orderNumber]);
      if (running && !isLate) return;
      if (running?.status === 'REQUIRES_ACTION')
        await settle.happened(tx, running.payNo, 'expire', { voidDue: true });
      const [order] = await door.ordersToPay(tx, userId, [orderNumber]);
      if (order?.status !== 'TO_PAY') return;
      // After the grace time a payment with the processor does not keep the order open: money that still comes goes back.
      if (running) await door.markPayStatus(tx, [orderNumber], null);
      await door.closeUnpaid(tx, { orderNumber, now });
    });
  }

  return {
    /** Ends the payments whose orders all say that the courier has collected the money, or will not collect it any more. */
    async followCourier() {
      const ended = await db
        .select({
          payNo: payments.payNo,
          isCollected: sql<boolean>`bool_or(${orders.payStatus} <> 'COD_FAILED')`,
        })
        .from(payments)
        .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
        .innerJoin(orders, eq(orders.orderNumber, paymentOrders.orderNumber))
        .where(eq(payments.status, 'COD_PENDING'))
        .groupBy(payments.payNo)
        .having(
          sql`bool_and(${orders.payStatus} in ('COD_COLLECTED', 'COD_FAILED', 'PARTLY_REFUNDED', 'REFUNDED'))`,
        )
        .limit(atOnce);
      await eachApart(ended, ({ payNo, isCollected }) =>
        inTransaction(db, (tx) => settle.happened(tx, payNo, isCollected ? 'collect' : 'orderEnded')),
      );
    },

    /** Asks the processor about open payments whose `nextAskAt` has come, and cancels there those that were given up here. */
    async askDue() {
      const name = processor?.name;
      if (!name) return;
      const due = await db
        .select()
        .from(payments)
        .where(
          and(
            lte(payments.nextAskAt, clock()),
            eq(payments.processor, name),
            or(
              inArray(payments.status, ['CREATED', 'REQUIRES_ACTION', 'PROCESSING']),
              eq(payments.voidDue, true),
            ),
          ),
        )
        .orderBy(asc(payments.nextAskAt))
        .limit(atOnce);
      await eachWithin(due, asking, askAbout);
    },

    /**
     * Closes the orders whose time to be paid is over; an order whose payment is with the processor waits `graceMinutes` more.
     * Orders without a payment are closed at the same time, so that a slow processor does not delay them.
     */
    async closeDue() {
      const hasPayment = sql<boolean>`exists (select 1 from ${paymentOrders}
        where ${paymentOrders.orderNumber} = ${orders.orderNumber} and ${paymentOrders.open})`;
      const due = await db
        .select({
          orderNumber: orders.orderNumber,
          userId: orders.userId,
          payDeadline: orders.payDeadline,
          hasPayment,
        })
        .from(orders)
        .where(and(eq(orders.status, 'TO_PAY'), lte(orders.payDeadline, clock())))
        .orderBy(asc(hasPayment), asc(orders.payDeadline))
        .limit(atOnce);
      const isFree = (one: (typeof due)[number]) => !one.hasPayment;
      await Promise.all([
        eachApart(due.filter(isFree), close),
        eachWithin(
          due.filter((one) => !isFree(one)),
          asking,
          close,
        ),
      ]);
    },
  };
}
