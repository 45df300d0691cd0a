import type { Session } from './session.ts';

/** What one tab tells all others of the session that they share. */
export type TabNews =
  /** Signed out: nothing of the reader may stay. */
  | { kind: 'out' }
  /** Somebody signed in, perhaps another one. */
  | { kind: 'in' }
  /** The session has a new token, which the others may use as well; never written anywhere that outlives the tabs. */
  | { kind: 'renewed'; session: Session };

const line = 'mall.session';
const slip = 'mall.news';

/** Tells the other tabs; where the browser has no line between them, by a slip in what they share. */
export function tellTabs(news: TabNews) {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(line);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel.postMessage(news);
    channel.close();
  } else if (news.kind !== 'renewed') {
    try {
      window.localStorage.setItem(slip, `${news.kind} ${Date.now()}`);
    } catch {
      return;
    }
  }
}

/** Hears what other tabs tell, until the returned function is called. */
export function hearTabs(hear: (news: TabNews) => void): () => void {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(line);
    channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
    return () => channel.close();
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const kind = newValue?.split(' ')[0];
    if (key === slip && (kind === 'in' || kind === 'out')) hear({ kind });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
