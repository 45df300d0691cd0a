import type { CancelReason, OrderCancelInfo } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { paidCardOf } from '#service/payments/paid-card.ts';
import { cardRefundsOf } from '#service/payments/refunds.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { noStanding } from './after-sales.ts';
import { cancelInfo } from './cancel-info.ts';
import type { OrderRow } from './facts.ts';
import type { OrderDoors } from './moved.ts';
import { lockOrder, moveOrder, WrongState } from './moving.ts';

/**
 * Ends the open payment of an order, in the transaction that cancels the order. Throws `pay.in_progress` while the processor
 * is working on the payment. Injected by composition.
 */
export type EndOpenPayment = (tx: Db, orderNumber: string) => Promise<void>;

type CancelParts = { db: Db; clock: Clock; doors: OrderDoors; endOpenPayment: EndOpenPayment };

export type CancelAsked = {
  userId: string;
  orderNumber: string;
  reason: CancelReason;
  note?: string | undefined;
};

async function infoOf(tx: Db, order: OrderRow): Promise<OrderCancelInfo> {
  const { orderNumber } = order;
  const refunds = await cardRefundsOf(tx, [orderNumber]);
  const info = cancelInfo(order, { refunds, card: await paidCardOf(tx, orderNumber) }, noStanding.back);
  if (!info) throw new Error(`${orderNumber} is not cancelled`);
  return info;
}

/** Cancels orders for their buyers. */
export const cancelOrders = ({ db, clock, doors, endOpenPayment }: CancelParts) => ({
  /**
   * Cancels an order that is not paid or not shipped yet (S4.17). A repeat changes nothing and answers the same. Throws
   * `order.not_cancellable` in every other state, and `pay.in_progress` while a payment of the order is with the processor.
   */
  cancel: ({ userId, orderNumber, reason, note = '' }: CancelAsked): Promise<OrderCancelInfo> =>
    inTransaction(db, async (tx) => {
      const before = await lockOrder(tx, { orderNumber, owner: userId });
      if (before.status === 'CANCELLED' && before.closeType === 'BUYER') return infoOf(tx, before);
      if (before.status === 'TO_PAY') await endOpenPayment(tx, orderNumber);
      try {
        const set = { cancelReason: reason, cancelNote: note.trim() };
        const asked = { orderNumber, event: 'cancelByBuyer', actor: 'BUYER', now: clock(), set } as const;
        return await infoOf(tx, await moveOrder(tx, { ...asked, owner: userId }, doors));
      } catch (fault) {
        if (!(fault instanceof WrongState)) throw fault;
        const { status } = fault;
        throw new Refusal(status === 'TO_PAY' ? 'pay.in_progress' : 'order.not_cancellable', {
          details: { status },
        });
      }
    }),
});
