import type { ReceiptResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { ordersByTime } from './by-time.ts';
import type { OrderRow } from './facts.ts';
import { endGroups } from './group-orders.ts';
import type { OrderDoors } from './moved.ts';
import { lockOrder, moveOrder, WrongState } from './moving.ts';
import { orderPaying } from './paying.ts';
import { orderShipping } from './shipping.ts';

const receiptOf = ({ orderNumber, finallyTime, coinsEarned }: OrderRow): ReceiptResult => ({
  orderNumber,
  status: 'COMPLETED',
  finallyTime: (finallyTime ?? new Date(0)).toISOString(),
  coinsEarned,
});

export type OrderTransitions = ReturnType<typeof orderTransitions>;

/** Moves orders from state to state; each move is one transaction that holds the order's row. */
export const orderTransitions = (db: Db, clock: Clock, doors: OrderDoors) => ({
  ...orderPaying(doors),
  ...orderShipping(db, clock, doors),
  ...ordersByTime(db, clock, doors),

  /** Ends the waiting of orders whose group buy has ended. */
  endGroups: () => endGroups(db, clock, doors),

  /** The seller cannot deliver an order: it is cancelled, and everything goes back. */
  cannotDeliver: (orderNumber: string) =>
    inTransaction(db, (tx) =>
      moveOrder(tx, { orderNumber, event: 'sellerCannotDeliver', actor: 'DESK', now: clock() }, doors),
    ),

  /**
   * Completes an order whose goods the buyer has received, and answers the coins that it earns (S4.19). A repeat changes
   * nothing and answers the same. Throws `refund.active_exists` while a refund has no end, else `order.not_receivable`.
   */
  confirmReceipt: (userId: string, orderNumber: string): Promise<ReceiptResult> =>
    inTransaction(db, async (tx) => {
      const before = await lockOrder(tx, { orderNumber, owner: userId });
      if (before.status === 'COMPLETED') return receiptOf(before);
      try {
        const asked = { orderNumber, event: 'confirmReceipt', actor: 'BUYER', now: clock() } as const;
        return receiptOf(await moveOrder(tx, { ...asked, owner: userId }, doors));
      } catch (fault) {
        if (!(fault instanceof WrongState)) throw fault;
        const { status, openRefund } = fault;
        const code = openRefund ? 'refund.active_exists' : 'order.not_receivable';
        throw new Refusal(code, { details: { status } });
      }
    }),
});
