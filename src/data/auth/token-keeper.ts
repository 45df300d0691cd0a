import type { LoginResponse } from '#openapi/schema.gen.ts';
import type { Api } from '../api.ts';
import { Refusal, unwrap } from '../refusal.ts';

/** The parts of a kept session that renewing needs; `expiresAt` in ms since 1970. */
type KeptSession = { access_token: string; expiresAt: number };

type KeeperOptions = {
  /** The public client: renewing must not ask for a token itself. */
  api: Api;
  read: () => KeptSession | undefined;
  handle: () => string | undefined;
  save: (answer: LoginResponse) => void;
  /** Called when the handle is no good any more (7.8). */
  onSignedOut: () => void;
  now: () => number;
};

const renewBeforeMs = 60_000;
/** The name of the turn for which tabs queue. */
const turn = 'mall.refresh';

/**
 * Gives a good access token: the kept one, or a renewed one from a minute before its end. One renewal at a time in
 * all tabs (Web Locks, else by asking them), because the service takes a handle that is used twice for a stolen one (7.8).
 */
export function createTokenKeeper({ api, read, handle, save, onSignedOut, now }: KeeperOptions) {
  let running: Promise<string | undefined> | undefined;
  let byChannel: (<T>(work: () => Promise<T>) => Promise<T>) | undefined;

  const good = () => {
    const session = read();
    return session && session.expiresAt - renewBeforeMs > now() ? session.access_token : undefined;
  };

  const renew = async () => {
    const refresh_token = handle();
    if (!refresh_token) return undefined;
    try {
      const answer = unwrap(await api.POST('/token/refresh', { body: { refresh_token } }));
      save(answer);
      return answer.access_token;
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) {
        onSignedOut();
        return undefined;
      }
      const kept = read();
      if (kept && kept.expiresAt > now()) return kept.access_token;
      // An ended token would be answered with 401: a short break of the line would sign the reader out.
      throw error;
    }
  };

  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if ('locks' in navigator) return navigator.locks.request(turn, work);
    if (!('BroadcastChannel' in globalThis)) return work();
    byChannel ??= (await import('./alone.ts')).aloneByChannel(turn);
    return byChannel(work);
  };

  /** A good token; `anew` asks for one even when the kept one is good. */
  return async function token(anew = false): Promise<string | undefined> {
    const kept = anew ? undefined : good();
    if (kept || !handle()) return kept;
    running ??= alone(async () => (anew ? undefined : good()) ?? renew()).finally(() => {
      running = undefined;
    });
    return running;
  };
}
