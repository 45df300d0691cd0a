import { infiniteQueryOptions } from '@tanstack/react-query';
import { reviewsPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Reached by `reviewKeys.all`. */
export const myReviewKeys = {
  pending: () => ['reviews', 'pending'] as const,
  mine: () => ['reviews', 'mine'] as const,
};

export const myReviewQueries = {
  /** What the reader has bought and may still rate (S2.25). */
  pending: ({ api }: Shop) =>
    infiniteQueryOptions({
      queryKey: myReviewKeys.pending(),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: reviewsPageSize };
        return unwrap(await api.GET('/p/prodComm/pending', { params: { query }, signal }));
      },
    }),
  /** What the reader has written, the latest first. */
  mine: ({ api }: Shop) =>
    infiniteQueryOptions({
      queryKey: myReviewKeys.mine(),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: reviewsPageSize };
        return unwrap(await api.GET('/p/prodComm/page', { params: { query }, signal }));
      },
    }),
};
