import { date, foreignKey, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { notNegative, bigintNumber } from './columns.ts';
import { skuPrices } from './skus.ts';

/**
 * What a SKU cost in a region, day by day: the lowest price of the day, in minor units. A row holds until the next one, so
 * that a price which stays is one row.
 */
export const priceDays = pgTable(
  'price_days',
  {
    skuId: bigintNumber('sku_id').notNull(),
    regionId: bigintNumber('region_id').notNull(),
    /** yyyy-MM-dd in the calendar of the region. */
    day: date('day', { mode: 'string' }).notNull(),
    price: bigintNumber('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skuId, table.regionId, table.day] }),
    foreignKey({
      name: 'price_days_of_price',
      columns: [table.skuId, table.regionId],
      foreignColumns: [skuPrices.skuId, skuPrices.regionId],
    }).onDelete('cascade'),
    notNegative('price_days_price', table.price),
  ],
);
