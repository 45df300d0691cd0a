import type { Database } from '#service/db/database.ts';
import type { DeskMessages } from '#service/desk/message-queries.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { type JobRun, lagSeconds } from '#service/platform/job-runs.ts';
import type { Metrics } from '#service/platform/metrics.ts';
import type { RateLimits } from '#service/platform/rate-limits.ts';

/** Adds metrics of the connections to PostgreSQL and of its replica. */
export function watchPool({ gauge }: Metrics, { pool, reads }: Database) {
  if (reads)
    gauge('mall_replica_read', '1 while lists and search are read from the replica.', () =>
      Number(reads.isFit()),
    );
  if (!pool) return;
  gauge('mall_database_connections', 'Connections of the pool.', () => pool().total);
  gauge('mall_database_connections_idle', 'Connections of the pool that are free.', () => pool().idle);
  gauge('mall_database_waiting', 'Callers that wait for a connection of the pool.', () => pool().waiting);
}

type Effects = { jobs: { list(): Promise<JobRun[]> }; messages: DeskMessages };

/** Metrics of messages that wait or were given up, and of jobs that are late or fail. */
export function watchEffects({ gauge }: Metrics, { jobs, messages }: Effects) {
  const ofShop = (name: string, help: string, read: () => Promise<number>) => gauge(name, help, read, 'shop');
  ofShop(
    'mall_messages_waiting',
    'Messages to people that are not sent yet.',
    async () => (await messages.counts()).waiting,
  );
  ofShop('mall_messages_oldest_seconds', 'How long the oldest of them has waited.', async () => {
    const { oldest } = await messages.counts();
    return oldest ? (Date.now() - oldest.getTime()) / 1000 : 0;
  });
  ofShop(
    'mall_messages_given_up',
    'Messages that nobody tries to send any more.',
    async () => (await messages.counts()).dead,
  );
  ofShop('mall_jobs_lag_seconds', 'How late the job is that is latest.', async () =>
    Math.max(0, ...(await jobs.list()).map((job) => lagSeconds(job, new Date()))),
  );
  ofShop(
    'mall_jobs_failing',
    'Jobs whose last run failed.',
    async () => (await jobs.list()).filter(({ failures }) => failures > 0).length,
  );
}

/** Wraps rate limits so that their refusals are counted in the metrics. */
export const countingRefusals =
  (limits: RateLimits, { refused }: Metrics): RateLimits =>
  async (rateClass, caller) => {
    try {
      await limits(rateClass, caller);
    } catch (fault) {
      if (fault instanceof Refusal) refused(rateClass);
      throw fault;
    }
  };
