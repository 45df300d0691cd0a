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
  /** Called when the refresh token is refused. */
  onSignedOut: () => void;
  now: () => number;
};

const renewBeforeMs = 60_000;
/** Name of the lock that tabs queue for. */
const turn = 'mall.refresh';

/**
 * Returns a valid access token, renewing it from one minute before its end. Only one tab renews at a time (Web
 * Locks, or the mutex beside this file), because the service ends a session whose refresh token is used twice.
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
      // The renewal failed and the old token has expired: sending it would give 401 and log the reader out because
      // of a short network failure.
      throw error;
    }
  };

  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    if ('locks' in navigator) return navigator.locks.request(turn, work);
    if (!('BroadcastChannel' in globalThis)) return work();
    byChannel ??= (await import('./cross-tab-mutex.ts')).crossTabMutex(turn);
    return byChannel(work);
  };

  /** A valid token; `anew` renews it even when the stored one is still valid. */
  return async function token(anew = false): Promise<string | undefined> {
    const kept = anew ? undefined : good();
    if (kept || !handle()) return kept;
    running ??= alone(async () => (anew ? undefined : good()) ?? renew()).finally(() => {
      running = undefined;
    });
    return running;
  };
}
