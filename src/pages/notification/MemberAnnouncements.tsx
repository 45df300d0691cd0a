import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import { notificationMutations } from '#src/data/notifications/notifications.mutations.ts';
import { notificationQueries } from '#src/data/notifications/notifications.queries.ts';
import { Refusal } from '#src/data/refusal.ts';
import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

const messages = defineMessages({
  wrong: {
    id: 'memberAnnouncements.wrong',
    defaultMessage: 'Something went wrong',
    description: 'Toast when they could not be marked as read; the words of the specification',
  },
});

/** The announcements for a member, read or not; all are marked at once (S7.43, S7.45). */
export function MemberAnnouncements() {
  const shop = useShop();
  const { ui } = useMemory();
  const { formatMessage } = useIntl();
  const list = useInfiniteQuery(notificationQueries.announcements(shop));
  const reading = useMutation(notificationMutations.readAnnouncements(shop, useQueryClient()));
  const readAll = () =>
    reading.mutate(undefined, {
      onError: (error) =>
        ui.say('error', error instanceof Refusal ? error.message : formatMessage(messages.wrong)),
    });
  return <AnnouncementList list={list} onReadAll={readAll} readingAll={reading.isPending} />;
}
