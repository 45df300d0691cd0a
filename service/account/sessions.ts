import { randomBytes } from 'node:crypto';
import type { LoginResponse, Session } from '#openapi/schema.gen.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { Device } from './device.ts';
import type { RefreshTokenPair } from '#service/http/session-cookies.ts';
import type { SessionStore } from './session-queries.ts';
import type { UserStore } from './user-queries.ts';
import { accessSeconds, readAccess, signAccess } from './access-token.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { keyedHash } from '#service/platform/keyed-hash.ts';
import { belongTogether, firstPair, nextPair, sidOf } from './refresh-token-pair.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** Seconds in which a pair that was just replaced still gets its successor: two tabs refresh at once. */
const graceMs = 10_000;

type User = { userId: string; nickName: string; avatarUrl: string | null; enabled: boolean };

type SessionParts = {
  store: SessionStore;
  users: UserStore;
  browsers: KnownBrowsers;
  keys: ShopKeys;
  clock: Clock;
};

/** The requesting browser: its session (which stays), its refresh handle and its browser id. */
type Ending = { except?: string | undefined; handle?: string | undefined; known?: string | undefined };

/** Minutes in which a sign-in proves who asks, where nothing else can. */
const freshMinutes = 10;

export type Sessions = ReturnType<typeof sessions>;

/** Opens, renews and ends sessions. */
export function sessions({ store, users, browsers, keys, clock }: SessionParts) {
  const hashesOf = ({ handle, secret }: RefreshTokenPair) => ({
    handleHash: keyedHash(handle, keys),
    secretHash: keyedHash(secret, keys),
  });

  /** Public id of a session in the owner's list; it is no credential. */
  const shownId = (sid: string) => keyedHash(`session ${sid}`, keys).slice(0, 16);

  async function loggedIn(user: User, sid: string, pair: RefreshTokenPair, isNewUser: boolean) {
    const answer: LoginResponse = {
      access_token: await signAccess({ userId: user.userId, sessionId: sid }, keys, clock()),
      refresh_token: pair.handle,
      expires_in: accessSeconds,
      token_type: 'bearer',
      userId: user.userId,
      nickName: user.nickName,
      pic: user.avatarUrl,
      enabled: user.enabled,
      isNewUser,
    };
    return { answer, pair };
  }

  const inGrace = (rotatedAt: Date) => clock().getTime() - rotatedAt.getTime() <= graceMs;

  /** The pair that follows the one shown, or a refusal. */
  async function renewed(shown: RefreshTokenPair): Promise<{ userId: string; pair: RefreshTokenPair }> {
    const sid = sidOf(shown.handle);
    const next = nextPair(shown.handle, keys);
    const { handleHash, secretHash } = hashesOf(shown);
    const session = await store.find(sid, clock());
    if (!session || session.revokedAt) throw new Refusal('auth.refresh_invalid');
    const { userId, rotatedAt, previousHandleHash } = session;
    const justReplaced = previousHandleHash === handleHash && inGrace(rotatedAt);
    if (!belongTogether(shown, keys)) {
      // A tab that read the old handle just before another tab replaced the cookie: handle old, secret already new.
      const halfway = justReplaced && belongTogether({ ...next, secret: shown.secret }, keys);
      if (halfway) return { userId, pair: next };
      throw new Refusal('auth.refresh_invalid');
    }
    if (session.handleHash === handleHash) {
      // Many tabs that are opened at once read the cookie at different moments: within the grace there is one successor only.
      if (previousHandleHash && inGrace(rotatedAt)) return { userId, pair: shown };
      const rotated = await store.rotate(sid, { handleHash, secretHash }, hashesOf(next), clock());
      return rotated ? { userId, pair: next } : renewed(shown);
    }
    if (justReplaced) return { userId, pair: next };
    await store.revoke(sid, clock());
    throw new Refusal('auth.refresh_reused');
  }

  return {
    async open(user: User, isNewUser: boolean, device: Device) {
      const sid = randomBytes(12).toString('base64url');
      const pair = firstPair(sid, keys);
      await store.open({ sid, userId: user.userId, now: clock(), device, ...hashesOf(pair) });
      return loggedIn(user, sid, pair, isNewUser);
    },

    async refresh(handle: string, secret: string | undefined) {
      if (!secret) throw new Refusal('auth.refresh_invalid');
      const { userId, pair } = await renewed({ handle, secret });
      const user = await users.byId(userId);
      if (!user?.enabled) {
        await store.revoke(sidOf(handle), clock());
        throw new Refusal('auth.refresh_invalid');
      }
      return loggedIn(user, sidOf(handle), pair, false);
    },

    async end(sid: string) {
      await store.revoke(sid, clock());
    },

    /** Whether the person has signed in, not only renewed a session, within the last minutes. */
    async isFresh(sid: string | undefined): Promise<boolean> {
      const session = sid === undefined ? undefined : await store.find(sid, clock());
      return session !== undefined && session.familyStartedAt >= minutesAfter(clock(), -freshMinutes);
    },

    /** Ends the session of a browser that has no access token left; nothing happens unless the whole pair is shown. */
    async endByHalves({ handle, secret }: RefreshTokenPair) {
      if (belongTogether({ handle, secret }, keys)) await store.revoke(sidOf(handle), clock());
    },

    /**
     * Ends every session of an account, or all others than one; tells whether the one of a handle was among them. The
     * account knows no browser any more but the one that asks.
     */
    async endAllOf(userId: string, { except, handle, known }: Ending = {}) {
      await browsers.forgetAll(userId, known);
      const ended = await store.revokeAll(userId, except, clock());
      return { ownEnded: handle !== undefined && ended.includes(sidOf(handle)) };
    },

    /** Where an account is signed in, this place first, then the latest used. */
    async list(userId: string, own: string | undefined): Promise<Session[]> {
      const rows = await store.listOf(userId, clock());
      return rows
        .map(({ sid, browser, system, startedAt, usedAt, rotatedAt }) => ({
          sessionId: shownId(sid),
          browser,
          system,
          current: sid === own,
          createTime: startedAt.toISOString(),
          lastUsedTime: (usedAt ?? rotatedAt).toISOString(),
        }))
        .toSorted((one, other) => Number(other.current) - Number(one.current));
    },

    /** Ends a session of an account by the id that the list shows; tells whether it was the one that asks. */
    async endShown(userId: string, sessionId: string, own: string | undefined) {
      const rows = await store.listOf(userId, clock());
      const found = rows.find(({ sid }) => shownId(sid) === sessionId);
      if (!found) throw notFound();
      await store.revoke(found.sid, clock());
      return { ownEnded: found.sid === own };
    },

    /** Who a bearer token is; a session that was ended is refused at once. */
    async readBearer(token: string) {
      const claims = await readAccess(token, keys, clock());
      if (!(await store.isOpen(claims.sessionId, clock()))) throw new Refusal('auth.token_revoked');
      return claims;
    },
  };
}
