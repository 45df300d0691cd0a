import { and, asc, eq, gt, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderNotices as notices } from '#service/db/schema/order-notices.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { type Clock, daysAfter, minutesAfter } from '#service/domain/clock.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { noStanding } from './after-sales.ts';
import { wholeOrders } from './around.ts';
import { bookCoins } from './coins.ts';
import type { OrderRow } from './facts.ts';
import type { OrderDoors } from './moved.ts';
import { lockOrder, moveOrder, WrongState } from './moving.ts';
import { orderNotices } from './notices.ts';
import { autoReceiveDays, reminderMinutes } from './rules.ts';

const beingPaid = ['CREATED', 'PROCESSING'] as const;
const isBeingPaid = ({ payStatus }: OrderRow) => beingPaid.some((state) => state === payStatus);
const notBeingPaid = or(isNull(orders.payStatus), notInArray(orders.payStatus, [...beingPaid]));

/** Orders that one run of a job handles at most; the next run handles the rest. */
const atOnce = 500;

/** Scheduled changes of orders, each order in its own transaction. */
export function ordersByTime(db: Db, clock: Clock, doors: OrderDoors) {
  return {
    /**
     * Completes orders some days after delivery, and orders shipped so long ago that no delivery report is
     * expected. Orders with an open refund are skipped.
     */
    async receiveDue() {
      const { afterDelivery, afterShipping } = autoReceiveDays;
      const { deliveredTime, dvyTime } = orders;
      const isDue = or(
        lte(deliveredTime, daysAfter(clock(), -afterDelivery)),
        and(isNull(deliveredTime), lte(dvyTime, daysAfter(clock(), -afterShipping))),
      );
      const due = await db
        .select({ orderNumber: orders.orderNumber })
        .from(orders)
        .where(and(eq(orders.status, 'TO_RECEIVE'), isDue))
        .orderBy(asc(orders.dvyTime));
      await eachApart(due, ({ orderNumber }) =>
        inTransaction(db, (tx) =>
          moveOrder(tx, { orderNumber, event: 'autoReceive', actor: 'SYSTEM', now: clock() }, doors),
        ).catch((fault: unknown) => {
          if (!(fault instanceof WrongState)) throw fault;
        }),
      );
    },

    /**
     * Reminds the buyers of unpaid orders once, when half of the time to pay is over; an order whose payment is with the
     * processor is left out.
     */
    async remindToPay() {
      const now = clock();
      const reminded = db
        .select({ found: sql`1` })
        .from(notices)
        .where(and(eq(notices.orderNumber, orders.orderNumber), eq(notices.kind, 'PAY_REMINDER')));
      const due = await db
        .select({
          orderNumber: orders.orderNumber,
          userId: orders.userId,
          payDeadline: orders.payDeadline,
          timeZone: regions.timeZone,
        })
        .from(orders)
        .innerJoin(regions, eq(regions.regionId, orders.regionId))
        .where(
          and(
            eq(orders.status, 'TO_PAY'),
            gt(orders.payDeadline, now),
            lte(orders.payDeadline, minutesAfter(now, reminderMinutes)),
            notExists(reminded),
            notBeingPaid,
          ),
        )
        .limit(atOnce);
      await eachApart(due, ({ orderNumber, userId, payDeadline, timeZone }) =>
        inTransaction(db, async (tx) => {
          const order = await lockOrder(tx, { orderNumber });
          if (order.status !== 'TO_PAY' || payDeadline === null || isBeingPaid(order)) return;
          const until = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(
            payDeadline,
          );
          const told = { kind: 'PAY_REMINDER', orderNumber, userId, facts: { until }, now } as const;
          await orderNotices(doors).write(tx, told);
        }),
      );
    },

    /** Books the coins of orders whose return window has ended. Orders with an open refund are skipped. */
    async bookCoinsDue() {
      const due = await db
        .select({ orderNumber: orders.orderNumber })
        .from(orders)
        .where(
          and(
            gt(orders.coinsEarned, 0),
            isNull(orders.coinsBookedAt),
            lte(orders.finallyTime, daysAfter(clock(), -returnDays)),
          ),
        )
        .orderBy(asc(orders.finallyTime))
        .limit(atOnce);
      await eachApart(due, ({ orderNumber }) =>
        inTransaction(db, async (tx) => {
          const order = await lockOrder(tx, { orderNumber });
          if (order.coinsBookedAt !== null) return;
          const [{ standing } = { standing: noStanding }] = await wholeOrders(
            tx,
            [order],
            doors.afterSales,
            clock(),
          );
          if (!standing.openRefund) await bookCoins(tx, order, clock());
        }),
      );
    },
  };
}
