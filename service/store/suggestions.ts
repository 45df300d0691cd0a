import type { Suggestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { searchWords } from '#service/db/search-text.ts';
import { keptShortly } from './kept-shortly.ts';
import type { Reader } from './regions.ts';
import { beginsOnly, productPlace, ranked, shelfTerms, type Term, termsOf } from './suggested-terms.ts';

const shelvesMax = 50;
/** Names of products in a shelf. */
const bestOfAll = 3000;

export type Suggestions = ReturnType<typeof suggestionStore>;

/**
 * Names that go on with what is being typed, of what is sold in the region: those that begin with it before those with a
 * word that does, before those that hold it; in the reader's language first, categories and brands before products, and
 * of these what sells best. The best-selling, kept for each region and language, are looked through first: what is common
 * is found among them, and what is not among them is rare enough to be read whole.
 */
export function suggestionStore(db: Db, best = bestOfAll) {
  const kept = keptShortly<Awaited<ReturnType<typeof shelfTerms>>>(shelvesMax);

  return async (reader: Reader, typed: string, size: number): Promise<Suggestion[]> => {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const shelf = await kept([reader.region.regionId, reader.language], () => shelfTerms(db, reader, best));
    const first = ranked(shelf, words);
    const isWhole = shelf.filter(({ place }) => place === productPlace).length < best;
    const soon = isWhole ? listed(first, size) : complete(first, size, () => false);
    if (soon) return soon;
    const terms = termsOf(db, reader, words, size);
    const begun = [...first, ...(await terms.beginning())];
    if (beginsOnly(words)) return listed(begun, size);
    const early = complete(begun, size, ({ rank }) => rank === 0);
    return early ?? listed([...begun, ...(await terms.holding())], size);
  };
}

/**
 * The first so many, if none of those that were not read could stand among them: within a rank and a language more
 * products can follow, unless all of them are known.
 */
function complete(
  terms: readonly Term[],
  size: number,
  allKnown: (of: { rank: number }) => boolean,
): Suggestion[] | undefined {
  for (const rank of [0, 1, 2]) {
    for (const foreign of [false, true]) {
      const until = terms.filter(
        (term) => term.rank < rank || (term.rank === rank && (foreign || !term.foreign)),
      );
      const found = listed(until, size);
      if (found.length === size) return found;
      if (!allKnown({ rank })) return undefined;
    }
  }
  return undefined;
}

/** In order, each text once. */
function listed(terms: readonly Term[], size: number): Suggestion[] {
  const inOrder = terms.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      Number(a.foreign) - Number(b.foreign) ||
      a.place - b.place ||
      b.weight - a.weight ||
      a.termId - b.termId,
  );
  return [...new Set(inOrder.map(({ content }) => content))].slice(0, size).map((keyword) => ({ keyword }));
}
