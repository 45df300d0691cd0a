import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const favouriteKeys = {
  all: ['favourites'] as const,
  list: (regionId: number) => ['favourites', regionId, 'list'] as const,
  ids: () => ['favourites', 'ids'] as const,
  one: (prodId: number) => ['favourites', 'one', prodId] as const,
  count: () => ['favourites', 'count'] as const,
};

export const favouriteQueries = {
  /** The reader's favourites with the prices of the region, the latest first (S2.28). */
  list: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: favouriteKeys.list(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: listingPageSize, regionId };
        return unwrap(await api.GET('/p/user/collection/prods', { params: { query }, signal }));
      },
    }),
  /** Which products are the reader's favourites; every heart on a page is filled by this one answer. */
  ids: ({ api }: Shop) =>
    queryOptions({
      queryKey: favouriteKeys.ids(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/collection/prodIds', { signal })),
    }),
  /** Whether a product is a favourite, and of how many people. */
  one: ({ api }: Shop, prodId: number) =>
    queryOptions({
      queryKey: favouriteKeys.one(prodId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/user/collection/isCollection', { params: { query: { prodId } }, signal })),
    }),
  /** How many favourites the reader has. */
  count: ({ api }: Shop) =>
    queryOptions({
      queryKey: favouriteKeys.count(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/collection/count', { signal })),
    }),
};
