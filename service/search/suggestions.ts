import type { Suggestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { searchWords } from '#service/db/search-text.ts';
import { type BegunNames, begunNamesOf, type Group } from './prefix-matches.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';
import type { Reader } from '#service/regions/queries.ts';
import { beginsOnly, ranked, readShelf, type Shelf, type Term, termsOf } from './suggested-terms.ts';

const shelvesMax = 50;
/** Names of products in a shelf. */
const bestOfAll = 3000;

/**
 * Suggestions for typed letters, of what the region sells. Order: names that begin with the letters, names with a word that
 * begins with them, names that contain them; in each, the reader's language first, then categories, brands and products, the
 * best-selling first. Categories, brands and the best-selling products are cached for each region and language; in a small mall
 * these are all products. In a larger one names are looked up by their beginning, and if that is not enough, all are searched.
 */
export function suggestionStore(db: Db, best = bestOfAll) {
  const kept = ttlCache<Shelf>(shelvesMax);
  const prefixMatches = begunNamesOf(db);

  return async (reader: Reader, typed: string, size: number): Promise<Suggestion[]> => {
    const words = searchWords(typed);
    if (words.length === 0) return [];
    const shelf = await kept([reader.region.regionId, reader.language], () => readShelf(db, reader, best));
    const few = ranked(shelf.few, words);
    if (shelf.best.length < best) return listed([...few, ...ranked(shelf.best, words)], size);
    const begun = await prefixMatches(reader, words, size);
    if (begun) {
      const soon = complete([...few, ...begun.terms], size, begun.allKnown);
      if (soon) return soon;
    }
    const first = [...few, ...(begun?.terms ?? []), ...ranked(shelf.best, words)];
    const next = complete(first, size, begun?.allKnown ?? noneKnown);
    if (next) return next;
    const terms = termsOf(db, reader, words, size);
    const known = begun && beginningsKnown(begun) ? first : [...first, ...(await terms.beginning())];
    if (beginsOnly(words)) return listed(known, size);
    return (
      complete(known, size, ({ rank }) => rank === 0) ?? listed([...known, ...(await terms.holding())], size)
    );
  };
}

const noneKnown = () => false;

const beginningsKnown = ({ allKnown }: BegunNames) =>
  [false, true].every((foreign) => allKnown({ rank: 0, foreign }));

/** The first `size` suggestions; undefined when a name that was not read could belong among them (`allKnown`). */
function complete(
  terms: readonly Term[],
  size: number,
  allKnown: (group: Group) => boolean,
): Suggestion[] | undefined {
  for (const rank of [0, 1, 2]) {
    for (const foreign of [false, true]) {
      const until = terms.filter(
        (term) => term.rank < rank || (term.rank === rank && (foreign || !term.foreign)),
      );
      const found = listed(until, size);
      if (found.length === size) return found;
      if (!allKnown({ rank, foreign })) return undefined;
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
