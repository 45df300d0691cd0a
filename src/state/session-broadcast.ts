import type { Session } from './session.ts';

/** What one tab tells all others of the session that they share. */
export type SessionMessage =
  /** Signed out: nothing of the reader may stay. */
  | { kind: 'out' }
  /** Somebody signed in, perhaps another one. */
  | { kind: 'in' }
  /** The session has a new token, which the others may use as well; never written anywhere that outlives the tabs. */
  | { kind: 'renewed'; session: Session };

/** Name of the BroadcastChannel between tabs, and of the entry of localStorage whose `storage` event replaces it. */
export const sessionChannel = 'mall.session';
export const sessionStorageKey = 'mall.news';

/** Tells the other tabs; where the browser has no BroadcastChannel, by an entry of localStorage. */
export function broadcastSession(news: SessionMessage) {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(sessionChannel);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel.postMessage(news);
    channel.close();
  } else if (news.kind !== 'renewed') {
    try {
      window.localStorage.setItem(sessionStorageKey, `${news.kind} ${Date.now()}`);
    } catch {
      return;
    }
  }
}
