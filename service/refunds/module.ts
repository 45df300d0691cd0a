import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { PictureUse } from '#service/uploads/used-pictures.ts';
import { applyWith } from './apply.ts';
import { buyerWith } from './buyer.ts';
import type { MallReturns, RefundDoors } from './doors.ts';
import { dueWith } from './due.ts';
import { refundData } from './personal-data.ts';
import { refundViews } from './queries.ts';
import { refundRoutes } from './routes.ts';

type RefundParts = {
  db: Db;
  clock: Clock;
  idempotency: IdempotencyStore;
  uploads: PictureUse;
  mallReturns: MallReturns;
  refundDoors: RefundDoors;
};

/** Money, and perhaps goods, that go back. */
export function refundsModule({ refundDoors: doors, uploads: pictures, ...shared }: RefundParts): Module {
  const { db, clock } = shared;
  const views = refundViews(db, clock);
  const parts = { ...shared, doors, pictures, views };
  const due = dueWith(parts);
  return {
    ...refundData(views),
    mount: (api) => refundRoutes(api, { db, views, asking: applyWith(parts), buyer: buyerWith(parts) }),
    jobs: [{ name: 'move-refunds', everyMinutes: 1, run: () => due() }],
  };
}
