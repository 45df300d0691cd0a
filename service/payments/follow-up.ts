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
    // Whatever comes of it, it is asked about again later.
    await db
      .update(payments)
      .set({ asked: sql`${payments.asked} + 1`, nextAskAt: nextAskAt(clock(), row.asked + 1) })
      .where(eq(payments.payNo, row.payNo));
    if (row.status === 'REQUIRES_ACTION' && isActionOver(row.nextAction, clock())) return goOn.expire(row);
    if (isOpen(row.status)) return goOn.refresh(row, answerMs);
    const heard = processor && (await giveUp(row, processor, answerMs));
    return heard && inTransaction(db, (tx) => settle.answered(tx, row.payNo, heard));
  }

  /** The payment that keeps an order from being closed, after everything was asked that could end it. */
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
      // A payment that is still with the processor keeps it no longer: should its money come, it goes back.
      if (running) await door.markPayStatus(tx, [orderNumber], null);
      await door.closeUnpaid(tx, { orderNumber, now });
    });
  }

  return {
    /** Ends the payments whose money the courier has brought, or will not bring any more, as their orders say. */
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

    /** Asks the processor about every attempt that has had no end for a minute, and tells it of those given up here. */
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
     * Closes the orders whose time to be paid is over; one whose payment is with the processor waits ten minutes more. The
     * others wait for no processor's answer.
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
