/** The calendar of a reader who names none, or one that nobody knows. */
const everywhere = 'UTC';

/** The reader's time zone by its IANA name; UTC for anything that is none. */
export function timeZoneOf(asked: string | undefined): string {
  if (!asked || asked.length > 64) return everywhere;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone;
  } catch {
    return everywhere;
  }
}

/** yyyy-MM-dd as the calendar on the wall there says it. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** A day of the calendar on the wall there: when it begins and ends, and its number among all days. */
export type CalendarDay = { startTime: Date; endTime: Date; number: number };

const dayMs = 86_400_000;

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
  const said = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${said.format(moment).replace(' ', 'T')}Z`) - moment;
}
