import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { AfterSales } from './after-sales.ts';
import { wholeOrders } from './around.ts';

/** Tells whether the goods of completed orders were kept, for rewards that only a kept purchase earns. */
export const keptOrdersWith = (afterSales: AfterSales, clock: Clock) => ({
  /** Whether goods of a completed order were kept; null while a refund of it has no end. */
  async isKept(tx: Db, orderNumber: string): Promise<boolean | null> {
    const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!order) return false;
    const [whole] = await wholeOrders(tx, [order], afterSales, clock());
    if (whole?.standing.openRefund) return null;
    return (await afterSales.keptGoods(tx, order)) > 0;
  },
});
