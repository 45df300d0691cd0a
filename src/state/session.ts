import { dropCookie, readCookie, type KeyValueStorage } from './storage.ts';
import { createStore, type Store } from './store.ts';

/**
 * The seven fields that the login answered (S3.1, S3.2), the moment (ms since 1970) at which the access token ends, and
 * whether this sign-in made the account (S3.23).
 */
export type Session = {
  access_token: string;
  refresh_token: string;
  /** Seconds that the access token was good for when it came. */
  expires_in: number;
  pic: string | null;
  userId: string;
  nickName: string;
  /** False for a disabled account. */
  enabled: boolean;
  expiresAt: number;
  isNewUser: boolean;
};

/**
 * `unknown` until the browser has looked, so that server and browser render the same; `resuming` when only the
 * seven-day handle is there (a new tab) and a token still has to be fetched.
 */
export type Identity =
  | { state: 'unknown' | 'visitor' | 'resuming' }
  | { state: 'member'; nickName: string; pic: string | null; userId: string };

/** The parts of a login's answer that are kept. */
type LoginAnswer = Omit<Session, 'expiresAt'>;

/**
 * The session of a login's answer, counted from `now` (ms since 1970). A renewal knows nothing of new accounts: given the
 * session `before` it, who was new in this tab stays new until the next sign-in.
 */
export const sessionFrom = (answer: LoginAnswer, now: number, before?: Session): Session => ({
  access_token: answer.access_token,
  refresh_token: answer.refresh_token,
  expires_in: answer.expires_in,
  pic: answer.pic,
  userId: answer.userId,
  nickName: answer.nickName,
  enabled: answer.enabled,
  expiresAt: now + answer.expires_in * 1000,
  isNewUser: answer.isNewUser || (before?.userId === answer.userId && before.isNewUser),
});

const key = 'mall.session';
const handleCookie = '__Host-mall_rt';

/** The refresh token's readable half in these cookies; it is there for seven days for who has signed in. */
export const handleIn = (cookies: string): string | undefined => readCookie(cookies, handleCookie);

/** The reader's session: in session storage for the tab, its handle in a cookie for seven days (S3.2, Z17). */
export type SessionStore = {
  identity: Store<Identity>;
  read(): Session | undefined;
  /**
   * The refresh token's readable half: from session storage or, in a new tab, from the cookie. Where they differ
   * the cookie is right.
   */
  handle(): string | undefined;
  /** The readable half in the cookie, which all tabs share. */
  cookie(): string | undefined;
  /**
   * Whether this page ever saw that cookie. Where cookies are blocked, a missing cookie does not mean that somebody
   * logged out.
   */
  hadCookie(): boolean;
  /**
   * Stores the session and tells components. False when storage is blocked: the session then lives until the page
   * is left (S8.6).
   */
  save(session: Session): boolean;
  /** Stores the session for the page after a reload, without telling components of this page; false as in `save`. */
  keep(session: Session): boolean;
  clear(): void;
  /** Removes the session without telling components of this page, because the reload shows the result. */
  drop(): void;
  /** Reads the stored session; called once, after hydration. */
  look(): void;
};

export function createSessionStore(storage: KeyValueStorage, cookies: () => string): SessionStore {
  const identity = createStore<Identity>({ state: 'unknown' });
  let seen = false;
  const handle = () => {
    const found = handleIn(cookies());
    seen ||= found !== undefined;
    return found;
  };
  const follow = (session: Session | undefined) => {
    if (session) {
      const { nickName, pic, userId } = session;
      identity.set({ state: 'member', nickName, pic, userId });
    } else identity.set({ state: handle() ? 'resuming' : 'visitor' });
  };
  const store: SessionStore = {
    identity,
    read: () => storage.read<Session>(key),
    cookie: handle,
    hadCookie: () => seen,
    handle: () => handle() ?? store.read()?.refresh_token,
    keep: (session) => storage.write(key, session),
    save(session) {
      const kept = store.keep(session);
      follow(session);
      return kept;
    },
    clear() {
      store.drop();
      identity.set({ state: 'visitor' });
    },
    drop() {
      storage.remove(key);
      dropCookie(handleCookie);
    },
    look() {
      const session = store.read();
      handle();
      follow(session);
    },
  };
  return store;
}
