import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Milliseconds after which the guess is given up, the last of which count once the page has time to read an answer. */
const guessMs = { wait: 2500, read: 500 };

/** Aborts after that: a page that was busy all the time finds an answer that has come meanwhile. */
function soon(): AbortSignal {
  const given = new AbortController();
  setTimeout(() => setTimeout(() => given.abort(), guessMs.read), guessMs.wait);
  return given.signal;
}

/** Reached by `regionKeys.all`. */
export const regionGuessKeys = { guess: () => ['regions', 'guess'] as const };

export const regionGuessQueries = {
  /** Where the reader seems to be, for a suggestion; given up soon, and then the region stays (S7.46, Z33). */
  guess: ({ api }: Shop) =>
    queryOptions({
      queryKey: regionGuessKeys.guess(),
      staleTime: Infinity,
      retry: false,
      queryFn: async ({ signal }) => {
        const given = AbortSignal.any([signal, soon()]);
        return unwrap(await api.GET('/salesRegions/detect', { signal: given }));
      },
    }),
};
