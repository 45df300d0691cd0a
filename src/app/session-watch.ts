import { hearTabs } from '#src/state/hear-tabs.ts';
import type { Memory } from '#src/state/memory.ts';
import { pageDoor } from '#src/state/page-door.ts';
import type { TabNews } from '#src/state/tab-news.ts';

type SessionWatch = {
  memory: Memory;
  /** Clears all that is the reader's, and opens home. */
  leave: () => void;
  /** Asks for a new token by the handle that the browser holds now. */
  renew: () => Promise<unknown>;
};

/**
 * Keeps the tabs of one browser with one reader: who logs out in one is out in all, who signs in anew is the reader of
 * all, and a page that comes back from the browser's own memory is looked at before anybody reads it (reliability: F18, F19).
 */
export function watchSession({ memory: { session }, leave, renew }: SessionWatch) {
  const reader = () => {
    const identity = session.identity.get();
    return identity.state === 'member' ? identity.userId : undefined;
  };

  /** Compares the cookie that all tabs share with what this one shows. */
  async function compare() {
    const own = session.read();
    const shared = session.cookie();
    if (own && !shared && session.hadCookie()) return leave();
    if (!own && shared && !reader()) return session.look();
    if (!own || !shared || own.refresh_token === shared) return undefined;
    const before = reader();
    await renew().catch(() => undefined);
    if (before !== session.read()?.userId) pageDoor.reload();
    return undefined;
  }

  function hear(news: TabNews) {
    if (news.kind === 'out') {
      if (reader()) leave();
      else session.clear();
    } else if (news.kind === 'in') void compare();
    else if (news.session.userId === reader()) session.save(news.session);
  }

  let deaf = hearTabs(hear);
  window.addEventListener('pagehide', () => deaf());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    deaf = hearTabs(hear);
    const shown = reader();
    if (shown && (shown !== session.read()?.userId || !session.handle())) {
      document.documentElement.style.visibility = 'hidden';
      pageDoor.reload();
    } else void compare();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void compare();
  });
  void compare();
}
