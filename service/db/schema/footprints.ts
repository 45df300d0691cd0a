import { date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, bigintNumber } from './columns.ts';
import { products } from './products.ts';
import { users } from './users.ts';

/** A product that a member has looked at, once for each day. */
export const footprints = pgTable(
  'footprints',
  {
    browseLogId: identityId('browse_log_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    /** The day of the visit by the member's own clock. */
    day: date('day', { mode: 'string' }).notNull(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [
    unique('footprints_one_a_day').on(table.userId, table.prodId, table.day),
    index('footprints_by_time').on(table.userId, table.seenAt),
  ],
);
