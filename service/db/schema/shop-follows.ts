import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, bigintNumber } from './columns.ts';
import { shops } from './shops.ts';
import { users } from './users.ts';

/** A shop that a member follows. */
export const shopFollows = pgTable(
  'shop_follows',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    shopId: bigintNumber('shop_id')
      .notNull()
      .references(() => shops.shopId),
    followedAt: timestamptz('followed_at').notNull(),
    /** Let go, and for a while still to be had back with its old time. */
    leftAt: timestamptz('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.shopId] }),
    index('shop_follows_by_time').on(table.userId, table.followedAt),
  ],
);
