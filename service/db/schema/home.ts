import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type LocalisedText, bigintNumber } from './columns.ts';
import { products } from './products.ts';

/** A shelf of the home page, or a service such as cash on delivery. */
export const indexTags = pgTable('index_tags', {
  tagId: bigintNumber('tag_id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: jsonb('title').$type<LocalisedText>().notNull(),
  /** GRID, RAIL or BANNER. */
  style: text('style').notNull(),
  /** SERVICE, TRENDING, RECOMMENDED or CAMPAIGN. */
  kind: text('kind').notNull(),
  icon: text('icon'),
  seq: integer('seq').notNull(),
});

export const indexTagProducts = pgTable(
  'index_tag_products',
  {
    tagId: bigintNumber('tag_id')
      .notNull()
      .references(() => indexTags.tagId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    seq: integer('seq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.prodId] }),
    index('index_tag_products_by_seq').on(table.tagId, table.seq),
  ],
);

/** A picture at the top of the home page. */
export const banners = pgTable('banners', {
  bannerId: bigintNumber('banner_id').primaryKey(),
  img: text('img').notNull(),
  title: jsonb('title').$type<LocalisedText>().notNull(),
  text: jsonb('text').$type<LocalisedText>().notNull(),
  /** Where it leads, as IndexImg of the contract counts them: -1 nowhere, 0 product, 1 category, 2 tag. */
  type: integer('type').notNull(),
  relation: bigintNumber('relation'),
  regionIds: jsonb('region_ids').$type<number[]>().notNull(),
  seq: integer('seq').notNull(),
});
