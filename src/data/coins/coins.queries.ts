import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CoinRecordGroup } from '#openapi/schema.gen.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const hourMs = 3_600_000;
const recordsPageSize = 20;

export const coinKeys = {
  all: ['coins'] as const,
  price: (regionId: number) => ['coins', regionId, 'price'] as const,
  info: (regionId: number) => ['coins', regionId, 'info'] as const,
  records: (regionId: number, group?: CoinRecordGroup) => ['coins', regionId, 'records', group] as const,
};

export const coinQueries = {
  /** What a coin is worth and how it is earned (S2.50). */
  price: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: coinKeys.price(regionId),
      staleTime: hourMs,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/coin/price', { params: { query: { regionId } }, signal })),
    }),
  /** The reader's coins. */
  info: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: coinKeys.info(regionId),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/coin/info', { signal })),
    }),
  /** Where they came from and went to, of one group or all (S2.51). */
  records: ({ api, regionId }: Shop, group?: CoinRecordGroup) =>
    infiniteQueryOptions({
      queryKey: coinKeys.records(regionId, group),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { group, current: pageParam, size: recordsPageSize };
        return unwrap(await api.GET('/p/coin/page', { params: { query }, signal }));
      },
    }),
};
