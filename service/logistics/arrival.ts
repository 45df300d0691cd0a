import type { OrderArrival } from '#openapi/schema.gen.ts';

/** A day of the region's calendar, `2026-11-26`. */
type Day = string;

type Promise = {
  /** The days that the checkout promised; null for old orders without a stored promise. */
  promisedFrom: Day | null;
  promisedTo: Day | null;
  /** The day that the courier has named since. */
  expectedOn: Day | null;
  /** The day on which it was handed over. */
  deliveredOn: Day | null;
  today: Day;
};

const dayMs = 86_400_000;
const numberOf = (day: Day) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The day so many days later. */
export const dayLater = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * dayMs).toISOString().slice(0, 10);

/** Days from one to another day; below 0 when the other one was before. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/**
 * The days on which a parcel arrives, from the promise of the checkout and the day that the courier named since; null without a
 * promise. `daysLate` counts from the day after the last promised one, or as soon as the courier names a later day.
 */
export function arrivalOf(promise: Promise): OrderArrival | null {
  const { promisedFrom, promisedTo, expectedOn, deliveredOn, today } = promise;
  if (promisedFrom === null || promisedTo === null) return null;
  if (deliveredOn !== null) {
    const daysLate = Math.max(0, daysBetween(promisedTo, deliveredOn));
    return { from: deliveredOn, to: deliveredOn, promisedTo, daysLate };
  }
  const to = expectedOn ?? promisedTo;
  const last = daysBetween(to, today) > 0 ? today : to;
  return {
    from: expectedOn ?? promisedFrom,
    to,
    promisedTo,
    daysLate: Math.max(0, daysBetween(promisedTo, last)),
  };
}
