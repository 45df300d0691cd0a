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
