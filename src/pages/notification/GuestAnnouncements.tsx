import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationQueries } from '#src/data/notifications/notifications.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { paths } from '#src/domain/urls.ts';
import { useMemory } from '#src/state/memory.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

/** The announcements of the region for a visitor, and the way to sign in (S7.44). */
export function GuestAnnouncements() {
  const list = useInfiniteQuery(notificationQueries.guest(useShop()));
  const { ui, resume } = useMemory();
  const { state } = useIdentity();
  const logIn = () => {
    resume.keep({ kind: 'open', path: paths.notifications }, Date.now());
    ui.set({ loginModal: true });
  };
  // The page comes as a visitor reads it: with the way in already there, nothing moves under the hand.
  return <AnnouncementList list={list} onLogIn={state === 'resuming' ? undefined : logIn} />;
}
