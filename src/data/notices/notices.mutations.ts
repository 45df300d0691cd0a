import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { notificationKeys } from './notices.queries.ts';

export const notificationMutations = {
  /** Marks notices of orders as read: some, or all. */
  readOrders: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: { noticeIds: number[] } | { all: true }) =>
        unwrap(await api.PUT('/p/order/notice/read', { body })),
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: notificationKeys.orders() }),
          queryClient.invalidateQueries({ queryKey: notificationKeys.unread() }),
        ]),
    }),
  /** The reader has seen all announcements up to now (S7.45). */
  readAnnouncements: ({ api, regionId }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async () => unwrap(await api.POST('/userLastAnnouncementReadTime/update')),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationKeys.announcements(regionId) }),
    }),
};
