import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** How each job that runs by the clock is doing: one row a job. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  everyMinutes: integer('every_minutes').notNull(),
  /** Null before its first run. */
  startedAt: timestamptz('started_at'),
  succeededAt: timestamptz('succeeded_at'),
  /** Milliseconds of the last run that succeeded. */
  tookMs: integer('took_ms'),
  failedAt: timestamptz('failed_at'),
  /** What went wrong last, without anything personal. */
  error: text('error'),
  /** Failures since the last success. */
  failures: integer('failures').notNull().default(0),
});
