import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { AfterSales } from '#service/orders/after-sales.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { PictureUse } from '#service/uploads/used-pictures.ts';
import { myReviews } from './mine.ts';
import { reviewData } from './personal-data.ts';
import { reviewStore } from './queries.ts';
import { compareRatings } from './ratings.ts';
import { reviewRewards } from './rewards.ts';
import { reviewRoutes } from './routes.ts';
import { reviewWriting } from './writing.ts';

type ReviewParts = {
  db: Db;
  /** Database from which public reviews are read; it may be a replica that is a little behind. */
  shownDb: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  uploads: PictureUse;
  afterSales: Pick<AfterSales, 'standingsOf'>;
};

/** What buyers say of products. */
export function reviewsModule({ shownDb, uploads: pictures, ...parts }: ReviewParts): Module {
  const mine = myReviews(parts);
  const writing = reviewWriting({ ...parts, pictures });
  return {
    ...reviewData(mine),
    mount: (api) => reviewRoutes(api, { shown: reviewStore(shownDb), mine, writing }),
    jobs: [
      { name: 'compare-ratings', everyMinutes: 60, run: () => compareRatings(parts.db) },
      { name: 'reward-reviews', everyMinutes: 30, run: reviewRewards(parts).rewardDue },
    ],
  };
}
