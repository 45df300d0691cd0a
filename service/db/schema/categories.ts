import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type LocalisedText, bigintNumber } from './columns.ts';

/** A shelf of the mall; three levels, the top ones without a parent. */
export const categories = pgTable(
  'categories',
  {
    categoryId: bigintNumber('category_id').primaryKey(),
    parentId: bigint('parent_id', { mode: 'number' }),
    level: integer('level').notNull(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    /** Ids from the top category down to this one. */
    path: jsonb('path').$type<number[]>().notNull(),
    pic: text('pic'),
    seq: integer('seq').notNull(),
  },
  (table) => [index('categories_by_parent').on(table.parentId, table.seq)],
);
