import { LRUCache } from 'lru-cache';

/** The time zone of a reader who names none or an unknown one. */
const everywhere = 'UTC';

/** Cached time zones: more than exist. The limit is needed because requests can name any number of wrong ones. */
const zonesKept = 1_000;

/** Time zones as requests name them → their IANA names. */
const zoneNames = new LRUCache<string, string>({ max: zonesKept });
/** Cached, because creating a format takes longer than the rest of an answer that needs one. */
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

/** The IANA name of the reader's time zone; UTC for undefined and unknown names. */
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

/** The local date of a moment in a time zone, yyyy-MM-dd. */
export const dayIn = (timeZone: string, moment: Date): string => formatOf(timeZone).format(moment);

/** A local day of a time zone: when it begins and ends, and its number in days since 1 January 1970. */
export type CalendarDay = { startTime: Date; endTime: Date; number: number };

const dayMs = 86_400_000;

/** The date `days` after `day`, both yyyy-MM-dd; before it when `days` is negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The local day of a time zone in which a moment lies. */
export function calendarDay(timeZone: string, moment: Date): CalendarDay {
  const midnight = Date.parse(`${dayIn(timeZone, moment)}T00:00:00Z`);
  const startTime = onTheWall(timeZone, midnight);
  return { startTime, endTime: onTheWall(timeZone, midnight + dayMs), number: midnight / dayMs };
}

/**
 * The moment at which local clocks show the date and time that UTC shows at `utc` (milliseconds). The offset is looked up twice,
 * because it may change with summer time between the first guess and the result.
 */
function onTheWall(timeZone: string, utc: number): Date {
  const first = utc - aheadOfUtc(timeZone, utc);
  return new Date(utc - aheadOfUtc(timeZone, first));
}

function aheadOfUtc(timeZone: string, moment: number): number {
  const said = formatOf(timeZone, 'medium').format(moment);
  return Date.parse(`${said.replace(' ', 'T')}Z`) - moment;
}
