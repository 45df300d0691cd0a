import { isNull, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#service/db/database.ts';
import { categories } from '#service/db/schema/categories.ts';
import { products } from '#service/db/schema/products.ts';
import { hotSearches, searchTerms } from '#service/db/schema/search.ts';
import { brands } from '#service/db/schema/shops.ts';
import type { Catalogue } from './catalogue.ts';
import { hotSearchRows } from './hot-search-rows.ts';
import { searchTermRows } from './search-term-rows.ts';
import { readSearchWords } from './search-words.ts';

/** Ids of the catalogue's search terms are below this number; terms of copied products (`scaleMall`) are above and stay. */
const ownBelow = 1_000_000;
const rowsAtOnce = 1000;

/** Replaces the search terms (for completion and correction) and the hot searches by those of this catalogue. */
export async function renewFinding(tx: Db, catalogue: Catalogue) {
  const there = async <Row extends { id: number }>(all: Row[], key: PgColumn): Promise<Row[]> => {
    const rows = await tx.select({ id: key }).from(key.table);
    const ids = new Set(rows.map((row) => Number(row.id)));
    return all.filter(({ id }) => ids.has(id));
  };
  const held = {
    ...catalogue,
    products: await there(catalogue.products, products.prodId),
    brands: await there(catalogue.brands, brands.brandId),
    categories: await there(catalogue.categories, categories.categoryId),
  };
  await tx.delete(searchTerms).where(or(isNull(searchTerms.prodId), lt(searchTerms.termId, ownBelow)));
  const terms = searchTermRows(held);
  for (let from = 0; from < terms.length; from += rowsAtOnce)
    await tx.insert(searchTerms).values(terms.slice(from, from + rowsAtOnce));
  await tx.delete(hotSearches);
  await tx.insert(hotSearches).values(hotSearchRows(held, readSearchWords()));
}
