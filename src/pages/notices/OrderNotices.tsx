import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationMutations } from '#src/data/notices/notices.mutations.ts';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { endOf } from '#src/data/paging.ts';
import { useShop } from '#src/data/shop.ts';
import { NoticeList } from '#src/design-system/panels/notice/NoticeList.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { isOrderNotice } from '#src/domain/notice/latest-notices.ts';
import { noticeUrl } from '#src/domain/notice/notice-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { serverNow } from '#src/state/server-clock.ts';
import { useSayRefusal } from '#src/features/notices/use-say-refusal.ts';

/** What became of the reader's orders, page after page; opening one marks it as read (S7.41). */
export function OrderNotices() {
  const shop = useShop();
  const list = useInfiniteQuery(notificationQueries.orders(shop));
  const reading = useMutation(notificationMutations.readOrders(shop, useQueryClient()));
  const onError = useSayRefusal();
  if (list.isPending) return <Skeleton className="h-80" />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const notices = list.data.pages.flatMap(({ records }) => records);
  return (
    <>
      <NoticeList
        notices={notices}
        hrefOf={noticeUrl}
        onOpen={(notice) => {
          if (isOrderNotice(notice) && !notice.isRead)
            reading.mutate({ noticeIds: [notice.noticeId] }, { onError });
        }}
        onReadAll={() => reading.mutate({ all: true }, { onError })}
        readingAll={reading.isPending}
        emptyHref={paths.trending}
        now={serverNow}
      />
      {notices.length > 0 && (
        <InfiniteEnd
          status={endOf(list)}
          count={notices.length}
          onMore={() => void list.fetchNextPage()}
          onTop={toTop}
        />
      )}
    </>
  );
}
