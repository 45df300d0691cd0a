import { searchHistoryMax } from '../domain/limits.ts';
import type { KeyValueStorage } from './storage.ts';
import { createStore, type Store } from './store.ts';

const key = 'mall.searchHistory';

/** The terms searched for in this browser: newest first, no duplicates, at most ten (S3.9, S4.11). */
export type SearchHistory = {
  terms: Store<readonly string[]>;
  /** Reads the stored terms; called when the search box opens, because storage must not be read while rendering. */
  look(): void;
  record(term: string): void;
  remove(term: string): void;
  clear(): void;
};

/** Key by which two terms count as the same: upper case and full-width letters make no difference. */
const folded = (term: string) => term.normalize('NFKC').toLocaleLowerCase();

export function createSearchHistory(storage: KeyValueStorage): SearchHistory {
  const terms = createStore<readonly string[]>([]);
  const kept = () => {
    const stored = storage.read<unknown>(key);
    return Array.isArray(stored) ? stored.filter((term): term is string => typeof term === 'string') : [];
  };
  const keep = (next: readonly string[]) => {
    storage.write(key, next);
    terms.set(next);
  };
  return {
    terms,
    look: () => terms.set(kept()),
    record(term) {
      const text = term.trim();
      if (!text) return;
      const others = kept().filter((other) => folded(other) !== folded(text));
      keep([text, ...others].slice(0, searchHistoryMax));
    },
    remove: (term) => keep(kept().filter((other) => other !== term)),
    clear: () => keep([]),
  };
}
