import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** What is counted against brute force, so that a restart forgets nothing; accounts and addresses are keyed hashes. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamptz('expire'),
  },
  (table) => [index('rate_counters_by_expiry').on(table.expire)],
);
