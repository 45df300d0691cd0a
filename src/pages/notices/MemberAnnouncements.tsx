import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationMutations } from '#src/data/notices/notices.mutations.ts';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { useSayRefusal } from '#src/features/notices/use-say-refusal.ts';

/** The announcements for a member, read or not; all are marked at once (S7.43, S7.45). */
export function MemberAnnouncements() {
  const shop = useShop();
  const list = useInfiniteQuery(notificationQueries.announcements(shop));
  const reading = useMutation(notificationMutations.readAnnouncements(shop, useQueryClient()));
  const onError = useSayRefusal();
  return (
    <AnnouncementList
      list={list}
      onReadAll={() => reading.mutate(undefined, { onError })}
      readingAll={reading.isPending}
    />
  );
}
