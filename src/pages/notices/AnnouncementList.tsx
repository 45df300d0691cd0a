import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification, PageOfNotification } from '#openapi/schema.gen.ts';
import { endOf } from '#src/data/paging.ts';
import { NoticeList } from '#src/design-system/panels/notice/NoticeList.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/feedback/InfiniteEnd.tsx';
import { Skeleton } from '#src/design-system/primitives/feedback/Skeleton.tsx';
import { lateComponent } from '#src/domain/late-component.tsx';
import { isOrderNotice } from '#src/domain/notice/latest-notices.ts';
import { noticeUrl } from '#src/domain/notice/notice-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { serverNow } from '#src/state/server-clock.ts';

const AnnouncementDialog = lateComponent(
  async () => (await import('./AnnouncementDialog.tsx')).AnnouncementDialog,
);

type AnnouncementListProps = {
  list: UseInfiniteQueryResult<InfiniteData<PageOfNotification>>;
  onReadAll?: () => void;
  readingAll?: boolean;
  onLogIn?: (() => void) | undefined;
};

/** Announcements, page after page; one that leads nowhere opens over the list. */
export function AnnouncementList({ list, onReadAll, readingAll, onLogIn }: AnnouncementListProps) {
  const [opened, setOpened] = useState<Notification>();
  if (list.isPending) return <Skeleton className="h-80" />;
  if (list.isError && !list.data) return <LoadFailed onRetry={() => void list.refetch()} />;
  const notices = list.data.pages.flatMap(({ records }) => records);
  return (
    <>
      <NoticeList
        notices={notices}
        hrefOf={noticeUrl}
        onOpen={(notice, event) => {
          if (isOrderNotice(notice) || notice.link) return;
          // It leads nowhere: the reader stays on this tab, and it opens over the list.
          event.preventDefault();
          setOpened(notice);
        }}
        onReadAll={onReadAll}
        readingAll={readingAll}
        onLogIn={onLogIn}
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
      {opened && <AnnouncementDialog announcement={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
