import { eq, inArray } from 'drizzle-orm';
import { orders } from '#service/db/schema/orders.ts';
import { parcels, parcelScans } from '#service/db/schema/parcels.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';

/** Reports are deleted with the account, as couriers write in them who took a parcel and where; the parcels stay with their orders. */
export const logisticsData: PersonalData = {
  async eraseUser(tx, userId) {
    const own = tx
      .select({ id: parcels.parcelId })
      .from(parcels)
      .innerJoin(orders, eq(orders.orderNumber, parcels.orderNumber))
      .where(eq(orders.userId, userId));
    await tx.delete(parcelScans).where(inArray(parcelScans.parcelId, own));
  },
};
