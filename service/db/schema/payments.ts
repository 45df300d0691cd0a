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
  oneOf,
  onIncrement,
  bigintNumber,
} from './columns.ts';
import { paymentStatuses, payTypes } from './order-words.ts';
import { orders } from './orders.ts';
import {
  cardFailures,
  paymentEventNames,
  paymentRefundCauses,
  paymentRefundStates,
  processorNames,
} from './payment-words.ts';
import { refunds } from './refunds.ts';
import { users } from './users.ts';

/** What the buyer does at the processor before a payment can go on, as the contract writes it. */
export type NextAction = {
  type: 'REDIRECT' | 'CHALLENGE';
  url: string;
  method: 'GET' | 'POST';
  fields: Record<string, string>;
  expiresAt: string;
};

/** One try to pay for one or several orders; written before a processor hears of it. */
export const payments = pgTable(
  'payments',
  {
    payNo: text('pay_no').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** The key of the intent that it was made for: a repeat comes to the same payment, also after a crash. */
    intentKey: text('intent_key'),
    payType: text('pay_type', { enum: payTypes }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull(),
    currency: currencyColumn().notNull(),
    amount: bigintNumber('amount').notNull(),
    /** Who takes the money; null where the courier does. */
    processor: text('processor', { enum: processorNames }),
    /** The payment's name at the processor, once it is known. */
    reference: text('reference'),
    /** The customer's name at the processor. */
    customer: text('customer'),
    /** The saved card that it is tried with. */
    cardId: text('card_id'),
    /** The card is to be kept once the payment has succeeded. */
    saveCard: boolean('save_card').notNull().default(false),
    nextAction: jsonb('next_action').$type<NextAction>(),
    failure: text('failure', { enum: cardFailures }),
    /** Given up here, and the processor still has to hear of it. */
    voidDue: boolean('void_due').notNull().default(false),
    /** How often, and when next, the processor is asked what became of it. */
    asked: integer('asked').notNull().default(0),
    nextAskAt: timestamptz('next_ask_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_once_per_intent').on(table.userId, table.intentKey),
    index('payments_to_ask')
      .on(table.nextAskAt)
      .where(sql`${table.status} in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING') or ${table.voidDue}`),
    index('payments_by_card').on(table.cardId),
    oneOf('payments_pay_type', table.payType, payTypes),
    oneOf('payments_status', table.status, paymentStatuses),
    oneOf('payments_currency', table.currency, currencyCodes),
    oneOf('payments_processor', table.processor, processorNames),
    oneOf('payments_failure', table.failure, cardFailures),
    onIncrement('payments_increment', table.currency, table.amount),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_who', sql`(${table.payType} = 'CARD') = (${table.processor} is not null)`),
    check('payments_why', sql`(${table.status} = 'FAILED') = (${table.failure} is not null)`),
  ],
);

/** What each order has of a payment. While one is open, an order has no second one. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    payNo: text('pay_no')
      .notNull()
      .references(() => payments.payNo),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    amount: bigintNumber('amount').notNull(),
    /** True as long as the payment has no end; a trigger keeps it. */
    open: boolean('open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payNo, table.orderNumber] }),
    uniqueIndex('payment_orders_one_open')
      .on(table.orderNumber)
      .where(sql`${table.open}`),
    index('payment_orders_by_order').on(table.orderNumber),
    check('payment_orders_amount', sql`${table.amount} > 0`),
  ],
);

/** Every step of a payment, written with it and never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentEventId: identityId('payment_event_id').primaryKey(),
    payNo: text('pay_no')
      .notNull()
      .references(() => payments.payNo),
    event: text('event', { enum: paymentEventNames }).notNull(),
    fromStatus: text('from_status', { enum: paymentStatuses }),
    toStatus: text('to_status', { enum: paymentStatuses }).notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('payment_events_by_payment').on(table.payNo, table.paymentEventId),
    oneOf('payment_events_event', table.event, paymentEventNames),
    oneOf('payment_events_from', table.fromStatus, paymentStatuses),
    oneOf('payment_events_to', table.toStatus, paymentStatuses),
  ],
);

/** Card money on its way back to the card it came from. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    payNo: text('pay_no')
      .notNull()
      .references(() => payments.payNo),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    cause: text('cause', { enum: paymentRefundCauses }).notNull(),
    /** The refund of after-sales that it is a part of. */
    refundSn: text('refund_sn').references(() => refunds.refundSn),
    currency: currencyColumn().notNull(),
    amount: bigintNumber('amount').notNull(),
    state: text('state', { enum: paymentRefundStates }).notNull(),
    /** How often the processor has refused it. */
    refusals: integer('refusals').notNull().default(0),
    nextTryAt: timestamptz('next_try_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    index('payment_refunds_due')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'PENDING'`),
    index('payment_refunds_by_order').on(table.orderNumber),
    index('payment_refunds_by_payment').on(table.payNo),
    uniqueIndex('payment_refunds_one_of_refund').on(table.refundSn),
    oneOf('payment_refunds_cause', table.cause, paymentRefundCauses),
    oneOf('payment_refunds_state', table.state, paymentRefundStates),
    oneOf('payment_refunds_currency', table.currency, currencyCodes),
    onIncrement('payment_refunds_increment', table.currency, table.amount),
    check('payment_refunds_after_sales', sql`(${table.cause} = 'REFUND') = (${table.refundSn} is not null)`),
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    check('payment_refunds_end', sql`(${table.state} = 'PENDING') = (${table.endedAt} is null)`),
  ],
);
