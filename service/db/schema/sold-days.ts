import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { notNegative, bigintNumber } from './columns.ts';
import { products } from './products.ts';

/** Pieces of a product that were ordered on a day, in the whole mall; a day without any has no row. */
export const soldDays = pgTable(
  'sold_days',
  {
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId, { onDelete: 'cascade' }),
    /** yyyy-MM-dd, in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prodId, table.day] }),
    index('sold_days_by_day').on(table.day),
    notNegative('sold_days_pieces', table.pieces),
  ],
);
