import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { linePiecesMax } from '#openapi/limits.ts';
import {
  identityId,
  currencyCodes,
  currencyColumn,
  type LocalisedText,
  timestamptz,
  notNegative,
  oneOf,
  bigintNumber,
} from './columns.ts';
import { groupBuys } from './group-buys.ts';
import { cancelReasons, closeTypes, orderStatuses, paymentStatuses, payTypes } from './order-words.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';
import { shops } from './shops.ts';
import { skus } from './skus.ts';
import { users } from './users.ts';

/** The address as it was when the order was placed (D23). */
export type AddressSnapshot = { receiver: string; mobile: string; altMobile: string | null; text: string };

/** A checkout that was placed: the number of the shopper's intent, or of a token that had none, can be used once. */
export const checkouts = pgTable('checkouts', {
  jti: text('jti').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.userId),
  usedAt: timestamptz('used_at').notNull(),
  /** Fingerprint of what was placed; a checkout that shows something else is told that it comes too late. */
  shown: text('shown'),
});

/** What one shop sends to one shopper; all amounts are minor units of the region's currency. */
export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    checkoutJti: text('checkout_jti')
      .notNull()
      .references(() => checkouts.jti),
    shopId: bigintNumber('shop_id')
      .notNull()
      .references(() => shops.shopId),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    status: text('status', { enum: orderStatuses }).notNull(),
    payType: text('pay_type', { enum: payTypes }).notNull(),
    /** How far its latest payment is; null as long as nobody has tried to pay. */
    payStatus: text('pay_status', { enum: paymentStatuses }),
    /** Until when an order that waits for its money is kept. */
    payDeadline: timestamptz('pay_deadline'),
    /** The campaign that it joins once it is paid. */
    groupBuyId: bigintNumber('group_buy_id').references(() => groupBuys.groupBuyId),
    currency: currencyColumn().notNull(),
    subtotal: bigintNumber('subtotal').notNull(),
    shopDiscount: bigintNumber('shop_discount').notNull().default(0),
    productVoucher: bigintNumber('product_voucher').notNull().default(0),
    shopVoucher: bigintNumber('shop_voucher').notNull().default(0),
    mallVoucher: bigintNumber('mall_voucher').notNull().default(0),
    deliveryFee: bigintNumber('delivery_fee').notNull(),
    deliveryReduce: bigintNumber('delivery_reduce').notNull().default(0),
    insurance: bigintNumber('insurance').notNull().default(0),
    coinReduce: bigintNumber('coin_reduce').notNull().default(0),
    /** Coins that `coinReduce` is the worth of. */
    coinsUsed: integer('coins_used').notNull().default(0),
    total: bigintNumber('total').notNull(),
    walletUsed: bigintNumber('wallet_used').notNull().default(0),
    due: bigintNumber('due').notNull(),
    address: jsonb('address').$type<AddressSnapshot>().notNull(),
    remarks: text('remarks').notNull().default(''),
    /** The days of the region's calendar in which the checkout promised it; null of orders from before that was kept. */
    promisedFrom: date('promised_from', { mode: 'string' }),
    promisedTo: date('promised_to', { mode: 'string' }),
    createdAt: timestamptz('created_at').notNull(),
    payTime: timestamptz('pay_time'),
    dvyTime: timestamptz('dvy_time'),
    deliveredTime: timestamptz('delivered_time'),
    finallyTime: timestamptz('finally_time'),
    cancelTime: timestamptz('cancel_time'),
    /** How it was cancelled; null of orders that were not, and of those before it was kept. */
    closeType: text('close_type', { enum: closeTypes }),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    /** The buyer's word to the seller. */
    cancelNote: text('cancel_note').notNull().default(''),
    /** Deleted by the shopper: kept, no longer shown. */
    hidden: boolean('hidden').notNull().default(false),
    hiddenAt: timestamptz('hidden_at'),
    /** Coins that it has earned by being completed, less those of what was given back; booked once that cannot change. */
    coinsEarned: integer('coins_earned').notNull().default(0),
    coinsBookedAt: timestamptz('coins_booked_at'),
  },
  (table) => [
    unique('orders_once_per_checkout').on(table.checkoutJti, table.shopId),
    index('orders_by_user').on(table.userId, table.createdAt),
    index('orders_by_status').on(table.status, table.createdAt),
    index('orders_by_group')
      .on(table.groupBuyId, table.status)
      .where(sql`${table.groupBuyId} is not null`),
    index('orders_to_pay')
      .on(table.payDeadline)
      .where(sql`${table.status} = 'TO_PAY'`),
    index('orders_coins_to_book')
      .on(table.finallyTime)
      .where(sql`${table.coinsEarned} > 0 and ${table.coinsBookedAt} is null`),
    oneOf('orders_status', table.status, orderStatuses),
    oneOf('orders_pay_type', table.payType, payTypes),
    oneOf('orders_pay_status', table.payStatus, paymentStatuses),
    oneOf('orders_currency', table.currency, currencyCodes),
    oneOf('orders_close_type', table.closeType, closeTypes),
    oneOf('orders_cancel_reason', table.cancelReason, cancelReasons),
    check('orders_pay_deadline', sql`${table.status} <> 'TO_PAY' or ${table.payDeadline} is not null`),
    check('orders_promise', sql`(${table.promisedFrom} is null) = (${table.promisedTo} is null)`),
    check('orders_group_prepaid', sql`${table.groupBuyId} is null or ${table.payType} not like 'COD%'`),
    check(
      'orders_total',
      sql`${table.total} = ${table.subtotal} - ${table.shopDiscount} - ${table.productVoucher} - ${table.shopVoucher}
        - ${table.mallVoucher} + ${table.deliveryFee} - ${table.deliveryReduce} + ${table.insurance} - ${table.coinReduce}`,
    ),
    check('orders_due', sql`${table.due} = ${table.total} - ${table.walletUsed}`),
    notNegative(
      'orders_amounts',
      table.subtotal,
      table.shopDiscount,
      table.productVoucher,
      table.shopVoucher,
      table.mallVoucher,
      table.deliveryFee,
      table.deliveryReduce,
      table.insurance,
      table.coinReduce,
      table.coinsUsed,
      table.coinsEarned,
      table.total,
      table.walletUsed,
      table.due,
    ),
  ],
);

/** A line of an order, with the names and the price of that day. */
export const orderItems = pgTable(
  'order_items',
  {
    orderItemId: identityId('order_item_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    /** The line of the cart that was ordered; null for what was bought at once. */
    basketId: bigintNumber('basket_id'),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    skuId: bigintNumber('sku_id')
      .notNull()
      .references(() => skus.skuId),
    names: jsonb('names').$type<LocalisedText>().notNull(),
    /** The choice by the words of that day, in every language that it had. */
    skuName: jsonb('sku_name').$type<LocalisedText>().notNull(),
    pic: text('pic').notNull(),
    price: bigintNumber('price').notNull(),
    count: integer('count').notNull(),
    lineTotal: bigintNumber('line_total').notNull(),
    shareReduce: bigintNumber('share_reduce').notNull().default(0),
    coinReduce: bigintNumber('coin_reduce').notNull().default(0),
    lineNet: bigintNumber('line_net').notNull(),
    warrantyMonths: integer('warranty_months').notNull().default(0),
  },
  (table) => [
    index('order_items_by_order').on(table.orderNumber),
    unique('order_items_once_per_cart_line').on(table.basketId),
    check('order_items_total', sql`${table.lineTotal} = ${table.price} * ${table.count}`),
    check(
      'order_items_net',
      sql`${table.lineNet} = ${table.lineTotal} - ${table.shareReduce} - ${table.coinReduce}`,
    ),
    check('order_items_count', sql`${table.count} between 1 and ${sql.raw(String(linePiecesMax))}`),
    notNegative(
      'order_items_amounts',
      table.price,
      table.lineTotal,
      table.shareReduce,
      table.coinReduce,
      table.lineNet,
    ),
  ],
);
