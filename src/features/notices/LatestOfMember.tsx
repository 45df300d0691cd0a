import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationMutations } from '#src/data/notices/notices.mutations.ts';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { LatestNotices } from '#src/design-system/panels/notice/LatestNotices.tsx';
import { isOrderNotice, latestNotices } from '#src/domain/notice/latest-notices.ts';
import { noticeUrl } from '#src/domain/notice/notice-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { serverNow } from '#src/state/server-clock.ts';
import { useSayRefusal } from './use-say-refusal.ts';
import { useUnreadNotices } from './use-unread-notices.ts';

type LatestOfMemberProps = {
  /** The reader goes elsewhere. */
  onLeave: () => void;
};

/**
 * The latest of a member's orders and of the mall's announcements; what of the two could not be had is asked for again by itself.
 * A notice of an order is marked as read when it is opened; announcements are marked all together, as the contract has it (S7.45).
 */
export function LatestOfMember({ onLeave }: LatestOfMemberProps) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const orders = useInfiniteQuery(notificationQueries.orders(shop));
  const news = useInfiniteQuery(notificationQueries.announcements(shop));
  const reading = useMutation(notificationMutations.readOrders(shop, queryClient));
  const readingNews = useMutation(notificationMutations.readAnnouncements(shop, queryClient));
  const unread = useUnreadNotices();
  const onError = useSayRefusal();
  const failed = [orders, news].filter(({ isError, data }) => isError && !data);
  const readAll = () => {
    if (unread.orders > 0) reading.mutate({ all: true }, { onError });
    if (unread.announcements > 0) readingNews.mutate(undefined, { onError });
  };
  return (
    <LatestNotices
      notices={
        orders.isPending || news.isPending
          ? undefined
          : latestNotices(
              orders.data?.pages.flatMap(({ records }) => records) ?? [],
              news.data?.pages.flatMap(({ records }) => records) ?? [],
            )
      }
      hrefOf={noticeUrl}
      onOpen={(notice) => {
        if (isOrderNotice(notice) && !notice.isRead)
          reading.mutate({ noticeIds: [notice.noticeId] }, { onError });
        onLeave();
      }}
      onReadAll={unread.orders + unread.announcements > 0 ? readAll : undefined}
      readingAll={reading.isPending || readingNews.isPending}
      onRetry={failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined}
      allHref={paths.notifications}
      emptyHref={paths.trending}
      onLeave={onLeave}
      now={serverNow}
    />
  );
}
