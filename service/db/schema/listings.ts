import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { timestamptz, cjkTsvector, bigintNumber } from './columns.ts';

/**
 * A product in the window of a region, as searches and lists need it: everything by which it is found, narrowed, put in
 * order and counted, in one narrow row. Triggers keep it as the tables of the product are (decision 13); nobody else writes it.
 */
export const listings = pgTable(
  'listings',
  {
    prodId: bigintNumber('prod_id').notNull(),
    regionId: bigintNumber('region_id').notNull(),
    setId: integer('set_id').notNull(),
    price: bigintNumber('price').notNull(),
    soldNum: integer('sold_num').notNull(),
    ratingAvg: numeric('rating_avg', { precision: 3, scale: 2, mode: 'number' }),
    createdAt: timestamptz('created_at').notNull(),
    free: boolean('free').notNull(),
    codAvailable: boolean('cod_available').notNull(),
    /** How many of its SKUs have a piece that can be sold now. */
    stockedSkus: integer('stocked_skus').notNull(),
    searchName: text('search_name').notNull(),
    /** Words of the product, each as `search_words.word_id * 64 + regions.no`, so that only what is sold there is met. */
    words: integer('words').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prodId, table.regionId] }),
    index('listings_words').using('gin', table.words),
    // The best of a set in their order, without the rows themselves.
    index('listings_by_set').on(table.regionId, table.setId, sql`${table.soldNum} desc`, table.prodId),
    index('listings_by_sold').on(table.regionId, sql`${table.soldNum} desc`, table.prodId),
    index('listings_by_price').on(table.regionId, table.price, table.prodId),
    index('listings_by_newest').on(table.regionId, sql`${table.createdAt} desc`, table.prodId),
    index('listings_by_rating').on(table.regionId, sql`${table.ratingAvg} desc nulls last`, table.prodId),
  ],
);

/** What many products have in common: results are counted by these first, and only the sums are taken apart. */
export const facetSets = pgTable(
  'facet_sets',
  {
    setId: integer('set_id').primaryKey().generatedAlwaysAsIdentity(),
    shopId: bigintNumber('shop_id').notNull(),
    brandId: bigint('brand_id', { mode: 'number' }),
    shipFrom: text('ship_from').notNull(),
    /** Its own category and those above it, ascending. */
    categoryIds: bigintNumber('category_ids').array().notNull(),
    attrValueIds: bigintNumber('attr_value_ids').array().notNull(),
  },
  (table) => [
    index('facet_sets_by_shop').on(table.shopId, table.brandId),
    index('facet_sets_by_brand').on(table.brandId),
    index('facet_sets_by_category').using('gin', table.categoryIds),
  ],
);

/** Every word by which something is found; what is typed is looked up here, and the products by the numbers of the words. */
export const searchWords = pgTable(
  'search_words',
  {
    wordId: integer('word_id').primaryKey().generatedAlwaysAsIdentity(),
    word: text('word').notNull(),
    /** Where it stands: 0 in what the product is, 1 elsewhere in its name, 2 in its categories, 3 in other texts. */
    place: smallint('place').notNull(),
    signs: cjkTsvector('signs')
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    unique('search_words_once').on(table.word, table.place),
    index('search_words_part').using('gin', sql`${table.word} gin_trgm_ops`),
    index('search_words_beginning').on(sql`${table.word} text_pattern_ops`),
    index('search_words_signs').using('gin', table.signs),
  ],
);
