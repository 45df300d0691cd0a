import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, bigintNumber } from './columns.ts';

/**
 * What open pages are told of, kept for ten minutes so that a page whose line was cut can ask for what it missed. Triggers of
 * the database write it in the transaction of its cause (migration `live-events`), and tell all processes when that commits.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    seq: identityId('seq').primaryKey(),
    /** The machine's time, not the shop's: it bounds how long something is kept. */
    at: timestamptz('at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Whom it concerns; null where it concerns all who have the SKU in the cart. */
    userId: text('user_id'),
    skuId: bigintNumber('sku_id'),
    kind: text('kind').notNull(),
    /** The message, conversation, notice or order that it is about; empty where there is none. */
    ref: text('ref').notNull(),
  },
  (table) => [
    index('live_events_by_user').on(table.userId, table.seq),
    index('live_events_by_time').on(table.at),
    check('live_events_for', sql`(${table.userId} is null) <> (${table.skuId} is null)`),
  ],
);
