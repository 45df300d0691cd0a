const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The catalogue was written on one day and is filled in on another: what has a date keeps its distance from today. */
export type SeedDay = ReturnType<typeof seedDay>;

/** `asOf` is the day of the catalogue, yyyy-MM-dd; `now` the service's clock while it is filled in. */
export function seedDay(asOf: string, now: Date) {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const later = today - Date.parse(asOf);
  return {
    /** A day of the catalogue as a day of this shop, yyyy-MM-dd. */
    moved: (day: string) => new Date(Date.parse(day) + later).toISOString().slice(0, 10),
    /** So many hours from now; below 0 before it. */
    hours: (hours: number) => new Date(now.getTime() + hours * hourMs),
  };
}

/** The first or the last second of a day as the clock on the wall there says it. */
export function dayIn(timeZone: string, day: string, edge: 'begins' | 'ends'): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - offsetMs(timeZone, new Date(`${day}T12:00:00Z`));
  return new Date(edge === 'begins' ? midnight : midnight + dayMs - 1000);
}

/** How far a place's clock is ahead of UTC. */
function offsetMs(timeZone: string, moment: Date): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - moment.getTime();
}
