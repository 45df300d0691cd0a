import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import type { Clock } from '#service/domain/clock.ts';

export type DeskReviewStore = ReturnType<typeof deskReviewStore>;

/** Reviews for the desk: to read and to answer them. */
export const deskReviewStore = (db: Db, clock: Clock) => ({
  /** The newest reviews of members, of one product or of all. */
  list: (prodId: number | undefined, limit: number) =>
    db
      .select({
        prodCommId: reviews.prodCommId,
        score: reviews.score,
        content: reviews.content,
        language: reviews.language,
        reply: reviews.replyContent,
        product: sql<string>`${products.name}->>'en'`,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(products, eq(products.prodId, reviews.prodId))
      .where(prodId === undefined ? isNotNull(reviews.userId) : eq(reviews.prodId, prodId))
      .orderBy(desc(reviews.createdAt), desc(reviews.prodCommId))
      .limit(limit),

  /** Sets the shop's answer to a review and replaces an earlier one; false for an unknown review. */
  async reply(prodCommId: number, replyContent: string): Promise<boolean> {
    const set = await db
      .update(reviews)
      .set({ replyContent, replyAt: clock() })
      .where(eq(reviews.prodCommId, prodCommId))
      .returning({ prodCommId: reviews.prodCommId });
    return set.length > 0;
  },
});
