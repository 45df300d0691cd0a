import { asc, eq, inArray } from 'drizzle-orm';
import type { Parcel, ParcelTrace } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { parcelItems, parcelScans } from '#service/db/schema/parcels.ts';
import { dayIn } from '#service/domain/calendar.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { textOf } from '#service/domain/words.ts';
import { arrivalOf } from './arrival.ts';
import { type CourierRow, trackingUrl } from './couriers.ts';
import type { ParcelRow, ScanRow } from './parcels.ts';
import { scanMessages } from './words.ts';

/** Reports of a parcel that an answer holds at most. */
const tracesMax = 100;

/** A parcel, with what is in it and what was reported, newest first. */
export type WholeParcel = {
  parcel: ParcelRow;
  items: { pic: string; names: LocalisedText; count: number }[];
  scans: ScanRow[];
};

/** The promised days of an order, and the time zone of its region, in which they are counted. */
type Promised = { promisedFrom: string | null; promisedTo: string | null; timeZone: string };

/** Everything about some parcels, in their order. */
export async function wholeParcels(db: Db, some: readonly ParcelRow[]): Promise<WholeParcel[]> {
  const ids = some.map(({ parcelId }) => parcelId);
  if (ids.length === 0) return [];
  const items = await db
    .select({
      parcelId: parcelItems.parcelId,
      pic: orderItems.pic,
      names: orderItems.names,
      count: parcelItems.count,
    })
    .from(parcelItems)
    .innerJoin(orderItems, eq(orderItems.orderItemId, parcelItems.orderItemId))
    .where(inArray(parcelItems.parcelId, ids))
    .orderBy(asc(parcelItems.orderItemId));
  const scans = await scansOf(db, ids);
  return some.map((parcel) => ({
    parcel,
    items: items.filter(({ parcelId }) => parcelId === parcel.parcelId),
    scans: scans.filter(({ parcelId }) => parcelId === parcel.parcelId),
  }));
}

/** The reports of some parcels, newest first. */
export async function scansOf(db: Db, parcelIds: readonly number[]): Promise<ScanRow[]> {
  if (parcelIds.length === 0) return [];
  const rows = await db
    .select()
    .from(parcelScans)
    .where(inArray(parcelScans.parcelId, [...parcelIds]));
  return rows.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.scanId - a.scanId);
}

/** A report as it is told: in the courier's words, else in the shop's own. */
export const traceIn = ({ at, word, note, location }: ScanRow, language: Language): ParcelTrace => ({
  time: at.toISOString(),
  context: note ?? textOf(scanMessages[word], language),
  location,
});

/** The days on which a parcel arrives; null for a parcel that goes back, and without a promise. */
const parcelArrival = (
  { state, expectedOn, deliveredAt }: ParcelRow,
  { promisedFrom, promisedTo, timeZone }: Promised,
  now: Date,
) =>
  state === 'RETURNING'
    ? null
    : arrivalOf({
        promisedFrom,
        promisedTo,
        expectedOn,
        deliveredOn: deliveredAt && dayIn(timeZone, deliveredAt),
        today: dayIn(timeZone, now),
      });

type Told = { promised: Promised; couriers: readonly CourierRow[]; language: Language; now: Date };

/** A parcel as its buyer sees it (S2.21). */
export function parcelIn(
  { parcel, items, scans }: WholeParcel,
  { promised, couriers, language, now }: Told,
): Parcel {
  const { courierName, trackingNumber, state } = parcel;
  const courier = couriers.find(({ name }) => name === courierName);
  return {
    courierName,
    trackingNumber,
    courierPhone: courier?.phone ?? null,
    trackingUrl: trackingUrl(courier?.trackUrl ?? null, trackingNumber),
    state,
    arrival: parcelArrival(parcel, promised, now),
    items: items.map(({ pic, names, count }) => ({ pic, ...textIn('prodName', names, language), count })),
    traces: scans.slice(0, tracesMax).map((scan) => traceIn(scan, language)),
  };
}
