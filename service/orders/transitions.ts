import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { ReceiptResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { autoReceiveDays, nextStatus, type OrderEvent } from './rules.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { factsOfOrder, type OrderRow } from './view.ts';
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

/** Judges the event by the law and writes the new state; `owner` limits it to the orders of one shopper. */
async function move(tx: Db, orderNumber: string, event: OrderEvent, owner?: string): Promise<OrderRow> {
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
  const status = nextStatus(factsOfOrder(order), event);
  if (!status) throw new WrongState(order, event);
  await tx.update(orders).set({ status }).where(eq(orders.orderNumber, orderNumber));
  return { ...order, status };
}

const receiptOf = (orderNumber: string, finallyTime: Date): ReceiptResult => ({
  orderNumber,
  status: 'COMPLETED',
  finallyTime: finallyTime.toISOString(),
  coinsEarned: 0,
});

const write = (tx: Db, orderNumber: string, set: Partial<typeof orders.$inferInsert>) =>
  tx.update(orders).set(set).where(eq(orders.orderNumber, orderNumber));

export type OrderMoves = ReturnType<typeof orderMoves>;

/** Moves orders from state to state; each move is one transaction that holds the order's row. */
export function orderMoves(db: Db, clock: Clock) {
  /** Ends an order well: its pieces now count as sold. */
  async function complete(
    tx: Db,
    orderNumber: string,
    event: 'confirmReceipt' | 'autoReceive',
    owner?: string,
  ) {
    const { status } = await move(tx, orderNumber, event, owner);
    const finallyTime = clock();
    await write(tx, orderNumber, { finallyTime });
    const items = await tx
      .select({ prodId: orderItems.prodId, pieces: orderItems.count })
      .from(orderItems)
      .where(eq(orderItems.orderNumber, orderNumber))
      .orderBy(orderItems.prodId);
    for (const { prodId, pieces } of items) {
      await tx
        .update(products)
        .set({ soldNum: sql`${products.soldNum} + ${pieces}` })
        .where(eq(products.prodId, prodId));
    }
    return { status, finallyTime };
  }

  return {
    ship: (orderNumber: string, parcel: Parcel) =>
      inTransaction(db, async (tx) => {
        await move(tx, orderNumber, 'ship');
        await write(tx, orderNumber, { ...parcel, dvyTime: clock() });
      }),

    /** The courier hands the parcel over and, for cash on delivery, takes the money. */
    deliver: (orderNumber: string) =>
      inTransaction(db, async (tx) => {
        const order = await move(tx, orderNumber, 'deliver');
        const now = clock();
        const collected = factsOfOrder(order).cashOnDelivery && { payStatus: 'COD_COLLECTED', payTime: now };
        await write(tx, orderNumber, { deliveredTime: now, ...collected });
      }),

    /** The buyer has the parcel; said again it changes nothing and answers the same. */
    confirmReceipt: (userId: string, orderNumber: string): Promise<ReceiptResult> =>
      inTransaction(db, async (tx) => {
        try {
          const { finallyTime } = await complete(tx, orderNumber, 'confirmReceipt', userId);
          return receiptOf(orderNumber, finallyTime);
        } catch (fault) {
          if (!(fault instanceof WrongState)) throw fault;
          const { status, finallyTime } = fault;
          if (status === 'COMPLETED' && finallyTime) return receiptOf(orderNumber, finallyTime);
          throw new Refusal('order.not_receivable', { details: { status } });
        }
      }),

    /** Completes what was delivered so long ago that the buyer's silence is a yes. */
    async receiveDue() {
      const due = await db
        .select({ orderNumber: orders.orderNumber })
        .from(orders)
        .where(
          and(
            eq(orders.status, 'TO_RECEIVE'),
            isNotNull(orders.deliveredTime),
            lte(orders.deliveredTime, daysAfter(clock(), -autoReceiveDays.afterDelivery)),
          ),
        );
      for (const { orderNumber } of due) {
        await inTransaction(db, (tx) => complete(tx, orderNumber, 'autoReceive')).catch((fault: unknown) => {
          if (!(fault instanceof WrongState)) throw fault;
        });
      }
    },
  };
}
