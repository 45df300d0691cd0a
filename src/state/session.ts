import { dropCookie, readCookie, type Shelf } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** What the login answered (S3.1), with the moment (ms since 1970) at which the access token ends. */
export type Session = {
  access_token: string;
  refresh_token: string;
  expiresAt: number;
  userId: string;
  nickName: string;
  pic: string | null;
};

/**
 * `unknown` until the browser has looked, so that server and browser render the same; `resuming` when only the
 * seven-day handle is there (a new tab) and a token still has to be fetched.
 */
export type Identity =
  | { state: 'unknown' | 'visitor' | 'resuming' }
  | { state: 'member'; nickName: string; pic: string | null; userId: string };

/** The parts of a login's answer that are kept; its `expires_in` is in seconds. */
type LoginAnswer = Omit<Session, 'expiresAt'> & { expires_in: number };

/** The session of a login's answer, counted from `now` (ms since 1970). */
export const sessionFrom = (answer: LoginAnswer, now: number): Session => ({
  access_token: answer.access_token,
  refresh_token: answer.refresh_token,
  expiresAt: now + answer.expires_in * 1000,
  userId: answer.userId,
  nickName: answer.nickName,
  pic: answer.pic,
});

const key = 'mall.session';
const handleCookie = '__Host-mall_rt';

/** The reader's session: in session storage for the tab, its handle in a cookie for seven days (S3.2, Z17). */
export type SessionStore = {
  identity: Store<Identity>;
  read(): Session | undefined;
  /** The refresh handle: of this tab, else of the cookie that a new tab finds. The cookie wins on mismatch. */
  handle(): string | undefined;
  /** The handle of the cookie, which all tabs share. */
  cookie(): string | undefined;
  /** Whether this page ever saw that cookie: where cookies are blocked, its absence says nothing. */
  hadCookie(): boolean;
  /** False when the browser refuses to keep it: the session then lives for this tab only (S8.6). */
  save(session: Session): boolean;
  /** Keeps it for the page after a reload and tells nobody here; false as in `save`. */
  keep(session: Session): boolean;
  clear(): void;
  /** Clears for the page that comes next and tells nobody here: what that page is to say must not be said in this one. */
  drop(): void;
  /** Looks once, after hydration. */
  look(): void;
};

export function createSessionStore(shelf: Shelf, cookies: () => string): SessionStore {
  const identity = createStore<Identity>({ state: 'unknown' });
  let seen = false;
  const handle = () => {
    const found = readCookie(cookies(), handleCookie);
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
    read: () => shelf.read<Session>(key),
    cookie: handle,
    hadCookie: () => seen,
    handle: () => handle() ?? store.read()?.refresh_token,
    keep: (session) => shelf.write(key, session),
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
      shelf.remove(key);
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
