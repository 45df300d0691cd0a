import type { Session } from './session.ts';

/** What one tab tells all others of the session that they share. */
export type TabNews =
  /** Signed out: nothing of the reader may stay. */
  | { kind: 'out' }
  /** Somebody signed in, perhaps another one. */
  | { kind: 'in' }
  /** The session has a new token, which the others may use as well; never written anywhere that outlives the tabs. */
  | { kind: 'renewed'; session: Session };

/** The line between the tabs of one browser, and the slip that stands in for it. */
export const tabLine = 'mall.session';
export const tabSlip = 'mall.news';

/** Tells the other tabs; where the browser has no line between them, by a slip in what they share. */
export function tellTabs(news: TabNews) {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(tabLine);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel.postMessage(news);
    channel.close();
  } else if (news.kind !== 'renewed') {
    try {
      window.localStorage.setItem(tabSlip, `${news.kind} ${Date.now()}`);
    } catch {
      return;
    }
  }
}
