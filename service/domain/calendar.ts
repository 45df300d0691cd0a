import { LRUCache } from 'lru-cache';

/** The calendar of a reader who names none, or one that nobody knows. */
const everywhere = 'UTC';

/** More time zones than there are; a stranger can name as many wrong ones as he likes. */
const zonesKept = 1_000;

/** What was asked for, and what it is called. */
const zoneNames = new LRUCache<string, string>({ max: zonesKept });
/** To make one takes longer than all the rest of an answer that tells a day. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: zonesKept });

function formatOf(timeZone: string, timeStyle?: 'medium'): Intl.DateTimeFormat {
  const key = `${timeStyle ?? ''} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    ...(timeStyle && { timeStyle }),
  });
  formats.set(key, made);
  return made;
}

/** The reader's time zone by its IANA name; UTC for anything that is none. */
export function timeZoneOf(asked: string | undefined): string {
  if (!asked || asked.length > 64) return everywhere;
  const known = zoneNames.get(asked) ?? zoneNamed(asked);
  zoneNames.set(asked, known);
  return known;
}

function zoneNamed(asked: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone;
  } catch {
    return everywhere;
  }
}

/** yyyy-MM-dd as the calendar on the wall there says it. */
export const dayIn = (timeZone: string, moment: Date): string => formatOf(timeZone).format(moment);

/** A day of the calendar on the wall there: when it begins and ends, and its number among all days. */
export type CalendarDay = { startTime: Date; endTime: Date; number: number };

const dayMs = 86_400_000;

/** So many days after a day of the calendar, both yyyy-MM-dd; before it when `days` is below 0. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The day in which a moment lies. */
export function calendarDay(timeZone: string, moment: Date): CalendarDay {
  const midnight = Date.parse(`${dayIn(timeZone, moment)}T00:00:00Z`);
  const startTime = onTheWall(timeZone, midnight);
  return { startTime, endTime: onTheWall(timeZone, midnight + dayMs), number: midnight / dayMs };
}

/** When the wall there says what a clock in UTC says at the given time; asked twice, since clocks are put forward and back. */
function onTheWall(timeZone: string, utc: number): Date {
  const first = utc - aheadOfUtc(timeZone, utc);
  return new Date(utc - aheadOfUtc(timeZone, first));
}

function aheadOfUtc(timeZone: string, moment: number): number {
  const said = formatOf(timeZone, 'medium').format(moment);
  return Date.parse(`${said.replace(' ', 'T')}Z`) - moment;
}
