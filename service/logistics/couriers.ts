import { and, asc, eq, sql } from 'drizzle-orm';
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

/** The courier with this number in a region; undefined where there is none. */
export async function courierOf(db: Db, regionId: number, dvyId: number): Promise<Courier | undefined> {
  const [found] = await db
    .select({ dvyId: couriers.courierId, dvyName: couriers.name })
    .from(couriers)
    .where(and(eq(couriers.courierId, dvyId), eq(couriers.regionId, regionId)));
  return found;
}

/** The courier of a name in a region, however it is written. */
export async function courierNamed(db: Db, regionId: number, name: string): Promise<CourierRow | undefined> {
  const [found] = await db
    .select()
    .from(couriers)
    .where(and(eq(couriers.regionId, regionId), eq(sql`lower(${couriers.name})`, name.toLowerCase())));
  return found;
}

/** Where a courier tells about a parcel; null where it does so nowhere, or the parcel has no number. */
export const trackingUrl = (trackUrl: string | null, trackingNumber: string): string | null =>
  trackUrl === null || trackingNumber === ''
    ? null
    : trackUrl.replaceAll('{number}', encodeURIComponent(trackingNumber));
