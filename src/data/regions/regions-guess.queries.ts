import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const guessTimeoutMs = 3000;

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
        const soon = AbortSignal.any([signal, AbortSignal.timeout(guessTimeoutMs)]);
        return unwrap(await api.GET('/salesRegions/detect', { signal: soon }));
      },
    }),
};
