import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { parcelItems, parcels, parcelScans } from '#service/db/schema/parcels.ts';
import type { ScanWord } from '#service/db/schema/parcel-words.ts';
import { afterScan } from './rules.ts';

export type ParcelRow = typeof parcels.$inferSelect;
export type ScanRow = typeof parcelScans.$inferSelect;

/** Pieces of an order's line. */
export type Pieces = { orderItemId: number; skuId: number; count: number };

export type NewParcel = {
  orderNumber: string;
  courierName: string;
  trackingNumber: string;
  items: readonly Pick<Pieces, 'orderItemId' | 'count'>[];
  at: Date;
};

/** A report of a courier. */
export type Scan = {
  word: ScanWord;
  at: Date;
  note?: string | undefined;
  location?: string | undefined;
  /** The day on which the courier now means to come. */
  expectedOn?: string | undefined;
};

/** Thrown for a report that does not fit the state of the parcel, and for pieces that are not left to send. */
export class ParcelFault extends Error {
  override readonly name = 'ParcelFault';
}

/** The pieces of an order that are in no parcel; the caller holds the order. */
export async function piecesToSend(tx: Db, orderNumber: string): Promise<Pieces[]> {
  const rows = await tx
    .select({
      orderItemId: orderItems.orderItemId,
      skuId: orderItems.skuId,
      count: sql<number>`(${orderItems.count} - coalesce(sum(${parcelItems.count}), 0))::int`,
    })
    .from(orderItems)
    .leftJoin(parcelItems, eq(parcelItems.orderItemId, orderItems.orderItemId))
    .where(eq(orderItems.orderNumber, orderNumber))
    .groupBy(orderItems.orderItemId)
    .orderBy(asc(orderItems.orderItemId));
  return rows.filter(({ count }) => count > 0);
}

/** Writes a parcel with its label; the caller holds the order. */
export async function insertParcel(tx: Db, { items, at, ...own }: NewParcel): Promise<ParcelRow> {
  const [parcel] = await tx
    .insert(parcels)
    .values({ ...own, state: 'LABEL', shippedAt: at })
    .returning();
  if (!parcel) throw new Error('a parcel was not written');
  const { parcelId } = parcel;
  await tx
    .insert(parcelItems)
    .values(items.map(({ orderItemId, count }) => ({ parcelId, orderItemId, count })));
  await tx.insert(parcelScans).values({ parcelId, at, word: 'LABEL' });
  return parcel;
}

/** The parcels of some orders, oldest first. */
export const parcelsOf = (db: Db, orderNumbers: readonly string[]): Promise<ParcelRow[]> =>
  orderNumbers.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(parcels)
        .where(inArray(parcels.orderNumber, [...orderNumbers]))
        .orderBy(asc(parcels.orderNumber), asc(parcels.parcelId));

/** The parcels that a courier knows under a number, newest first. */
export const parcelsNumbered = (db: Db, trackingNumber: string): Promise<ParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(eq(sql`upper(${parcels.trackingNumber})`, trackingNumber.trim().toUpperCase()))
    .orderBy(desc(parcels.parcelId));

/**
 * Writes a report down and moves its parcel. A report older than the newest one is written but moves nothing. Undefined for a
 * report that is known already; throws ParcelFault for one that does not fit the state of the parcel. The caller has locked the
 * order.
 */
export async function writeScan(tx: Db, parcel: ParcelRow, scan: Scan): Promise<ParcelRow | undefined> {
  const { parcelId, state } = parcel;
  const { word, at, note, location, expectedOn } = scan;
  const [newest] = await tx
    .select({ at: parcelScans.at })
    .from(parcelScans)
    .where(eq(parcelScans.parcelId, parcelId))
    .orderBy(desc(parcelScans.at))
    .limit(1);
  const known = await tx
    .select({ scanId: parcelScans.scanId })
    .from(parcelScans)
    .where(
      and(
        eq(parcelScans.parcelId, parcelId),
        eq(parcelScans.at, at),
        eq(parcelScans.word, word),
        eq(sql`coalesce(${parcelScans.note}, '')`, note ?? ''),
      ),
    );
  if (known.length > 0) return undefined;
  const isNews = !newest || newest.at <= at;
  const next = isNews ? afterScan(parcel, word) : parcel;
  if (!next) throw new ParcelFault(`a parcel in state ${state} does not take ${word}`);
  await tx.insert(parcelScans).values({ parcelId, at, word, note: note || null, location: location || null });
  const delivered = next.state === 'DELIVERED' && state !== 'DELIVERED';
  const change = {
    state: next.state,
    failedTries: next.failedTries,
    ...(isNews && expectedOn !== undefined && { expectedOn }),
    ...(delivered && { deliveredAt: at }),
  };
  await tx.update(parcels).set(change).where(eq(parcels.parcelId, parcelId));
  return { ...parcel, ...change };
}
