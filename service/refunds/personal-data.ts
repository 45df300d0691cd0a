import { and, eq, inArray } from 'drizzle-orm';
import { refundParcels, refunds } from '#service/db/schema/refunds.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { openRefunds, type RefundViews } from './queries.ts';

/** Refunds keep their amounts and steps, as orders do; the buyer's words, pictures, phone number and return parcel are erased. */
export const refundData = (views: RefundViews): PersonalData => ({
  async openOrders(db, userId) {
    const rows = await db
      .selectDistinct({ orderNumber: refunds.orderNumber })
      .from(refunds)
      .where(and(eq(refunds.userId, userId), openRefunds))
      .orderBy(refunds.orderNumber);
    return rows.map(({ orderNumber }) => orderNumber);
  },
  async eraseUser(tx, userId) {
    const own = tx.select({ refundSn: refunds.refundSn }).from(refunds).where(eq(refunds.userId, userId));
    await tx.delete(refundParcels).where(inArray(refundParcels.refundSn, own));
    await tx.update(refunds).set({ words: '', mobile: null, pics: [] }).where(eq(refunds.userId, userId));
  },
  exportUser: async (_db, userId, language) => ({ refunds: await views.all(userId, language) }),
});
