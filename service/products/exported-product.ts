import type { ExportedProduct } from '#openapi/schema.gen.ts';
import type { LocalisedText } from '#service/db/schema/columns.ts';
import { products } from '#service/db/schema/products.ts';
import { type Language, textIn } from '#service/domain/language.ts';

/** What is read of a product for the export of an account. */
export const productColumns = { prodId: products.prodId, name: products.name };

/** A product that a person has had to do with, in that person's language. */
export const exportedProduct = (
  row: { prodId: number; name: LocalisedText; at: Date },
  language: Language,
): ExportedProduct => ({
  prodId: row.prodId,
  ...textIn('prodName', row.name, language),
  at: row.at.toISOString(),
});
