import { sessionChannel, type SessionMessage, sessionStorageKey } from './session-broadcast.ts';

/** Calls `hear` for each message of another tab, until the returned function is called. */
export function listenToSession(hear: (news: SessionMessage) => void): () => void {
  if ('BroadcastChannel' in globalThis) {
    const channel = new BroadcastChannel(sessionChannel);
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => hear(data));
    return () => channel.close();
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const kind = newValue?.split(' ')[0];
    if (key === sessionStorageKey && (kind === 'in' || kind === 'out')) hear({ kind });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
