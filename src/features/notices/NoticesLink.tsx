import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationQueries } from '#src/data/notifications/notifications.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { NoticeLink } from '#src/design-system/layout/NoticeLink.tsx';
import { paths } from '#src/domain/urls.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** The bell of the header with what a member has not read; nothing is new to a visitor (S2.86). */
export function NoticesLink() {
  const isMember = useIsMember();
  const { data } = useInfiniteQuery({
    ...notificationQueries.announcements(useShop()),
    enabled: isMember,
  });
  const unread = data?.pages.flatMap(({ records }) => records).filter(({ isRead }) => !isRead).length ?? 0;
  return <NoticeLink href={paths.notifications} count={isMember ? unread : 0} />;
}
