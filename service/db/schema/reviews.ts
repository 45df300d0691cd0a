import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityId, type LocalisedText, timestamptz, bigintNumber } from './columns.ts';
import { orderItems } from './orders.ts';
import { products } from './products.ts';
import { skus } from './skus.ts';
import { users } from './users.ts';

/** What a buyer wrote about a product. */
export const reviews = pgTable(
  'reviews',
  {
    prodCommId: identityId('prod_comm_id', 1_000_000).primaryKey(),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    /** The line that was bought, and by whom; null of reviews that came with the catalogue. */
    orderItemId: bigintNumber('order_item_id').references(() => orderItems.orderItemId),
    userId: text('user_id').references(() => users.userId),
    skuId: bigintNumber('sku_id').references(() => skus.skuId),
    skuName: jsonb('sku_name').$type<LocalisedText>().notNull(),
    score: integer('score').notNull(),
    content: text('content').notNull(),
    /** The language in which it is written, and its reply. */
    language: text('language').$type<keyof LocalisedText>().notNull(),
    pics: jsonb('pics').$type<string[]>().notNull(),
    /** Of reviews from the catalogue, null when anonymous; a member's are read from the account. */
    nickName: text('nick_name'),
    avatar: text('avatar'),
    isAnonymous: boolean('is_anonymous').notNull(),
    helpful: integer('helpful').notNull().default(0),
    replyContent: text('reply_content'),
    replyAt: timestamptz('reply_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('reviews_by_product').on(table.prodId, table.createdAt),
    uniqueIndex('reviews_once_per_line').on(table.orderItemId),
    index('reviews_by_user').on(table.userId, table.createdAt),
    check('reviews_buyer', sql`(${table.orderItemId} is null) = (${table.userId} is null)`),
    check('reviews_score', sql`${table.score} between 1 and 5`),
  ],
);
