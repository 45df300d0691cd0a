import { and, eq, inArray } from 'drizzle-orm';
import { orderNotices } from '#service/db/schema/order-notices.ts';
import { orders } from '#service/db/schema/orders.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import type { OrderStore } from './queries.ts';
import type { OrderStatus } from './rules.ts';

/** States in which an order is still open: money, goods or the confirmation of receipt are missing. */
const openOrderStates: OrderStatus[] = ['TO_PAY', 'GROUPING', 'TO_DELIVER', 'TO_RECEIVE'];

/** Replaces the address of an order when its account is erased. */
const blankAddress = { receiver: '', mobile: '', altMobile: null, text: '' };

/** When an account is erased, its orders keep their amounts and states, and the account number, which then names nobody. */
export const orderData = (store: OrderStore): PersonalData => ({
  async openOrders(db, userId) {
    const rows = await db
      .select({ orderNumber: orders.orderNumber })
      .from(orders)
      .where(and(eq(orders.userId, userId), inArray(orders.status, openOrderStates)))
      .orderBy(orders.orderNumber);
    return rows.map(({ orderNumber }) => orderNumber);
  },
  async eraseUser(tx, userId) {
    await tx.delete(orderNotices).where(eq(orderNotices.userId, userId));
    await tx
      .update(orders)
      .set({ address: blankAddress, remarks: '', cancelNote: '' })
      .where(eq(orders.userId, userId));
  },
  exportUser: async (_db, userId, language) => ({ orders: await store.all(userId, language) }),
});
