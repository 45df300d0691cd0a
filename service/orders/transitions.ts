import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { ReceiptResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import type { OrderDoors } from './effects.ts';
import { endGroups } from './group-orders.ts';
import { type MoveAsked, moveOrder, WrongState } from './moving.ts';
import { orderPaying } from './paying.ts';
import { autoReceiveDays } from './rules.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Parcel = { courierName: string; trackingNumber: string };

const receiptOf = (orderNumber: string, finallyTime: Date): ReceiptResult => ({
  orderNumber,
  status: 'COMPLETED',
  finallyTime: finallyTime.toISOString(),
  coinsEarned: 0,
});

export type OrderTransitions = ReturnType<typeof orderTransitions>;

/** Moves orders from state to state; each move is one transaction that holds the order's row. */
export function orderTransitions(db: Db, clock: Clock, doors: OrderDoors) {
  const move = (tx: Db, asked: MoveAsked) => moveOrder(tx, asked, doors);

  return {
    ...orderPaying(doors),

    /** Ends the waiting of orders whose group buy has ended. */
    endGroups: () => endGroups(db, clock, doors),

    ship: (orderNumber: string, parcel: Parcel) =>
      inTransaction(db, (tx) =>
        move(tx, { orderNumber, event: 'ship', actor: 'DESK', now: clock(), set: parcel }),
      ),

    /** The courier hands the parcel over and, for cash on delivery, takes the money. */
    deliver: (orderNumber: string) =>
      inTransaction(db, (tx) => move(tx, { orderNumber, event: 'deliver', actor: 'DESK', now: clock() })),

    /** The buyer has the parcel; said again it changes nothing and answers the same. */
    confirmReceipt: (userId: string, orderNumber: string): Promise<ReceiptResult> =>
      inTransaction(db, async (tx) => {
        try {
          const now = clock();
          await move(tx, { orderNumber, event: 'confirmReceipt', actor: 'BUYER', now, owner: userId });
          return receiptOf(orderNumber, now);
        } catch (fault) {
          if (!(fault instanceof WrongState)) throw fault;
          const { status, finallyTime } = fault;
          if (status === 'COMPLETED' && finallyTime) return receiptOf(orderNumber, finallyTime);
          throw new Refusal('order.not_receivable', { details: { status } });
        }
      }),

    /**
     * Completes what was delivered so long ago that the buyer's silence is a yes, and what was shipped so long ago that
     * nobody will report its delivery any more.
     */
    async receiveDue() {
      const { afterDelivery, afterShipping } = autoReceiveDays;
      const { deliveredTime, dvyTime } = orders;
      const due = await db
        .select({ orderNumber: orders.orderNumber })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'TO_RECEIVE'),
            or(
              lte(deliveredTime, daysAfter(clock(), -afterDelivery)),
              and(isNull(deliveredTime), lte(dvyTime, daysAfter(clock(), -afterShipping))),
            ),
          ),
        );
      await eachApart(due, ({ orderNumber }) =>
        inTransaction(db, (tx) =>
          move(tx, { orderNumber, event: 'autoReceive', actor: 'SYSTEM', now: clock() }),
        ).catch((fault: unknown) => {
          if (!(fault instanceof WrongState)) throw fault;
        }),
      );
    },
  };
}
