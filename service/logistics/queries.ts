import { and, eq } from 'drizzle-orm';
import type { Logistics } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { couriersOf } from './couriers.ts';
import { parcelsOf } from './parcels.ts';
import { parcelIn, wholeParcels } from './tracking.ts';

export type LogisticsStore = ReturnType<typeof logisticsStore>;

/** Parcels of an order that are told of at most. */
const parcelsMax = 20;

/** Where a shopper's parcels are. */
export function logisticsStore(db: Db, clock: Clock) {
  return {
    /** Every parcel of an order; `order.not_shipped` before there is one. */
    async get(userId: string, orderNumber: string, language: Language): Promise<Logistics> {
      const [order] = await db
        .select({
          status: orders.status,
          regionId: orders.regionId,
          promisedFrom: orders.promisedFrom,
          promisedTo: orders.promisedTo,
          timeZone: regions.timeZone,
        })
        .from(orders)
        .innerJoin(regions, eq(regions.regionId, orders.regionId))
        .where(and(eq(orders.userId, userId), eq(orders.hidden, false), eq(orders.orderNumber, orderNumber)));
      if (!order) throw notFound();
      const parcels = await wholeParcels(db, await parcelsOf(db, [orderNumber]));
      if (parcels.length === 0) throw new Refusal('order.not_shipped', { details: { status: order.status } });
      const couriers = await couriersOf(db, order.regionId);
      const now = clock();
      return {
        orderNumber,
        packages: parcels
          .slice(0, parcelsMax)
          .map((parcel) => parcelIn(parcel, { promised: order, couriers, language, now })),
      };
    },
  };
}
