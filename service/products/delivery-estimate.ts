import type { DeliveryEstimate } from '#openapi/schema.gen.ts';
import { calendarDay, dayIn } from '#service/domain/calendar.ts';
import { daysAfter } from '#service/domain/clock.ts';
import type { RegionRow } from '#service/regions/queries.ts';

/** How a product travels to a region: days from the order to the door, the fee in minor units. */
export type DeliveryWindow = {
  minDays: number;
  maxDays: number;
  fee: number;
  freeWithinRegion: boolean;
};

/**
 * Fee and days of a delivery, in the calendar of the region; not deliverable without a window. The days are counted from
 * today there, the day of the order.
 */
export function deliveryEstimate(
  window: DeliveryWindow | undefined,
  region: RegionRow,
  now: Date,
): DeliveryEstimate {
  const { fee = 0, freeWithinRegion = false, minDays = 0, maxDays = 0 } = window ?? {};
  return {
    fee: { amount: fee, currency: region.currency },
    freeWithinRegion,
    freeOver: null,
    from: dayIn(region.timeZone, daysAfter(now, minDays)),
    to: dayIn(region.timeZone, daysAfter(now, maxDays)),
    ...(window && { orderBefore: calendarDay(region.timeZone, now).endTime.toISOString() }),
    courierName: window ? (region.couriers[0] ?? null) : null,
    deliverable: window !== undefined,
  };
}
