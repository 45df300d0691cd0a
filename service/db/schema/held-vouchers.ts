import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { MyVoucher, MyVoucherStatus } from '#openapi/schema.gen.ts';
import { identityId, timestamptz, notNegative, oneOf, bigintNumber } from './columns.ts';
import { orders } from './orders.ts';
import { regions } from './regions.ts';
import { users } from './users.ts';
import { vouchers } from './vouchers.ts';

/** The states of a held voucher. EXPIRED is told by `validUntil` and written only where a step ends in it. */
export const heldStatuses = [
  'COLLECTED',
  'LOCKED',
  'USED',
  'EXPIRED',
  'WITHDRAWN',
] as const satisfies MyVoucherStatus[];
export const voucherSources = ['COLLECT', 'CODE', 'GIFT'] as const satisfies MyVoucher['source'][];

/** A voucher that a member holds. */
export const heldVouchers = pgTable(
  'held_vouchers',
  {
    couponUserId: identityId('coupon_user_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    couponId: bigintNumber('coupon_id')
      .notNull()
      .references(() => vouchers.couponId),
    status: text('status', { enum: heldStatuses }).notNull(),
    source: text('source', { enum: voucherSources }).notNull(),
    collectTime: timestamptz('collect_time').notNull(),
    /** The voucher's end, or sooner where it is good for some days only. */
    validUntil: timestamptz('valid_until').notNull(),
    useTime: timestamptz('use_time'),
    /** The order, or the first one of the checkout, that it is locked or used by. */
    orderNumber: text('order_number').references(() => orders.orderNumber),
  },
  (table) => [
    index('held_vouchers_by_user').on(table.userId, table.couponId),
    index('held_vouchers_by_voucher').on(table.couponId),
    oneOf('held_vouchers_status', table.status, heldStatuses),
    oneOf('held_vouchers_source', table.source, voucherSources),
    check(
      'held_vouchers_order',
      sql`(${table.orderNumber} is not null) = (${table.status} in ('LOCKED', 'USED'))`,
    ),
  ],
);

/** What a held voucher took off an order; a mall voucher stands at several orders of one checkout. */
export const orderVouchers = pgTable(
  'order_vouchers',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    couponUserId: bigintNumber('coupon_user_id')
      .notNull()
      .references(() => heldVouchers.couponUserId, { onDelete: 'cascade' }),
    /** Minor units of the order's currency. */
    reduce: bigintNumber('reduce').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.couponUserId] }),
    index('order_vouchers_by_voucher').on(table.couponUserId),
    notNegative('order_vouchers_reduce', table.reduce),
  ],
);

/** Letters that turn into a voucher of a region (S1.32); kept in capitals. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text('code').notNull(),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    couponId: bigintNumber('coupon_id')
      .notNull()
      .references(() => vouchers.couponId),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.regionId] }),
    check('promo_codes_code', sql`${table.code} ~ '^[A-Z0-9-]{3,32}$'`),
  ],
);
