import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationQueries } from '#src/data/notices/notices.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { noticesUrl } from '#src/domain/notice/notice-urls.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { AnnouncementList } from './AnnouncementList.tsx';

/** The announcements of the region for a visitor, and the way to sign in (S7.44). */
export function GuestAnnouncements() {
  const list = useInfiniteQuery(notificationQueries.guest(useShop()));
  const { ui, resume } = useClientState();
  const { state } = useIdentity();
  const logIn = () => {
    // What was promised is which of these are new.
    resume.keep({ kind: 'open', path: noticesUrl('announcements') }, Date.now());
    ui.set({ loginModal: true });
  };
  // The page comes as a visitor reads it: with the way in already there, nothing moves under the hand.
  return <AnnouncementList list={list} onLogIn={state === 'resuming' ? undefined : logIn} />;
}
