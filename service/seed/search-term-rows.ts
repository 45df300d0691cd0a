import type { searchTerms } from '#service/db/schema/search.ts';
import { foldForSearch, signsOf } from '#service/db/search-text.ts';
import type { Catalogue } from './catalogue.ts';

type TermRow = Omit<typeof searchTerms.$inferInsert, 'folded' | 'searchSigns'>;

/** The terms by which the search completes and corrects: names of products, brands and categories, and their words. */
export function searchTermRows(catalogue: Catalogue): (typeof searchTerms.$inferInsert)[] {
  const named = [...productTerms(catalogue), ...brandTerms(catalogue), ...categoryTerms(catalogue)];
  return [...named, ...wordTerms(named)].map((term) => {
    const folded = foldForSearch(term.content);
    return { ...term, folded, searchSigns: signsOf(folded) };
  });
}

const productTerms = ({ products }: Catalogue): TermRow[] =>
  products.flatMap(({ id: prodId, name, soldCount: weight }) =>
    Object.entries(name).map(([language, content]) => ({
      kind: 'product',
      language,
      content,
      prodId,
      weight,
    })),
  );

const brandTerms = ({ brands }: Catalogue): TermRow[] =>
  brands.flatMap(({ id: brandId, name, nameZh }) => [
    { kind: 'brand', language: 'en', content: name, brandId, weight: 0 },
    ...(nameZh === name ? [] : [{ kind: 'brand', language: 'zh', content: nameZh, brandId, weight: 0 }]),
  ]);

const categoryTerms = ({ categories }: Catalogue): TermRow[] =>
  categories.flatMap(({ id: categoryId, name }) =>
    Object.entries(name).map(([language, content]) => ({
      kind: 'category',
      language,
      content,
      categoryId,
      weight: 0,
    })),
  );

/** Single words of three letters and more, in each language with the number of names that it stands in. */
function wordTerms(named: TermRow[]): TermRow[] {
  const words = new Map<string, TermRow>();
  for (const { content, language } of named) {
    for (const word of content.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []) {
      const folded = foldForSearch(word);
      if (/\p{Script=Han}|^\d+$/u.test(folded)) continue;
      const known = words.get(`${language} ${folded}`);
      if (known) known.weight += 1;
      else
        words.set(`${language} ${folded}`, {
          kind: 'word',
          language,
          content: word.toLocaleLowerCase(language),
          weight: 1,
        });
    }
  }
  return [...words.values()];
}
