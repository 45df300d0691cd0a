import { and, asc, eq, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { ledgerPostings } from '#service/db/schema/ledger.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { refundItems, refunds } from '#service/db/schema/refunds.ts';
import { reviews } from '#service/db/schema/reviews.ts';
import { type Clock, daysAfter } from '#service/domain/clock.ts';
import { returnDays } from '#service/domain/return-window.ts';
import { reviewDays } from '#service/domain/review-window.ts';
import { post } from '#service/ledger/ledger.ts';
import { reviewSource } from '#service/ledger/sources.ts';
import type { AfterSales } from '#service/orders/after-sales.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** Coins that come for the review of a line. */
export const reviewCoins = 20;

/** Days after the end of the time to review in which the job still looks at an order: longer than any refund takes. */
const lookedAtDays = 90;

/** Reviews that one run of the job handles at most; the next run handles the rest. */
const atOnce = 500;

type RewardParts = { db: Db; clock: Clock; afterSales: Pick<AfterSales, 'standingsOf'> };

/**
 * Job that gives coins for reviews, once each, after the return window of the order. A line with refunded pieces earns none, and
 * an order with an open refund waits for its end. So nobody can buy, review and return only for the coins.
 */
export function reviewRewards({ db, clock, afterSales }: RewardParts) {
  const due = (tx: Db, now: Date, only?: number) =>
    tx
      .select({ review: reviews, item: orderItems, order: orders })
      .from(reviews)
      .innerJoin(orderItems, eq(orderItems.orderItemId, reviews.orderItemId))
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .where(
        and(
          only === undefined ? undefined : eq(reviews.prodCommId, only),
          isNotNull(reviews.userId),
          eq(orders.status, 'COMPLETED'),
          lte(orders.finallyTime, daysAfter(now, -returnDays)),
          gt(orders.finallyTime, daysAfter(now, -reviewDays - lookedAtDays)),
          notExists(
            tx
              .select({ found: sql`1` })
              .from(refundItems)
              .innerJoin(refunds, eq(refunds.refundSn, refundItems.refundSn))
              .where(
                and(eq(refundItems.orderItemId, orderItems.orderItemId), eq(refunds.status, 'REFUNDED')),
              ),
          ),
          notExists(
            tx
              .select({ found: sql`1` })
              .from(ledgerPostings)
              .where(eq(ledgerPostings.source, sql`'review:' || ${reviews.prodCommId}`)),
          ),
        ),
      );

  async function reward(tx: Db, { userId, prodCommId }: { userId: string; prodCommId: number }) {
    await lockShopper(tx, userId);
    const now = clock();
    const [found] = await due(tx, now, prodCommId);
    if (!found) return;
    const { order, item } = found;
    const standing = (await afterSales.standingsOf(tx, [{ order, items: [item] }], now)).get(
      order.orderNumber,
    );
    if (standing?.openRefund) return;
    await post(tx, {
      source: reviewSource(prodCommId),
      entries: [
        { account: 'MALL_COINS', unit: 'COIN', amount: -reviewCoins },
        { account: 'COINS', userId, unit: 'COIN', amount: reviewCoins },
      ],
      at: now,
    });
  }

  return {
    /** Looks at the reviews that may earn by now, each in a transaction of its own. */
    async rewardDue() {
      const some = await due(db, clock()).orderBy(asc(reviews.prodCommId)).limit(atOnce);
      await eachApart(some, async ({ review: { userId, prodCommId } }) => {
        if (userId !== null) await inTransaction(db, (tx) => reward(tx, { userId, prodCommId }));
      });
    },
  };
}
