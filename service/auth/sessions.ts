import { randomBytes } from 'node:crypto';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import type { Clock } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { RefreshHalves } from '#service/http/session-cookies.ts';
import type { SessionStore } from '#service/store/sessions.ts';
import type { UserStore } from '#service/store/user.ts';
import { accessSeconds, readAccess, signAccess } from './access-token.ts';
import { belongTogether, firstHalves, keyedHash, nextHalves, sidOf } from './refresh-halves.ts';
import type { ShopKeys } from './signing-keys.ts';

/** Seconds in which halves that were just replaced still get their successor: two tabs refresh at once. */
const graceMs = 10_000;

type User = { userId: string; nickName: string; avatarUrl: string | null; enabled: boolean };

type SessionParts = { store: SessionStore; users: UserStore; keys: ShopKeys; clock: Clock };

export type Sessions = ReturnType<typeof sessions>;

/** Opens, renews and ends sessions. */
export function sessions({ store, users, keys, clock }: SessionParts) {
  const hashesOf = ({ handle, secret }: RefreshHalves) => ({
    handleHash: keyedHash(handle, keys),
    secretHash: keyedHash(secret, keys),
  });

  async function loggedIn(user: User, sid: string, halves: RefreshHalves, isNewUser: boolean) {
    const answer: LoginResponse = {
      access_token: await signAccess({ userId: user.userId, sessionId: sid }, keys, clock()),
      refresh_token: halves.handle,
      expires_in: accessSeconds,
      token_type: 'bearer',
      userId: user.userId,
      nickName: user.nickName,
      pic: user.avatarUrl,
      enabled: user.enabled,
      isNewUser,
    };
    return { answer, halves };
  }

  /** The halves that follow the ones shown, or a refusal. */
  async function renewed(shown: RefreshHalves): Promise<{ userId: string; halves: RefreshHalves }> {
    const sid = sidOf(shown.handle);
    const next = nextHalves(shown.handle, keys);
    const { handleHash, secretHash } = hashesOf(shown);
    const session = await store.find(sid, clock());
    if (!session || session.revokedAt) throw new Refusal('auth.refresh_invalid');
    const { userId, rotatedAt, previousHandleHash } = session;
    const justReplaced =
      previousHandleHash === handleHash && clock().getTime() - rotatedAt.getTime() <= graceMs;
    if (!belongTogether(shown, keys)) {
      // A tab that read the old handle just before another tab replaced the cookie: handle old, secret already new.
      const halfway = justReplaced && belongTogether({ ...next, secret: shown.secret }, keys);
      if (halfway) return { userId, halves: next };
      throw new Refusal('auth.refresh_invalid');
    }
    if (session.handleHash === handleHash) {
      const rotated = await store.rotate(sid, { handleHash, secretHash }, hashesOf(next), clock());
      return rotated ? { userId, halves: next } : renewed(shown);
    }
    if (justReplaced) return { userId, halves: next };
    await store.revoke(sid, clock());
    throw new Refusal('auth.refresh_reused');
  }

  return {
    async open(user: User, isNewUser: boolean) {
      const sid = randomBytes(12).toString('base64url');
      const halves = firstHalves(sid, keys);
      await store.open({ sid, userId: user.userId, now: clock(), ...hashesOf(halves) });
      return loggedIn(user, sid, halves, isNewUser);
    },

    async refresh(handle: string, secret: string | undefined) {
      if (!secret) throw new Refusal('auth.refresh_invalid');
      const { userId, halves } = await renewed({ handle, secret });
      const user = await users.byId(userId);
      if (!user?.enabled) {
        await store.revoke(sidOf(handle), clock());
        throw new Refusal('auth.refresh_invalid');
      }
      return loggedIn(user, sidOf(handle), halves, false);
    },

    async end(sid: string) {
      await store.revoke(sid, clock());
    },

    /** Who a bearer token is; a session that was ended is refused at once. */
    async readBearer(token: string) {
      const claims = await readAccess(token, keys, clock());
      if (!(await store.isOpen(claims.sessionId))) throw new Refusal('auth.token_revoked');
      return claims;
    },
  };
}
