import { count, desc, eq } from 'drizzle-orm';
import type { MyReview, PageOfMyReview, PageOfPendingReview, PendingReview } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { users } from '#service/db/schema/users.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { type AfterSales, noItem } from '#service/orders/after-sales.ts';
import { orderItem } from '#service/orders/item-view.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { myReviewOf } from './view.ts';
import { waitsForReview } from './waiting.ts';

type MineParts = { db: Db; clock: Clock; afterSales: Pick<AfterSales, 'standingsOf'> };

type Reader = { userId: string; language: Language };

export type MyReviews = ReturnType<typeof myReviews>;

/** What a member can review and has reviewed (S2.24, S2.25). */
export function myReviews({ db, clock, afterSales }: MineParts) {
  const written = (userId: string) =>
    db
      .select({
        review: reviews,
        bought: { prodId: orderItems.prodId, names: orderItems.names, pic: orderItems.pic },
        author: { nickName: users.nickName, avatarUrl: users.avatarUrl },
      })
      .from(reviews)
      .innerJoin(orderItems, eq(orderItems.orderItemId, reviews.orderItemId))
      .innerJoin(users, eq(users.userId, reviews.userId))
      .where(eq(reviews.userId, userId))
      .orderBy(desc(reviews.createdAt), desc(reviews.prodCommId));

  return {
    /** Order lines received in the last thirty days and not reviewed yet, newest first. */
    async pending({ userId, language }: Reader, page: PageAsked): Promise<PageOfPendingReview> {
      checkDepth(page);
      const now = clock();
      const where = waitsForReview(db, userId, now);
      const [counted] = await db
        .select({ number: count() })
        .from(orderItems)
        .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
        .where(where);
      const rows = await db
        .select({ item: orderItems, order: orders })
        .from(orderItems)
        .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
        .where(where)
        .orderBy(desc(orders.finallyTime), desc(orderItems.orderItemId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const numbers = new Set(rows.map(({ order }) => order.orderNumber));
      const asked = [...numbers].flatMap((orderNumber) => {
        const own = rows.filter(({ order }) => order.orderNumber === orderNumber);
        return own[0] ? [{ order: own[0].order, items: own.map(({ item }) => item) }] : [];
      });
      const standings = await afterSales.standingsOf(db, asked, now);
      const records = rows.map(({ item, order }): PendingReview => {
        const after = standings.get(order.orderNumber)?.items.get(item.orderItemId);
        return {
          orderNumber: order.orderNumber,
          item: orderItem(item, after ?? noItem, order.currency, language),
          finallyTime: (order.finallyTime ?? now).toISOString(),
        };
      });
      return pageOf(records, counted?.number ?? 0, page);
    },

    /** The reviews of the member, newest first. */
    async page({ userId, language }: Reader, page: PageAsked): Promise<PageOfMyReview> {
      checkDepth(page);
      const [counted] = await db.select({ number: count() }).from(reviews).where(eq(reviews.userId, userId));
      const rows = await written(userId)
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const records = rows.map(({ review, author, bought }) => myReviewOf(review, author, bought, language));
      return pageOf(records, counted?.number ?? 0, page);
    },

    /** All reviews of the member, for the export of the account. */
    all: async (userId: string, language: Language): Promise<MyReview[]> =>
      (await written(userId)).map(({ review, author, bought }) =>
        myReviewOf(review, author, bought, language),
      ),
  };
}
