import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { allotted, type LocalisedText, moment, whole } from './columns.ts';
import { products } from './products.ts';
import { skus } from './skus.ts';

/** What a buyer wrote about a product. */
export const reviews = pgTable(
  'reviews',
  {
    prodCommId: allotted('prod_comm_id', 1_000_000).primaryKey(),
    prodId: whole('prod_id')
      .notNull()
      .references(() => products.prodId),
    skuId: whole('sku_id').references(() => skus.skuId),
    skuName: jsonb('sku_name').$type<LocalisedText>().notNull(),
    score: integer('score').notNull(),
    content: text('content').notNull(),
    /** The language in which it is written, and its reply. */
    language: text('language').$type<keyof LocalisedText>().notNull(),
    pics: jsonb('pics').$type<string[]>().notNull(),
    /** Null when the review is anonymous. */
    nickName: text('nick_name'),
    avatar: text('avatar'),
    isAnonymous: boolean('is_anonymous').notNull(),
    helpful: integer('helpful').notNull().default(0),
    replyContent: text('reply_content'),
    replyAt: moment('reply_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reviews_by_product').on(table.prodId, table.createdAt),
    check('reviews_score', sql`${table.score} between 1 and 5`),
  ],
);
