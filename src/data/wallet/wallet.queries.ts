import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WalletRecordGroup } from '#openapi/schema.gen.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const recordsPageSize = 20;

/** With the region: it decides the currency. */
export const walletKeys = {
  all: ['wallet'] as const,
  info: (regionId: number) => ['wallet', regionId, 'info'] as const,
  records: (regionId: number, group?: WalletRecordGroup) => ['wallet', regionId, 'records', group] as const,
};

export const walletQueries = {
  /** What the reader has in the wallet (S1.37, Z31). */
  info: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: walletKeys.info(regionId),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/userBalance/getBalanceInfo', { signal })),
    }),
  /** Where it came from and went to, of one group or all, the latest first. */
  records: ({ api, regionId }: Shop, group?: WalletRecordGroup) =>
    infiniteQueryOptions({
      queryKey: walletKeys.records(regionId, group),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { group, current: pageParam, size: recordsPageSize };
        return unwrap(await api.GET('/p/userBalanceLog/log', { params: { query }, signal }));
      },
    }),
};
