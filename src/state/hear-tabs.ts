import { tabLine, type TabNews, tabSlip } from './tab-news.ts';

/** Hears what other tabs tell, until the returned function is called. */
export function hearTabs(hear: (news: TabNews) => void): () => void {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(tabLine);
    channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => hear(data));
    return () => channel.close();
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const kind = newValue?.split(' ')[0];
    if (key === tabSlip && (kind === 'in' || kind === 'out')) hear({ kind });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
