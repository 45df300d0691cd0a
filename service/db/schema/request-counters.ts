import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { bigintNumber } from './columns.ts';

/**
 * Requests that are counted against the limits of their class, for all processes together; accounts and addresses are
 * keyed hashes. The table is not logged (migration 0014): a database that crashes forgets it, which costs nothing. The order of the columns is
 * that of the limiter's package.
 */
export const requestCounters = pgTable('request_counters', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigintNumber('expire'),
});
