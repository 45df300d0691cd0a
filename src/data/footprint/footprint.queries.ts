import { infiniteQueryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const footprintKeys = {
  all: ['footprint'] as const,
  list: (regionId: number) => ['footprint', regionId, 'list'] as const,
};

export const footprintQueries = {
  /** The products that the reader has looked at, with the prices of the region, the latest first (S2.5). */
  list: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: footprintKeys.list(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: listingPageSize, regionId };
        return unwrap(await api.GET('/p/prodBrowseLog/page', { params: { query }, signal }));
      },
    }),
};
