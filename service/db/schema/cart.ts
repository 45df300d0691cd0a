import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { linePiecesMax } from '#openapi/limits.ts';
import { identityId, timestamptz, bigintNumber } from './columns.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { regions } from './regions.ts';
import { shops } from './shops.ts';
import { skus } from './skus.ts';
import { users } from './users.ts';

/** A line of a shopper's cart in a region. */
export const cartItems = pgTable(
  'cart_items',
  {
    basketId: identityId('basket_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
    skuId: bigintNumber('sku_id')
      .notNull()
      .references(() => skus.skuId),
    shopId: bigintNumber('shop_id')
      .notNull()
      .references(() => shops.shopId),
    regionId: bigintNumber('region_id')
      .notNull()
      .references(() => regions.regionId),
    count: integer('count').notNull(),
    /** What a piece cost when it was put in, to tell the shopper of a change. */
    priceAtAdd: bigintNumber('price_at_add').notNull(),
    addedAt: timestamptz('added_at').notNull(),
    /** The promotion that the shopper chose for it; null for the best one. */
    discountId: bigintNumber('discount_id').references(() => promotions.discountId, { onDelete: 'set null' }),
  },
  (table) => [
    unique('cart_items_one_line').on(table.userId, table.regionId, table.skuId),
    index('cart_items_by_sku').on(table.skuId),
    check('cart_items_count', sql`${table.count} between 1 and ${sql.raw(String(linePiecesMax))}`),
  ],
);
