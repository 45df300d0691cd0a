import { listenToSession } from '#src/state/session-broadcast-listener.ts';
import type { ClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import type { SessionMessage } from '#src/state/session-broadcast.ts';

type SessionWatch = {
  memory: ClientState;
  /** Removes everything that belongs to the reader, and opens home. */
  leave: () => void;
  /** Renews the access token with the refresh token that is in the cookie now. */
  renew: () => Promise<unknown>;
};

/**
 * Keeps all tabs of a browser in one session: a log-out or sign-in in one tab applies to all, and a page restored
 * from the back/forward cache is checked before it is shown.
 */
export function watchSession({ memory: { session }, leave, renew }: SessionWatch) {
  const reader = () => {
    const identity = session.identity.get();
    return identity.state === 'member' ? identity.userId : undefined;
  };

  /** Compares the shared cookie with the session that this tab shows. */
  async function compare() {
    const own = session.read();
    const shared = session.cookie();
    if (own && !shared && session.hadCookie()) return leave();
    if (!own && shared && !reader()) return session.look();
    if (!own || !shared || own.refresh_token === shared) return undefined;
    const before = reader();
    await renew().catch(() => undefined);
    if (before !== session.read()?.userId) browserNavigation.reload();
    return undefined;
  }

  function onMessage(news: SessionMessage) {
    if (news.kind === 'out') {
      if (reader()) leave();
      else session.clear();
    } else if (news.kind === 'in') void compare();
    else if (news.session.userId === reader()) session.save(news.session);
  }

  let stopListening = listenToSession(onMessage);
  window.addEventListener('pagehide', () => stopListening());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    stopListening = listenToSession(onMessage);
    const shown = reader();
    if (shown && (shown !== session.read()?.userId || !session.handle())) {
      document.documentElement.style.visibility = 'hidden';
      browserNavigation.reload();
    } else void compare();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void compare();
  });
  void compare();
}
