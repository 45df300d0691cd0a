import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { ReceiptResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { performEffects } from './effects.ts';
import { recordMove } from './events.ts';
import { autoReceiveDays, type OrderEvent, stepOf } from './rules.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { factsOfOrder, type OrderRow } from './view.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Parcel = { courierName: string; trackingNumber: string };

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

type Asked = {
  orderNumber: string;
  event: OrderEvent;
  actor: OrderActor;
  now: Date;
  /** Limits it to the orders of one shopper. */
  owner?: string;
  /** What the event itself brings, beside what follows from it. */
  set?: Partial<typeof orders.$inferInsert>;
};

/**
 * Judges the event by the transition table, does its effects, and writes the new state and the move down; all in the
 * transaction that it is given, which holds the order's row.
 */
async function move(tx: Db, { orderNumber, event, actor, now, owner, set }: Asked): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNumber, orderNumber),
        owner === undefined ? undefined : and(eq(orders.userId, owner), eq(orders.hidden, false)),
      ),
    )
    .for('update');
  if (!order) throw notFound();
  const step = stepOf(factsOfOrder(order), event);
  if (!step) throw new WrongState(order, event);
  const change = {
    ...set,
    ...(await performEffects(step.effects ?? [], { tx, order, now })),
    status: step.to,
  };
  await tx.update(orders).set(change).where(eq(orders.orderNumber, orderNumber));
  await recordMove(tx, { orderNumber, event, fromStatus: order.status, toStatus: step.to, actor, at: now });
  return { ...order, ...change };
}

const receiptOf = (orderNumber: string, finallyTime: Date): ReceiptResult => ({
  orderNumber,
  status: 'COMPLETED',
  finallyTime: finallyTime.toISOString(),
  coinsEarned: 0,
});

export type OrderTransitions = ReturnType<typeof orderTransitions>;

/** Moves orders from state to state; each move is one transaction that holds the order's row. */
export function orderTransitions(db: Db, clock: Clock) {
  return {
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
