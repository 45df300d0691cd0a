import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import { identityId, cjkTsvector, bigintNumber } from './columns.ts';
import { products } from './products.ts';
import { brands } from './shops.ts';

/** What people look for, per language. */
export const hotSearches = pgTable('hot_searches', {
  hotSearchId: bigintNumber('hot_search_id').primaryKey(),
  content: text('content').notNull(),
  language: text('language').notNull(),
  rank: integer('rank').notNull(),
  searches: integer('searches').notNull(),
  hot: boolean('hot').notNull(),
  /** Regions in which it finds something. */
  regionIds: jsonb('region_ids').$type<number[]>().notNull(),
});

/** The words that the search knows: to complete what is being typed, and to mend what was mistyped. */
export const searchTerms = pgTable(
  'search_terms',
  {
    termId: identityId('term_id').primaryKey(),
    /** product, brand or category: suggested as they are; word: a single word of a name, for mending only. */
    kind: text('kind').notNull(),
    /** The language in which it is suggested. */
    language: text('language').notNull(),
    content: text('content').notNull(),
    folded: text('folded').notNull(),
    /** What carries the name, so that it is suggested only where something of it is sold. */
    prodId: bigint('prod_id', { mode: 'number' }).references(() => products.prodId),
    brandId: bigint('brand_id', { mode: 'number' }).references(() => brands.brandId),
    categoryId: bigint('category_id', { mode: 'number' }).references(() => categories.categoryId),
    searchSigns: cjkTsvector('search_signs')
      .notNull()
      .default(sql`''::tsvector`),
    weight: integer('weight').notNull(),
  },
  (table) => [
    index('search_terms_folded').using('gin', sql`${table.folded} gin_trgm_ops`),
    index('search_terms_signs').using('gin', table.searchSigns),
    index('search_terms_beginning').on(sql`${table.folded} text_pattern_ops`),
    index('search_terms_by_language').on(table.language, table.kind),
    index('search_terms_by_weight')
      .on(table.language, sql`${table.weight} desc`, table.termId)
      .where(sql`${table.kind} = 'product'`),
    index('search_terms_by_product').on(table.prodId),
    index('search_terms_stem')
      .on(sql`stem_of(${table.language}, ${table.content})`)
      .where(sql`${table.kind} = 'word'`),
  ],
);

/**
 * How names of products and the words in them begin, each with the names that sell best in a region: what is being typed
 * leads to them by its own letters. The database writes it from `search_terms` and `listings` (decision 16); nobody else.
 */
export const searchPrefixes = pgTable(
  'search_beginnings',
  {
    regionId: bigintNumber('region_id').notNull(),
    language: text('language').notNull(),
    /** The first letters of a word, at most 16 of them. */
    beginning: text('beginning').notNull(),
    /** Terms that begin so, best first; with some that are no longer sold there. */
    nameIds: bigintNumber('name_ids').array().notNull(),
    /** These are all; otherwise only none better is missing. */
    namesWhole: boolean('names_whole').notNull(),
    /** Terms with a word that begins so, in the same way; empty below three letters. */
    wordIds: bigintNumber('word_ids').array().notNull(),
    wordsWhole: boolean('words_whole').notNull(),
  },
  (table) => [primaryKey({ columns: [table.regionId, table.language, table.beginning] })],
);
