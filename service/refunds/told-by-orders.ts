import { eq } from 'drizzle-orm';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { OrderNotices } from '#service/orders/notices.ts';
import type { RefundNotices } from '#service/refunds/notices.ts';

/** The order itself tells of its end, and of what comes back by it. */
const toldByOrders: readonly string[] = ['orderCancelledPaid', 'orderCancelledUnpaid'];

/** Tells buyers of their refunds by the notices of their orders, days by the calendar of the order's region. */
export const refundNotices = (notices: OrderNotices): RefundNotices => ({
  async refundMoved(tx, { refundSn, orderNumber, userId, event, status, deadline, note, now, ...figures }) {
    if (toldByOrders.includes(event)) return;
    const [found] = await tx
      .select({ timeZone: regions.timeZone })
      .from(orders)
      .innerJoin(regions, eq(regions.regionId, orders.regionId))
      .where(eq(orders.orderNumber, orderNumber));
    const { amount, currency } = figures;
    await notices.write(tx, {
      kind: 'REFUND',
      orderNumber,
      userId,
      refundSn,
      facts: {
        about: status,
        amount: { amount, currency },
        ...(deadline && found && { until: dayIn(found.timeZone, deadline) }),
        ...(note !== null && { words: note }),
      },
      of: refundSn,
      now,
    });
  },
});
