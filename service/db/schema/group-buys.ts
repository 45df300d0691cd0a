import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { currencyColumn, timestamptz, notNegative, oneOf, onIncrement, bigintNumber } from './columns.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';
import { skus } from './skus.ts';

export const groupBuyEnds = ['COMPLETED', 'TIME_OUT'] as const;

/** One target for everybody who joins before its end; its state follows from the clock and the counts until it has ended. */
export const groupBuys = pgTable(
  'group_buys',
  {
    groupBuyId: bigintNumber('group_buy_id').primaryKey(),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    /** Null when every SKU of the product can be chosen. */
    skuId: bigintNumber('sku_id').references(() => skus.skuId),
    targetCount: integer('target_count').notNull(),
    /** Pieces that are paid for. */
    joinedCount: integer('joined_count').notNull(),
    startTime: timestamptz('start_time').notNull(),
    endTime: timestamptz('end_time').notNull(),
    limitPerUser: integer('limit_per_user').notNull(),
    /** How it ended, written once and before any order moves because of it. */
    endedAs: text('ended_as', { enum: groupBuyEnds }),
  },
  (table) => [
    index('group_buys_by_start').on(table.startTime),
    index('group_buys_by_product').on(table.prodId),
    check('group_buys_time', sql`${table.startTime} < ${table.endTime}`),
    check('group_buys_target', sql`${table.targetCount} > 0 and ${table.limitPerUser} > 0`),
    notNegative('group_buys_joined', table.joinedCount),
    oneOf('group_buys_ended_as', table.endedAs, groupBuyEnds),
  ],
);

/** What a piece costs together in a region, in minor units; no row, no group buy there. */
export const groupBuyPrices = pgTable(
  'group_buy_prices',
  {
    groupBuyId: bigintNumber('group_buy_id')
      .notNull()
      .references(() => groupBuys.groupBuyId),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    price: bigintNumber('price').notNull(),
    /** The region's, filled in by the database, so that it can refuse amounts which cannot be shown. */
    currency: currencyColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.groupBuyId, table.regionId] }),
    notNegative('group_buy_prices_price', table.price),
    onIncrement('group_buy_prices_increment', table.currency, table.price),
  ],
);
