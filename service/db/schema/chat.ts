import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { timestamptz, bigintNumber } from './columns.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';
import { users } from './users.ts';

/** The conversation of a member with a shop, or with the mall itself, which is no shop; one for each pair of them (S1.38, S2.55). */
export const conversations = pgTable(
  'conversations',
  {
    conversationId: text('conversation_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** Null for the mall. */
    shopId: bigintNumber('shop_id').references(() => shops.shopId),
    /** The product that it is about. */
    pinnedProdId: bigintNumber('pinned_prod_id').references(() => products.prodId),
    state: text('state').notNull().default('OPEN'),
    updatedAt: timestamptz('updated_at').notNull(),
    /** When somebody of the shop was last in it. */
    sellerSeenAt: timestamptz('seller_seen_at'),
  },
  (table) => [
    unique('conversations_one_per_shop').on(table.userId, table.shopId).nullsNotDistinct(),
    index('conversations_by_time').on(table.userId, table.updatedAt),
    index('conversations_of_all').on(table.updatedAt),
    check('conversations_state', sql`${table.state} in ('OPEN', 'CLOSED')`),
  ],
);

/** What was said in a conversation; product and order are kept by their numbers, so that a card cannot be forged. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    messageId: text('message_id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    clientMsgId: text('client_msg_id'),
    sender: text('sender').notNull(),
    type: text('type').notNull(),
    /** Words; in SYSTEM the name of what happened. */
    text: text('text'),
    pictureUrl: text('picture_url'),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    prodId: bigintNumber('prod_id').references(() => products.prodId),
    orderNumber: text('order_number').references(() => orders.orderNumber),
    status: text('status').notNull().default('SENT'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    unique('chat_messages_once').on(table.conversationId, table.clientMsgId),
    index('chat_messages_in_order').on(table.conversationId, table.messageId),
    index('chat_messages_unread')
      .on(table.conversationId)
      .where(sql`${table.status} <> 'READ'`),
    check('chat_messages_sender', sql`${table.sender} in ('BUYER', 'SELLER', 'SYSTEM')`),
    check('chat_messages_status', sql`${table.status} in ('SENT', 'DELIVERED', 'READ')`),
  ],
);
