import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const noticesPageSize = 20;

export const notificationKeys = {
  all: ['notifications'] as const,
  orders: () => ['notifications', 'orders'] as const,
  unread: () => ['notifications', 'unread'] as const,
  announcements: (regionId: number) => ['notifications', regionId, 'announcements'] as const,
  guest: (regionId: number) => ['notifications', regionId, 'guest'] as const,
};

export const notificationQueries = {
  /** Notices of the reader's orders; reading the list marks nothing (S7.41). */
  orders: ({ api }: Shop) =>
    infiniteQueryOptions({
      queryKey: notificationKeys.orders(),
      staleTime: 0,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: noticesPageSize };
        return unwrap(await api.GET('/p/order/notice/page', { params: { query }, signal }));
      },
    }),
  /** How many of them the reader has not read (S7.42). */
  unread: ({ api }: Shop) =>
    queryOptions({
      queryKey: notificationKeys.unread(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/order/notice/unReadCount', { signal })),
    }),
  /** The announcements of the region, each read or not (S7.43). */
  announcements: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: notificationKeys.announcements(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { current: pageParam, size: noticesPageSize, regionId };
        return unwrap(await api.GET('/notifications/page', { params: { query }, signal }));
      },
    }),
  /** The same for a visitor (S7.44). */
  guest: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: notificationKeys.guest(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { regionId, current: pageParam, size: noticesPageSize };
        return unwrap(await api.GET('/notifications/notLogin/page', { params: { query }, signal }));
      },
    }),
};
