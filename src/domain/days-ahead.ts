const dayMs = 86_400_000;
const weekDays = 7;

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The day (yyyy-MM-dd) that lies `count` days after another. */
export const daysAfter = (day: string, count: number): string =>
  new Date(noon(day) + count * dayMs).toISOString().slice(0, 10);

/** Days from one day (yyyy-MM-dd) to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / dayMs);

/** The seven days from `today` on; when nothing comes within them, the seven that begin with the first day on which something does. */
export function weekOf(today: string, arrivals: readonly string[]): string[] {
  const first = arrivals.toSorted()[0] ?? today;
  const start = daysBetween(today, first) < weekDays ? today : first;
  return Array.from({ length: weekDays }, (_, index) => daysAfter(start, index));
}
