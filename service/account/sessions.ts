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

/** Milliseconds for which a replaced refresh token pair still gets its successor, because two tabs may renew at once. */
const graceMs = 10_000;

type User = { userId: string; nickName: string; avatarUrl: string | null; enabled: boolean };

type SessionParts = {
  store: SessionStore;
  users: UserStore;
  browsers: KnownBrowsers;
  keys: ShopKeys;
  clock: Clock;
};

/** The requesting browser: `except` is the session id that is not ended, `handle` its refresh handle, `known` its browser id. */
type Ending = { except?: string | undefined; handle?: string | undefined; known?: string | undefined };

/** Minutes for which a sign-in counts as proof of an owner who has neither number, mail nor password. */
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

  /**
   * The pair that replaces the presented one. Refuses an unknown or ended one (`auth.refresh_invalid`); one that was replaced
   * before the grace time ends the session (`auth.refresh_reused`).
   */
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
      // Many tabs that open at once read the cookie at different moments: within the grace time the pair is renewed only once.
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

    /** True when the session began with a sign-in in the last ten minutes; renewing it does not count. False for undefined. */
    async isFresh(sid: string | undefined): Promise<boolean> {
      const session = sid === undefined ? undefined : await store.find(sid, clock());
      return session !== undefined && session.familyStartedAt >= minutesAfter(clock(), -freshMinutes);
    },

    /** Ends the session of a browser whose access token has expired; does nothing unless handle and secret belong together. */
    async endByHalves({ handle, secret }: RefreshTokenPair) {
      if (belongTogether({ handle, secret }, keys)) await store.revoke(sidOf(handle), clock());
    },

    /**
     * Ends every session of an account but `except`, and forgets its known browsers but `known`. `ownEnded` is true when the
     * session of `handle` was ended.
     */
    async endAllOf(userId: string, { except, handle, known }: Ending = {}) {
      await browsers.forgetAll(userId, known);
      const ended = await store.revokeAll(userId, except, clock());
      return { ownEnded: handle !== undefined && ended.includes(sidOf(handle)) };
    },

    /** The open sessions of an account: the asking one (`own`) first, then the latest used. */
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

    /** Ends a session by the id of the list; `ownEnded` is true for the asking session (`own`). Refuses an unknown id (404). */
    async endShown(userId: string, sessionId: string, own: string | undefined) {
      const rows = await store.listOf(userId, clock());
      const found = rows.find(({ sid }) => shownId(sid) === sessionId);
      if (!found) throw notFound();
      await store.revoke(found.sid, clock());
      return { ownEnded: found.sid === own };
    },

    /** User and session of a bearer token; refuses one whose session was ended (`auth.token_revoked`). */
    async readBearer(token: string) {
      const claims = await readAccess(token, keys, clock());
      if (!(await store.isOpen(claims.sessionId, clock()))) throw new Refusal('auth.token_revoked');
      return claims;
    },
  };
}
