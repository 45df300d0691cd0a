import type { QueryClient } from '@tanstack/react-query';
import { shareStream } from '#src/data/live/share-stream.ts';
import type { Shop } from '#src/data/shop.ts';
import type { SessionStore } from '#src/state/session.ts';

type LivePage = { shop: Shop; queryClient: QueryClient; session: SessionStore };

/** Keeps a signed-in reader's page up to date by live events, except while it is in the back/forward cache. */
export function keepLive({ shop, queryClient, session }: LivePage) {
  let ending: { userId: string; end: () => void } | undefined;
  const stop = () => {
    ending?.end();
    ending = undefined;
  };
  const follow = () => {
    const identity = session.identity.get();
    const userId = identity.state === 'member' ? identity.userId : undefined;
    if (userId === ending?.userId) return;
    stop();
    if (userId) ending = { userId, end: shareStream({ shop, queryClient, userId }) };
  };
  session.identity.subscribe(follow);
  // Closed on pagehide: an open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', follow);
  follow();
}
