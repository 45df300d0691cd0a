import { queryOptions } from '@tanstack/react-query';
import { reviewsPageSize } from '#src/domain/limits.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Which reviews are shown: of one number of stars, with pictures; all when left out (S2.62). */
export type ReviewFilter = { score?: number; withPics?: true };

export const reviewKeys = {
  all: ['reviews'] as const,
  summary: (prodId: number) => ['reviews', prodId, 'summary'] as const,
  page: (prodId: number, current: number, filter: ReviewFilter = {}) =>
    ['reviews', prodId, 'page', current, filter] as const,
};

export const reviewQueries = {
  /** How many reviews gave how many stars. */
  summary: ({ api }: Shop, prodId: number) =>
    queryOptions({
      queryKey: reviewKeys.summary(prodId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prodComm/prodCommData', { params: { query: { prodId } }, signal })),
    }),
  /** One page of reviews, newest first. */
  page: ({ api }: Shop, prodId: number, current: number, filter?: ReviewFilter) =>
    queryOptions({
      queryKey: reviewKeys.page(prodId, current, filter),
      queryFn: async ({ signal }) => {
        const query = { ...filter, prodId, current, size: reviewsPageSize };
        return unwrap(await api.GET('/prodComm/prodCommPageByProd', { params: { query }, signal }));
      },
    }),
};
