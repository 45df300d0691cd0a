import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, bigintNumber } from './columns.ts';
import { regions } from './regions.ts';
import { skus } from './skus.ts';
import { users } from './users.ts';

/** A SKU of which a member wants to be told once, when it is back in stock. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    skuId: bigintNumber('sku_id')
      .notNull()
      .references(() => skus.skuId),
    /** Where the member would buy it. */
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    askedAt: timestamptz('asked_at').notNull(),
    /** When the member was told; null while the member waits. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    index('stock_watches_waiting')
      .on(table.skuId)
      .where(sql`${table.toldAt} is null`),
  ],
);
