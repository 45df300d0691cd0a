import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type LocalisedText, bigintNumber } from './columns.ts';
import { products } from './products.ts';

/** A choice by which products differ, such as Colour; results can be narrowed by its values. */
export const attributes = pgTable('attributes', {
  attrId: bigintNumber('attr_id').primaryKey(),
  name: jsonb('name').$type<LocalisedText>().notNull(),
  seq: integer('seq').notNull(),
});

export const attributeValues = pgTable('attribute_values', {
  attrValueId: bigintNumber('attr_value_id').primaryKey(),
  attrId: bigintNumber('attr_id')
    .notNull()
    .references(() => attributes.attrId),
  value: jsonb('value').$type<LocalisedText>().notNull(),
  /** Of a colour: how it looks, as `#rrggbb`. */
  swatch: text('swatch'),
});

export const productAttributes = pgTable(
  'product_attributes',
  {
    attrValueId: bigintNumber('attr_value_id')
      .notNull()
      .references(() => attributeValues.attrValueId),
    prodId: bigintNumber('prod_id')
      .notNull()
      .references(() => products.prodId),
  },
  (table) => [
    primaryKey({ columns: [table.attrValueId, table.prodId] }),
    index('product_attributes_by_product').on(table.prodId),
  ],
);
