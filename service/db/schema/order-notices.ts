import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identityId, timestamptz, oneOf } from './columns.ts';
import { noticeKinds } from './order-words.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * What a notice tells, beside the order's number: figures and names that its words are filled with, whatever language they
 * are read in.
 */
export type NoticeFacts = {
  /** Which of the texts of its kind: `PAY_TIMEOUT` of CANCELLED, `REJECTED` of REFUND. */
  about?: string;
  shopName?: string;
  /** Minor units. */
  amount?: { amount: number; currency: string };
  coins?: number;
  courierName?: string;
  trackingNumber?: string;
  /** Days of the region's calendar. */
  day?: string;
  until?: string;
  /** Somebody's own words: why a seller refuses. */
  words?: string;
};

/** What has happened to a member's order, written in the transaction of its cause and told once. */
export const orderNotices = pgTable(
  'order_notices',
  {
    noticeId: identityId('notice_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.orderNumber),
    /** The refund that it tells of, by its own number. */
    refundSn: text('refund_sn'),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    facts: jsonb('facts').$type<NoticeFacts>().notNull(),
    /** Names the cause, so that it is told once: `SHIPPED 260504… 12`. */
    cause: text('cause').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
  },
  (table) => [
    index('order_notices_by_user').on(table.userId, table.noticeId),
    index('order_notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('order_notices_by_order').on(table.orderNumber, table.kind),
    oneOf('order_notices_kind', table.kind, noticeKinds),
  ],
);
