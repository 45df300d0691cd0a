import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import {
  currencyColumn,
  type LocalisedText,
  timestamptz,
  type NamedText,
  notNegative,
  onIncrement,
  bigintNumber,
} from './columns.ts';
import { regions } from './regions.ts';
import { brands, shops } from './shops.ts';

/** How a picture is made: its pixels, and the colour that most of it has. */
export type PictureLook = { width: number; height: number; colour: string };
export type SizeGuide = 'tops' | 'bottoms' | 'shoes';

/** A product page; what it costs and whether it is sold is said per region. */
export const products = pgTable(
  'products',
  {
    prodId: bigintNumber('prod_id').primaryKey(),
    itemCode: text('item_code').notNull(),
    slug: text('slug').notNull().unique(),
    name: jsonb('name').$type<LocalisedText>().notNull(),
    shopId: bigintNumber('shop_id')
      .notNull()
      .references(() => shops.shopId),
    brandId: bigintNumber('brand_id').references(() => brands.brandId),
    categoryId: bigintNumber('category_id')
      .notNull()
      .references(() => categories.categoryId),
    brief: jsonb('brief').$type<LocalisedText>().notNull(),
    contentHtml: jsonb('content_html').$type<LocalisedText>().notNull(),
    specs: jsonb('specs').$type<NamedText[]>().notNull(),
    /** Addresses of the pictures, the main one first. */
    imgs: jsonb('imgs').$type<string[]>().notNull(),
    /** Size (px) and main colour of each picture, in their order; null where nobody has looked. */
    imgLooks: jsonb('img_looks').$type<PictureLook[]>(),
    /** Products that go well with it, the best first; null where nobody has chosen any. */
    companions: jsonb('companions').$type<number[]>(),
    /** The table of sizes that it is cut by, or null. */
    sizeGuide: text('size_guide').$type<SizeGuide>(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    services: jsonb('services').$type<string[]>().notNull(),
    warrantyMonths: integer('warranty_months').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    soldNum: integer('sold_num').notNull(),
    favouriteCount: integer('favourite_count').notNull(),
    ratingAvg: numeric('rating_avg', { precision: 3, scale: 2, mode: 'number' }),
    ratingCount: integer('rating_count').notNull(),
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    ratingStars: jsonb('rating_stars').$type<number[]>().notNull(),
    /** Place in the endless grid of the home page: first the best of every top category, then the second best … */
    feedSeq: integer('feed_seq').notNull(),
    onShelf: boolean('on_shelf').notNull().default(true),
    /** Names in every language, as `foldLines` writes them. */
    searchName: text('search_name').notNull(),
    /** The parts of the names that say what it is, without what it comes with, written the same way. */
    searchHead: text('search_head').notNull().default(''),
    /** Names of its categories, written the same way. */
    searchCategory: text('search_category').notNull().default(''),
    /** Names, brand, shop, categories and code, written the same way: everything by which the product is found. */
    searchText: text('search_text').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('products_by_category').on(table.categoryId),
    index('products_by_shop').on(table.shopId),
    index('products_by_brand').on(table.brandId),
    index('products_by_sold').on(sql`${table.soldNum} desc`, table.prodId),
    index('products_by_feed').on(table.feedSeq, table.prodId),
    notNegative('products_counts', table.soldNum, table.favouriteCount, table.ratingCount),
  ],
);

/** The shelves on which a product stands: its own category and those above it. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: bigintNumber('category_id')
      .notNull()
      .references(() => categories.categoryId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.prodId] }),
    index('product_categories_by_product').on(table.prodId),
  ],
);

/** A product in the window of a region: no row, not sold there. */
export const productRegions = pgTable(
  'product_regions',
  {
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    /** The lowest price of its SKUs, in minor units, with the list price that belongs to it; kept by the database. */
    price: bigintNumber('price').notNull(),
    oriPrice: bigintNumber('ori_price'),
    shipFrom: text('ship_from').notNull(),
    overseas: boolean('overseas').notNull(),
    /** Days from the order to the door. */
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    fee: bigintNumber('fee').notNull(),
    /** The region's, filled in by the database, so that it can refuse amounts which cannot be shown. */
    currency: currencyColumn(),
    freeWithinRegion: boolean('free_within_region').notNull(),
    codAvailable: boolean('cod_available').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.regionId, table.prodId] }),
    index('product_regions_by_product').on(table.prodId),
    notNegative('product_regions_amounts', table.price, table.fee, table.minDays),
    onIncrement('product_regions_increment', table.currency, table.price, table.oriPrice, table.fee),
  ],
);
