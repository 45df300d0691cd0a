import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { OrderDoors } from './moved.ts';
import { lockOrder, moveOrder, WrongState } from './moving.ts';

/** Takes ended orders out of their buyers' lists; the rows stay. */
export const deleteOrders = (db: Db, clock: Clock, doors: OrderDoors) => ({
  /** Hides an order that has ended (S4.18). Throws `order.not_deletable` in other states, and while a refund is open or pending. */
  remove: (userId: string, orderNumber: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      try {
        const asked = { orderNumber, event: 'hide', actor: 'BUYER', now: clock() } as const;
        await moveOrder(tx, { ...asked, owner: userId }, doors);
      } catch (fault) {
        if (!(fault instanceof WrongState)) throw fault;
        throw new Refusal('order.not_deletable', { details: { status: fault.status } });
      }
    }),

  /** Shows a deleted order again, up to ten minutes after `remove`; later it throws `resource.not_found`. A repeat changes nothing. */
  restore: (userId: string, orderNumber: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, { orderNumber, owner: userId, deleted: true });
      if (!order.hidden) return;
      try {
        const asked = { orderNumber, event: 'show', actor: 'BUYER', now: clock() } as const;
        await moveOrder(tx, { ...asked, owner: userId, deleted: true }, doors);
      } catch (fault) {
        if (!(fault instanceof WrongState)) throw fault;
        throw notFound();
      }
    }),
});
