import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { jobRuns } from '#service/db/schema/job-runs.ts';

export type JobRun = typeof jobRuns.$inferSelect;

export type JobRunStore = ReturnType<typeof jobRunStore>;

/**
 * Results of the last runs of each job, for the operator (`desk jobs`) and metrics. Uses the machine's clock, not
 * the shop's.
 */
export function jobRunStore(db: Db) {
  return {
    /** Registers a job and, with `startedAt`, that it is running. */
    async note(job: string, everyMinutes: number, startedAt?: Date) {
      await db
        .insert(jobRuns)
        .values({ job, everyMinutes, startedAt })
        .onConflictDoUpdate({ target: jobRuns.job, set: { everyMinutes, ...(startedAt && { startedAt }) } });
    },
    /** Records a success; `tookMs` is the duration of the run in milliseconds. */
    async succeeded(job: string, tookMs: number) {
      await db
        .update(jobRuns)
        .set({ succeededAt: new Date(), tookMs: Math.round(tookMs), failures: 0 })
        .where(eq(jobRuns.job, job));
    },
    /** Records a failure; `error` is a message without personal data. */
    async failed(job: string, error: string) {
      await db
        .update(jobRuns)
        .set({ failedAt: new Date(), error, failures: sql`${jobRuns.failures} + 1` })
        .where(eq(jobRuns.job, job));
    },
    list: (): Promise<JobRun[]> => db.select().from(jobRuns).orderBy(asc(jobRuns.job)),
  };
}

/** Seconds by which the last success of the job is overdue; 0 when it is on time or has not run yet. */
export function lagSeconds({ everyMinutes, startedAt, succeededAt }: JobRun, now: Date): number {
  const since = succeededAt ?? startedAt;
  if (!since) return 0;
  return Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000 - everyMinutes * 60));
}
