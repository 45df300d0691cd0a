import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  currencyColumn,
  type LocalisedText,
  type NamedText,
  notNegative,
  onIncrement,
  bigintNumber,
} from './columns.ts';
import { products } from './products.ts';
import { regions } from './regions.ts';

/** What is put into the cart: a product in one colour, size, pack … */
export const skus = pgTable(
  'skus',
  {
    skuId: bigintNumber('sku_id').primaryKey(),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    code: text('code').notNull(),
    /** "Black, 128 GB"; empty for a product that comes in one version. */
    skuName: jsonb('sku_name').$type<LocalisedText>().notNull(),
    properties: jsonb('properties').$type<NamedText[]>().notNull(),
    pic: text('pic'),
    /** Pieces that can be sold now. */
    stock: integer('stock').notNull(),
    limitPerUser: integer('limit_per_user'),
    enabled: boolean('enabled').notNull().default(true),
    seq: integer('seq').notNull(),
  },
  (table) => [index('skus_by_product').on(table.prodId, table.seq), notNegative('skus_stock', table.stock)],
);

/** The price of a SKU in a region, in minor units of its currency. */
export const skuPrices = pgTable(
  'sku_prices',
  {
    skuId: bigintNumber('sku_id')
      .notNull()
      .references(() => skus.skuId),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    price: bigintNumber('price').notNull(),
    oriPrice: bigintNumber('ori_price'),
    /** The region's, filled in by the database, so that it can refuse amounts which cannot be shown. */
    currency: currencyColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.regionId] }),
    notNegative('sku_prices_price', table.price),
    onIncrement('sku_prices_increment', table.currency, table.price, table.oriPrice),
  ],
);
