import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  currencyColumn,
  type LocalisedText,
  timestamptz,
  notNegative,
  onIncrement,
  bigintNumber,
} from './columns.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';
import { shops } from './shops.ts';

/** A voucher that a region gives out; amounts are minor units of the region's currency. */
export const vouchers = pgTable(
  'vouchers',
  {
    couponId: bigintNumber('coupon_id').primaryKey(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    /** PRODUCT, SHOP or MALL: what it takes its part of. */
    scope: text('scope', { enum: ['PRODUCT', 'SHOP', 'MALL'] }).notNull(),
    /** PERCENT, AMOUNT or FREE_SHIPPING. */
    type: text('type', { enum: ['PERCENT', 'AMOUNT', 'FREE_SHIPPING'] }).notNull(),
    percentOff: integer('percent_off'),
    reduceAmount: bigintNumber('reduce_amount'),
    capAmount: bigintNumber('cap_amount'),
    minSpend: bigintNumber('min_spend').notNull(),
    /** The region's, filled in by the database, so that it can refuse amounts which cannot be shown. */
    currency: currencyColumn(),
    /** Whose goods it is good for; null of MALL. */
    shopId: bigintNumber('shop_id').references(() => shops.shopId),
    /** False when only the products of `voucher_products` count. */
    allProducts: boolean('all_products').notNull(),
    /** ALL, or NEW_USER: only before the first order. */
    audience: text('audience', { enum: ['ALL', 'NEW_USER'] }).notNull(),
    startTime: timestamptz('start_time').notNull(),
    endTime: timestamptz('end_time').notNull(),
    /** Days after collecting, where it ends sooner than `endTime`. */
    validDays: integer('valid_days'),
    /** Given out for a promo code only; no public list shows it. */
    byCode: boolean('by_code').notNull().default(false),
    /** How many there are, and how many of them are collected. */
    total: integer('total').notNull(),
    collected: integer('collected').notNull(),
    perUserLimit: integer('per_user_limit').notNull(),
    /** Since when it is taken back: nobody collects it any more, and what orders give back of it is gone. */
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    index('vouchers_by_region').on(table.regionId, table.startTime),
    index('vouchers_by_shop').on(table.shopId),
    check('vouchers_scope', sql`${table.scope} in ('PRODUCT', 'SHOP', 'MALL')`),
    check('vouchers_shop', sql`(${table.scope} = 'MALL') = (${table.shopId} is null)`),
    check(
      'vouchers_type',
      sql`case ${table.type} when 'PERCENT' then ${table.percentOff} between 1 and 100
        when 'AMOUNT' then ${table.reduceAmount} > 0 else ${table.type} = 'FREE_SHIPPING' end`,
    ),
    check('vouchers_collected', sql`${table.collected} between 0 and ${table.total}`),
    check('vouchers_valid_days', sql`${table.validDays} > 0`),
    notNegative('vouchers_amounts', table.minSpend),
    onIncrement('vouchers_increment', table.currency, table.reduceAmount, table.capAmount, table.minSpend),
  ],
);

/** The products that a voucher is good for, where it is not good for all. */
export const voucherProducts = pgTable(
  'voucher_products',
  {
    couponId: bigintNumber('coupon_id')
      .notNull()
      .references(() => vouchers.couponId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.prodId] }),
    index('voucher_products_by_product').on(table.prodId),
  ],
);
