import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, notNegative, bigintNumber } from './columns.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';
import { users } from './users.ts';

/** A product that a member has given a heart. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    /** Where the member shopped when it was saved, and what it cost there; no price where it was not sold. */
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    savedPrice: bigintNumber('saved_price'),
    /** The lowest price that the member was told of by mail since it was saved. */
    toldPrice: bigintNumber('told_price'),
    savedAt: timestamptz('saved_at').notNull(),
    /** Taken away, and still to be had back for a while as it was. */
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.prodId] }),
    index('favourites_by_time').on(table.userId, table.savedAt),
    notNegative('favourites_price', table.savedPrice, table.toldPrice),
  ],
);
