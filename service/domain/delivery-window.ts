import { daysAfter } from './clock.ts';

type DayRange = { minDays: number; maxDays: number };

/** The days a parcel is expected on, as dates of the region's calendar; ordered now (S2.65, S3.13). */
export function deliveryWindow(now: Date, timeZone: string, { minDays, maxDays }: DayRange) {
  return { from: dateIn(timeZone, daysAfter(now, minDays)), to: dateIn(timeZone, daysAfter(now, maxDays)) };
}

/** Which of the region's couriers carries for a shop; always the same one, so that estimate and parcel agree. */
export const courierOf = (couriers: readonly string[], shopId: number): string | null =>
  couriers[shopId % Math.max(1, couriers.length)] ?? null;

/** The date of a moment in a time zone, yyyy-MM-dd. */
const dateIn = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
