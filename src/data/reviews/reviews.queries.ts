import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { reviewsPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Which reviews are shown: of one number of stars, with pictures; all when left out (S2.62). */
export type ReviewFilter = { score?: number; withPics?: true };

/** In the reader's language, or in the others. */
type ReviewsAsked = ReviewFilter & { langs?: 'own' | 'others' };

export const reviewKeys = {
  all: ['reviews'] as const,
  summary: (prodId: number) => ['reviews', prodId, 'summary'] as const,
  list: (prodId: number, filter: ReviewsAsked = {}) => ['reviews', prodId, 'list', filter] as const,
};

export const reviewQueries = {
  /** How many reviews gave how many stars. */
  summary: ({ api }: Shop, prodId: number) =>
    queryOptions({
      queryKey: reviewKeys.summary(prodId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prodComm/prodCommData', { params: { query: { prodId } }, signal })),
    }),
  /** The reviews of a product in the reader's language unless others are asked for, newest first, a few at a time. */
  list: ({ api }: Shop, prodId: number, filter?: ReviewsAsked) =>
    infiniteQueryOptions({
      queryKey: reviewKeys.list(prodId, filter),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { langs: 'own' as const, ...filter, prodId, current: pageParam, size: reviewsPageSize };
        return unwrap(await api.GET('/prodComm/prodCommPageByProd', { params: { query }, signal }));
      },
    }),
};
