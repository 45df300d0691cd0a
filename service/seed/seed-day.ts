const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Moves the catalogue's dates to the day on which the mall is filled: each keeps its distance from today. */
export type SeedDay = ReturnType<typeof seedDay>;

/** `asOf` is the day of the catalogue, yyyy-MM-dd; `now` the service's clock while it is filled in. */
export function seedDay(asOf: string, now: Date) {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const later = today - Date.parse(asOf);
  return {
    /** A day of the catalogue as a day of this shop, yyyy-MM-dd. */
    moved: (day: string) => new Date(Date.parse(day) + later).toISOString().slice(0, 10),
    /** The time so many hours after now; before now when negative. */
    hours: (hours: number) => new Date(now.getTime() + hours * hourMs),
  };
}

/** The first or the last second of a local day (yyyy-MM-dd) of a time zone. */
export function dayIn(timeZone: string, day: string, edge: 'begins' | 'ends'): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) - offsetMs(timeZone, new Date(`${day}T12:00:00Z`));
  return new Date(edge === 'begins' ? midnight : midnight + dayMs - 1000);
}

/** Milliseconds by which a time zone is ahead of UTC. */
function offsetMs(timeZone: string, moment: Date): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${wall.format(moment).replace(' ', 'T')}Z`) - moment.getTime();
}
