import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { GroupBuyStatus } from '#openapi/schema.gen.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const groupBuysPageSize = 12;
const myGroupBuysPageSize = 10;
/** Never from the HTTP cache: the response carries the service's clock, and an old one would set countdowns back. */
const cache = 'no-cache';

export const groupBuyKeys = {
  all: ['group-buy'] as const,
  list: (regionId: number, status?: GroupBuyStatus) => ['group-buy', regionId, 'list', status] as const,
  detail: (regionId: number, groupBuyId: number) => ['group-buy', regionId, 'detail', groupBuyId] as const,
  mine: (regionId: number, status?: GroupBuyStatus) => ['group-buy', regionId, 'mine', status] as const,
  joined: (regionId: number) => ['group-buy', regionId, 'mine', 'newest'] as const,
};

/** Joining is no call of its own: the group buy goes into the checkout as `orderItem.groupBuyId` (D18). */
export const groupBuyQueries = {
  /** The group buys of the region, in one state or all (S2.33, S4.23). */
  list: ({ api, regionId }: Shop, status?: GroupBuyStatus) =>
    infiniteQueryOptions({
      queryKey: groupBuyKeys.list(regionId, status),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { regionId, status, current: pageParam, size: groupBuysPageSize };
        return unwrap(await api.GET('/group/page', { params: { query }, cache, signal }));
      },
    }),
  /** One group buy; asked for again when its countdown has ended. */
  detail: ({ api, regionId }: Shop, groupBuyId: number) =>
    queryOptions({
      queryKey: groupBuyKeys.detail(regionId, groupBuyId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/group/info', { params: { query: { groupBuyId, regionId } }, cache, signal })),
    }),
  /** The newest of those that the reader has joined, to mark them wherever they stand. */
  joined: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: groupBuyKeys.joined(regionId),
      queryFn: async ({ signal }) => {
        const query = { current: 1, size: myGroupBuysPageSize };
        return unwrap(await api.GET('/p/group/page', { params: { query }, signal }));
      },
    }),
  /** Those that the reader has joined. */
  mine: ({ api, regionId }: Shop, status?: GroupBuyStatus) =>
    infiniteQueryOptions({
      queryKey: groupBuyKeys.mine(regionId, status),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { status, current: pageParam, size: myGroupBuysPageSize };
        return unwrap(await api.GET('/p/group/page', { params: { query }, signal }));
      },
    }),
};
