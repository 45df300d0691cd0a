import { asc, eq } from 'drizzle-orm';
import type { Courier } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { couriers } from '#service/db/schema/parcels.ts';

export type CourierRow = typeof couriers.$inferSelect;

/** Who carries parcels in a region, in the order in which the region names them. */
export const couriersOf = (db: Db, regionId: number): Promise<CourierRow[]> =>
  db
    .select()
    .from(couriers)
    .where(eq(couriers.regionId, regionId))
    .orderBy(asc(couriers.courierId))
    .limit(100);

/** The courier with this id, in any region, as a buyer may have moved; undefined when there is none. */
export async function courierOf(db: Db, dvyId: number): Promise<Courier | undefined> {
  const [found] = await db
    .select({ dvyId: couriers.courierId, dvyName: couriers.name })
    .from(couriers)
    .where(eq(couriers.courierId, dvyId));
  return found;
}

/** The tracking page of a parcel; null when the courier has none, or the parcel has no number. */
export const trackingUrl = (trackUrl: string | null, trackingNumber: string): string | null =>
  trackUrl === null || trackingNumber === ''
    ? null
    : trackUrl.replaceAll('{number}', encodeURIComponent(trackingNumber));
