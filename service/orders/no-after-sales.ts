import { eq, sql } from 'drizzle-orm';
import { orderItems } from '#service/db/schema/orders.ts';
import type { AfterSales } from './after-sales.ts';

/** A mall that takes nothing back and asks for no reviews: all goods are kept. */
export const noAfterSales: AfterSales = {
  standingsOf: async () => new Map(),
  refundsOf: async () => [],
  countOf: async () => ({ refund: 0, toRate: 0 }),
  async keptGoods(tx, { orderNumber }) {
    const [kept] = await tx
      .select({ sum: sql<number>`coalesce(sum(${orderItems.lineNet}), 0)`.mapWith(Number) })
      .from(orderItems)
      .where(eq(orderItems.orderNumber, orderNumber));
    return kept?.sum ?? 0;
  },
  async orderEnded() {},
};
