import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  identityId,
  currencyCodes,
  currencyColumn,
  timestamptz,
  notNegative,
  oneOf,
  onIncrement,
  bigintNumber,
} from './columns.ts';
import { orderActors } from './order-words.ts';
import { orderItems, orders } from './orders.ts';
import { refundEventNames, refundKinds, refundReasons, refundStatuses, refundTypes } from './refund-words.ts';
import type { ReturnPlace } from './shops.ts';
import { users } from './users.ts';

/** Money, and perhaps goods, that go back; amounts are minor units of the order's currency. */
export const refunds = pgTable(
  'refunds',
  {
    refundSn: text('refund_sn').primaryKey(),
    kind: text('kind', { enum: refundKinds }).notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** Null of a cancellation. */
    applyType: text('apply_type', { enum: refundTypes }),
    status: text('status', { enum: refundStatuses }).notNull(),
    reason: text('reason', { enum: refundReasons }),
    isReceived: boolean('is_received').notNull().default(false),
    /** What the buyer wrote, and under which number the buyer is called back. */
    words: text('words').notNull().default(''),
    mobile: text('mobile'),
    pics: jsonb('pics').$type<string[]>().notNull().default([]),
    currency: currencyColumn().notNull(),
    /** All the money that goes back, and the coins beside it. */
    amount: bigintNumber('amount').notNull(),
    coins: integer('coins').notNull(),
    /** Delivery and insurance in `amount`. */
    deliveryPart: bigintNumber('delivery_part').notNull().default(0),
    /** What the order came to that was cancelled; null of after-sales. */
    cancelledAmount: bigintNumber('cancelled_amount'),
    /** How `amount` is divided over card and wallet; known once paying begins. */
    cardPart: bigintNumber('card_part'),
    walletPart: bigintNumber('wallet_part'),
    /** When the step that is waited for is taken by itself. */
    deadline: timestamptz('deadline'),
    rejectReason: text('reject_reason'),
    /** Where the goods go back to, as it was when the return was accepted. */
    returnsTo: jsonb('returns_to').$type<ReturnPlace>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('refunds_by_user').on(table.userId, table.createdAt),
    index('refunds_by_order').on(table.orderNumber),
    index('refunds_due')
      .on(table.deadline)
      .where(sql`${table.deadline} is not null`),
    uniqueIndex('refunds_one_cancellation')
      .on(table.orderNumber)
      .where(sql`${table.kind} = 'CANCELLATION'`),
    oneOf('refunds_kind', table.kind, refundKinds),
    oneOf('refunds_type', table.applyType, refundTypes),
    oneOf('refunds_status', table.status, refundStatuses),
    oneOf('refunds_reason', table.reason, refundReasons),
    oneOf('refunds_currency', table.currency, currencyCodes),
    onIncrement(
      'refunds_increment',
      table.currency,
      table.amount,
      table.deliveryPart,
      table.cardPart,
      table.walletPart,
    ),
    notNegative(
      'refunds_amounts',
      table.amount,
      table.coins,
      table.deliveryPart,
      table.cardPart,
      table.walletPart,
    ),
    check('refunds_delivery', sql`${table.deliveryPart} <= ${table.amount}`),
    check(
      'refunds_parts',
      sql`(${table.cardPart} is null) = (${table.walletPart} is null) and ${table.cardPart} + ${table.walletPart} = ${table.amount}`,
    ),
    check('refunds_after_sales', sql`(${table.kind} = 'AFTER_SALES') = (${table.applyType} is not null)`),
    check(
      'refunds_cancelled',
      sql`(${table.kind} = 'CANCELLATION') = (${table.cancelledAmount} is not null)`,
    ),
  ],
);

/** Pieces of an order's line that go back. While one refund of a line is open, it has no second one. */
export const refundItems = pgTable(
  'refund_items',
  {
    refundSn: text('refund_sn')
      .notNull()
      .references(() => refunds.refundSn),
    orderItemId: bigintNumber('order_item_id')
      .notNull()
      .references(() => orderItems.orderItemId),
    count: integer('count').notNull(),
    /** What these pieces give back at most, in minor units and coins; nothing of a cancellation, which gives all back. */
    amount: bigintNumber('amount').notNull(),
    coins: integer('coins').notNull(),
    /** True as long as the refund has no end; a trigger keeps it. */
    open: boolean('open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundSn, table.orderItemId] }),
    index('refund_items_by_line').on(table.orderItemId),
    uniqueIndex('refund_items_one_open')
      .on(table.orderItemId)
      .where(sql`${table.open}`),
    check('refund_items_count', sql`${table.count} > 0`),
    notNegative('refund_items_amounts', table.amount, table.coins),
  ],
);

/** The parcel with which goods go back; said again, it is a correction. */
export const refundParcels = pgTable('refund_parcels', {
  refundSn: text('refund_sn')
    .primaryKey()
    .references(() => refunds.refundSn),
  courierId: bigintNumber('courier_id').notNull(),
  courierName: text('courier_name').notNull(),
  expressNo: text('express_no').notNull(),
  mobile: text('mobile').notNull(),
  pics: jsonb('pics').$type<string[]>().notNull(),
  sentAt: timestamptz('sent_at').notNull(),
  /** When the courier handed it to the shop. */
  deliveredAt: timestamptz('delivered_at'),
});

/** Every step of a refund, written with it and never changed; `note` is what the seller says. */
export const refundEvents = pgTable(
  'refund_events',
  {
    refundEventId: identityId('refund_event_id').primaryKey(),
    refundSn: text('refund_sn')
      .notNull()
      .references(() => refunds.refundSn),
    event: text('event', { enum: refundEventNames }).notNull(),
    /** Null for the event by which the refund came to be. */
    fromStatus: text('from_status', { enum: refundStatuses }),
    toStatus: text('to_status', { enum: refundStatuses }).notNull(),
    actor: text('actor', { enum: orderActors }).notNull(),
    note: text('note'),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('refund_events_by_refund').on(table.refundSn, table.refundEventId),
    oneOf('refund_events_event', table.event, refundEventNames),
    oneOf('refund_events_from', table.fromStatus, refundStatuses),
    oneOf('refund_events_to', table.toStatus, refundStatuses),
    oneOf('refund_events_actor', table.actor, orderActors),
  ],
);
