import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { type LocalisedText, whole } from './columns.ts';
import { products } from './products.ts';

/** A choice by which products differ, such as Colour; results can be narrowed by its values. */
export const attributes = pgTable('attributes', {
  attrId: whole('attr_id').primaryKey(),
  name: jsonb('name').$type<LocalisedText>().notNull(),
  seq: integer('seq').notNull(),
});

export const attributeValues = pgTable('attribute_values', {
  attrValueId: whole('attr_value_id').primaryKey(),
  attrId: whole('attr_id')
    .notNull()
    .references(() => attributes.attrId),
  value: jsonb('value').$type<LocalisedText>().notNull(),
});

export const productAttributes = pgTable(
  'product_attributes',
  {
    attrValueId: whole('attr_value_id')
      .notNull()
      .references(() => attributeValues.attrValueId),
    prodId: whole('prod_id')
      .notNull()
      .references(() => products.prodId),
  },
  (table) => [
    primaryKey({ columns: [table.attrValueId, table.prodId] }),
    index('product_attributes_by_product').on(table.prodId),
  ],
);
