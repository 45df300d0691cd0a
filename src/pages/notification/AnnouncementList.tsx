import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification, PageOfNotification } from '#openapi/schema.gen.ts';
import { endOf } from '#src/data/paging.ts';
import { NoticeList } from '#src/design-system/cards/NoticeList.tsx';
import { Dialog } from '#src/design-system/primitives/Dialog.tsx';
import { HtmlContent } from '#src/design-system/primitives/HtmlContent.tsx';
import { InfiniteEnd } from '#src/design-system/primitives/InfiniteEnd.tsx';
import { Skeleton } from '#src/design-system/primitives/Skeleton.tsx';
import { paths, safePath } from '#src/domain/urls.ts';
import { toTop } from '#src/features/listing/to-top.ts';
import { LoadFailed } from '#src/features/shell/LoadFailed.tsx';
import { serverNow } from '#src/state/server-clock.ts';

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
        hrefOf={(notice) => ('link' in notice && notice.link ? safePath(notice.link) : paths.notifications)}
        onOpen={(notice) => 'link' in notice && !notice.link && setOpened(notice)}
        onReadAll={onReadAll}
        readingAll={readingAll}
        onLogIn={onLogIn}
        emptyHref={paths.trending}
        now={serverNow}
        level={2}
      />
      {notices.length > 0 && (
        <InfiniteEnd
          status={endOf(list)}
          count={notices.length}
          onMore={() => void list.fetchNextPage()}
          onTop={toTop}
        />
      )}
      {opened && (
        <Dialog title={opened.title} onClose={() => setOpened(undefined)}>
          <HtmlContent html={opened.contentHtml} />
        </Dialog>
      )}
    </>
  );
}
