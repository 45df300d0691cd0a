import type { hotSearches } from '#service/db/schema/search.ts';
import { searchWords } from '#service/db/search-text.ts';
import type { Catalogue } from './catalogue.ts';
import { productRows } from './product-rows.ts';
import type { SearchWords } from './search-words.ts';

/** What people look for, each with the regions in which it finds something. */
export function hotSearchRows(catalogue: Catalogue, extra: SearchWords): (typeof hotSearches.$inferInsert)[] {
  const soldIn = new Map(catalogue.products.map(({ id, availability }) => [id, availability]));
  const texts = productRows(catalogue, extra).map(({ prodId, searchText }) => ({
    searchText,
    codes: soldIn.get(prodId) ?? [],
  }));
  return catalogue.hotSearches.map((search, index) => {
    const words = searchWords(search.content);
    const found = texts.filter(({ searchText }) =>
      words.every((word) => searchText.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word}`)),
    );
    const codes = new Set(found.flatMap((product) => product.codes));
    const regionIds = catalogue.regions.filter(({ code }) => codes.has(code)).map(({ id }) => id);
    return { hotSearchId: index + 1, ...search, regionIds };
  });
}
