import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const followKeys = {
  all: ['follows'] as const,
  list: (regionId: number) => ['follows', regionId, 'list'] as const,
  ids: () => ['follows', 'ids'] as const,
};

export const followQueries = {
  /** The shops that the reader follows with what they sell in the region, the latest first (S2.28). */
  list: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: followKeys.list(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: listingPageSize, regionId };
        return unwrap(await api.GET('/p/user/collection/shops', { params: { query }, signal }));
      },
    }),
  /** Which shops the reader follows; every button on a page is set by this one answer. */
  ids: ({ api }: Shop) =>
    queryOptions({
      queryKey: followKeys.ids(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/collection/shopIds', { signal })),
    }),
};
