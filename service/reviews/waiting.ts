import { and, eq, gte, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { reviewDays } from '#service/domain/review-window.ts';

/** Lines that a member has received in the last thirty days and has not reviewed; for queries of lines with their orders. */
export const waitsForReview = (db: Db, userId: string, now: Date) =>
  and(
    eq(orders.userId, userId),
    eq(orders.hidden, false),
    eq(orders.status, 'COMPLETED'),
    gte(orders.finallyTime, daysAfter(now, -reviewDays)),
    notExists(
      db
        .select({ found: sql`1` })
        .from(reviews)
        .where(eq(reviews.orderItemId, orderItems.orderItemId)),
    ),
  );

/** The lines of some orders that were reviewed. */
export async function reviewedLines(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .select({ orderItemId: reviews.orderItemId })
    .from(reviews)
    .innerJoin(orderItems, eq(orderItems.orderItemId, reviews.orderItemId))
    .where(and(inArray(orderItems.orderNumber, [...orderNumbers]), isNotNull(reviews.orderItemId)));
  return new Set(rows.map(({ orderItemId }) => orderItemId));
}
