import type { soldDays } from '#service/db/schema/sold-days.ts';
import type { Catalogue } from './catalogue.ts';

const dayMs = 86_400_000;
const weekDays = 7;
/** Of all that was ever sold, at most so large a share was sold in the last week. */
const shareMost = 0.09;
/** Great sellers do not sell all their pieces in this week: pieces grow with the root of what was sold. */
const pacing = 3;
const prime = 7919;
const parts = 997;

/**
 * The last seven days of sales behind the figures of the catalogue: a part of what it says was sold, never more, larger
 * for some products than for others, and the same in every mall.
 */
export function soldDayRows({ products }: Catalogue, now: Date): (typeof soldDays.$inferInsert)[] {
  return products.flatMap(({ id: prodId, soldCount }) => {
    const pace = ((prodId * prime) % parts) / parts;
    const week = Math.floor(Math.min(soldCount * shareMost, Math.sqrt(soldCount) * pacing * pace ** 2));
    return Array.from({ length: weekDays }, (_, ago) => ({
      prodId,
      day: new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10),
      pieces: Math.floor((week + ago) / weekDays),
    })).filter(({ pieces }) => pieces > 0);
  });
}
