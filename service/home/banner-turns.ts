import { calendarDay } from '#service/domain/calendar.ts';

const dayMs = 86_400_000;
const week = 7;
/** Day 0 of the calendar, 1 January 1970, was a Thursday, three days after a Monday; weeks end with Sunday. */
const daysBeforeMonday = 3;

export type BannerTurn = { key: string; endTime: Date };

/**
 * The banners of the present week, with their ends. Each week of the region's calendar the first banner leaves and a new one
 * is added at the end, so each is shown for as many weeks as there are places.
 */
export function bannerTurns(
  keys: readonly string[],
  places: number,
  timeZone: string,
  now: Date,
): BannerTurn[] {
  const { number } = calendarDay(timeZone, now);
  const weeks = Math.floor((number + daysBeforeMonday) / week);
  const toSunday = week - 1 - ((number + daysBeforeMonday) % week);
  return Array.from({ length: Math.min(places, keys.length) }, (_, place) => ({
    key: keys[(weeks + place) % keys.length] ?? '',
    endTime: calendarDay(timeZone, new Date(now.getTime() + (toSunday + place * week) * dayMs)).endTime,
  }));
}
