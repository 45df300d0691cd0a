import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { LatestNotices } from '#src/design-system/panels/notice/LatestNotices.tsx';
import { latestNotices } from '#src/domain/notice/latest-notices.ts';
import { noticeUrl } from '#src/domain/notice/notice-urls.ts';
import { paths } from '#src/domain/urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { serverNow } from '#src/state/server-clock.ts';
import { useIdentity } from '#src/state/use-identity.ts';

type LatestForGuestProps = {
  /** The reader goes elsewhere. */
  onLeave: () => void;
};

/** The latest announcements of the region for a visitor, and the way to sign in (S6.5, S7.44). */
export function LatestForGuest({ onLeave }: LatestForGuestProps) {
  const news = useInfiniteQuery(notificationQueries.guest(useShop()));
  const { ui, resume } = useClientState();
  const { state } = useIdentity();
  const logIn = () => {
    onLeave();
    resume.keep({ kind: 'open', path: paths.notifications }, Date.now());
    ui.set({ loginModal: true });
  };
  return (
    <LatestNotices
      notices={
        news.data &&
        latestNotices(
          [],
          news.data.pages.flatMap(({ records }) => records),
        )
      }
      hrefOf={noticeUrl}
      onOpen={onLeave}
      onRetry={news.isError && !news.data ? () => void news.refetch() : undefined}
      onLogIn={state === 'visitor' ? logIn : undefined}
      allHref={paths.notifications}
      emptyHref={paths.trending}
      onLeave={onLeave}
      now={serverNow}
    />
  );
}
