import type { Db } from '#service/db/database.ts';
import type { IdempotencyStore } from './idempotency-keys.ts';
import type { Outbox } from './outbox.ts';
import { platformData } from './personal-data.ts';
import { rateCounterStore } from './rate-counters.ts';
import type { Job } from './scheduled-jobs.ts';

type PlatformParts = { db: Db; idempotency: IdempotencyStore; outbox: Outbox };

/** The module of the platform itself: messages, idempotency keys and counters. */
export const platformModule = ({ db, idempotency, outbox }: PlatformParts) => ({
  ...platformData,
  jobs: [
    { name: 'clean-idempotency-keys', everyMinutes: 15, run: () => idempotency.sweep() },
    { name: 'clean-rate-counters', everyMinutes: 15, run: () => rateCounterStore(db).sweep() },
    { name: 'send-messages', everyMinutes: 1, run: () => outbox.sendDue() },
    { name: 'clean-messages', everyMinutes: 5, run: () => outbox.clean() },
  ] satisfies Job[],
});
