import type { soldDays } from '#service/db/schema/sold-days.ts';
import type { Catalogue } from './catalogue.ts';

const dayMs = 86_400_000;
const weekDays = 7;
/** The largest share of all sold pieces of a product that was sold in the last week. */
const shareMost = 0.09;
/** Factor of the square root of the sold pieces, so that best sellers do not take the whole week. */
const pacing = 3;
const prime = 7919;
const parts = 997;

/**
 * Invented sales of the last seven days: always a part of the catalogue's `soldCount`, different from product to product, and the
 * same in every mall.
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
