import type { OrderArrival, OrderDetail, OrderTracking } from '#openapi/schema.gen.ts';
import { dayIn } from '#service/domain/calendar.ts';
import type { Language } from '#service/domain/language.ts';
import { arrivalOf } from '#service/logistics/arrival.ts';
import { type CourierRow, trackingUrl } from '#service/logistics/couriers.ts';
import type { ParcelRow, ScanRow } from '#service/logistics/parcels.ts';
import { traceIn } from '#service/logistics/tracking.ts';
import type { WholeOrder } from './around.ts';

/** When the last parcel of an order arrives; null for a cancelled order, and where the checkout promised no days. */
export function orderArrival(
  { order, parcels }: WholeOrder,
  timeZone: string,
  now: Date,
): OrderArrival | null {
  if (order.status === 'CANCELLED') return null;
  const named = parcels.flatMap(({ state, expectedOn }) =>
    state === 'DELIVERED' || expectedOn === null ? [] : [expectedOn],
  );
  const handedOver = order.deliveredTime ?? (order.status === 'COMPLETED' ? order.finallyTime : null);
  return arrivalOf({
    promisedFrom: order.promisedFrom,
    promisedTo: order.promisedTo,
    expectedOn: named.toSorted().at(-1) ?? null,
    deliveredOn: handedOver && dayIn(timeZone, handedOver),
    today: dayIn(timeZone, now),
  });
}

/** The newest report about the parcels of an order; `scans` come newest first. Null where there is no report yet. */
export function orderTracking(
  { parcels }: WholeOrder,
  scans: readonly ScanRow[],
  language: Language,
): OrderTracking | null {
  const newest = scans.find(({ parcelId }) => parcels.some((parcel) => parcel.parcelId === parcelId));
  const parcel = parcels.find(({ parcelId }) => parcelId === newest?.parcelId);
  return newest && parcel ? { state: parcel.state, ...traceIn(newest, language) } : null;
}

/** Courier, tracking number and tracking page of the newest parcel that is not delivered, else of the newest one (S2.70, S2.71). */
export function orderCourier(
  parcels: readonly ParcelRow[],
  couriers: readonly CourierRow[],
): OrderDetail['courier'] {
  const parcel = parcels.findLast(({ state }) => state !== 'DELIVERED') ?? parcels.at(-1);
  if (!parcel) return null;
  const { courierName, trackingNumber } = parcel;
  const courier = couriers.find(({ name }) => name === courierName);
  return { courierName, trackingNumber, url: trackingUrl(courier?.trackUrl ?? null, trackingNumber) };
}
