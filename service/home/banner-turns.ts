import { calendarDay } from '#service/domain/calendar.ts';

const dayMs = 86_400_000;
const week = 7;
/** Day 0 of the calendar was a Thursday; weeks end with Sunday. */
const daysBeforeMonday = 3;

export type BannerTurn = { key: string; endTime: Date };

/**
 * Whose turn it is: each week of the region's calendar one banner goes and the next one comes, so that each stands for as
 * many weeks as there are places. The one that goes first stands first.
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
