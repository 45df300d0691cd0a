import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { type LocalisedText, timestamptz, bigintNumber } from './columns.ts';
import { shops } from './shops.ts';

/** A share that a shop takes off all that it sells, for a time, in every region (S2.76). */
export const promotions = pgTable(
  'promotions',
  {
    discountId: bigintNumber('discount_id').primaryKey(),
    shopId: bigintNumber('shop_id')
      .notNull()
      .references(() => shops.shopId),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    percentOff: integer('percent_off').notNull(),
    startTime: timestamptz('start_time').notNull(),
    endTime: timestamptz('end_time').notNull(),
  },
  (table) => [
    index('promotions_by_shop').on(table.shopId, table.endTime),
    check('promotions_percent', sql`${table.percentOff} between 1 and 90`),
    check('promotions_time', sql`${table.startTime} < ${table.endTime}`),
  ],
);
