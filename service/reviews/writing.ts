import { and, eq } from 'drizzle-orm';
import type { Review, ReviewCreate } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { users } from '#service/db/schema/users.ts';
import { reviewState } from '#service/domain/after-sales.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { type PictureUse, settlePictures, takePictures } from '#service/uploads/used-pictures.ts';
import { countStars } from './ratings.ts';
import { reviewOf } from './view.ts';

type WritingParts = { db: Db; clock: Clock; idempotency: IdempotencyStore; pictures: PictureUse };

type Writer = { userId: string; language: Language };

export type ReviewWriting = ReturnType<typeof reviewWriting>;

/** What buyers say of what they have received (S2.25, S5.21, S5.22, S7.29). */
export function reviewWriting({ db, clock, idempotency, pictures }: WritingParts) {
  /** The line that is reviewed; refuses what was not received, was reviewed before, or too long ago. */
  async function lineOf(tx: Db, userId: string, { orderItemId, prodId }: ReviewCreate, now: Date) {
    const [line] = await tx
      .select({ item: orderItems, order: orders, author: users, review: reviews.prodCommId })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .innerJoin(users, eq(users.userId, orders.userId))
      .leftJoin(reviews, eq(reviews.orderItemId, orderItems.orderItemId))
      .where(
        and(
          eq(orderItems.orderItemId, orderItemId),
          eq(orderItems.prodId, prodId),
          eq(orders.userId, userId),
          eq(orders.hidden, false),
        ),
      );
    if (!line) throw notFound();
    const { order } = line;
    const state = reviewState(order, line.review !== null, now);
    if (state === 'DONE') throw new Refusal('review.exists');
    if (state === 'NONE')
      throw new Refusal(order.status === 'COMPLETED' ? 'review.window_closed' : 'review.not_completed');
    return line;
  }

  return {
    /** Keeps a review and counts its stars at the product at once; a line is reviewed once, by who has bought it. */
    async create(
      { userId, language }: Writer,
      asked: ReviewCreate,
      command: Command | undefined,
    ): Promise<Review> {
      const content = asked.content.trim();
      if (content === '')
        throw new Refusal('request.invalid', { fields: [{ field: '/content', code: 'required' }] });
      const whose = { userId, purpose: 'review' as const };
      await settlePictures(pictures, whose, asked.pics);
      return inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const now = clock();
        const { item, author } = await lineOf(tx, userId, asked, now);
        const pics = await takePictures(tx, pictures, { ...whose, fileKeys: asked.pics });
        const { orderItemId, prodId, skuId, skuName } = item;
        const { score, isAnonymous } = asked;
        const [row] = await tx
          .insert(reviews)
          .values({
            orderItemId,
            userId,
            prodId,
            skuId,
            skuName,
            score,
            content,
            language,
            pics,
            isAnonymous,
            createdAt: now,
          })
          .returning();
        if (!row) throw new Error('the review is gone');
        await countStars(tx, prodId, score);
        const review = reviewOf(row, author, language);
        await idempotency.finishWith(tx, command, 200, review);
        return review;
      });
    },
  };
}
