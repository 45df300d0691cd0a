import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Milliseconds between two looks, while the page is seen. */
const lookMs = 30_000;

/** What a member has not read, by kind; nothing is new to a visitor (S2.86, S7.42). */
export function useUnreadNotices() {
  const isMember = useIsMember();
  const shop = useShop();
  const { data: orders = 0 } = useQuery({
    ...notificationQueries.unread(shop),
    enabled: isMember,
    refetchInterval: lookMs,
  });
  const { data } = useInfiniteQuery({ ...notificationQueries.announcements(shop), enabled: isMember });
  const announcements =
    data?.pages.flatMap(({ records }) => records).filter(({ isRead }) => !isRead).length ?? 0;
  return isMember ? { orders, announcements } : { orders: 0, announcements: 0 };
}
