import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RefreshTokenPair } from '#service/http/session-cookies.ts';
import { keyed } from '#service/platform/keyed-hash.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** The first pair of a session: its handle names the session and has 128 random bits. */
export const firstPair = (sid: string, keys: ShopKeys) =>
  pairOf(`${sid}.${randomBytes(16).toString('base64url')}`, keys);

/**
 * The successor of a pair. It is derived, not random, so that two tabs that renew at the same time get the same one
 * without storing it in plain text.
 */
export const nextPair = (handle: string, keys: ShopKeys) =>
  pairOf(`${sidOf(handle)}.${keyed(`next ${handle}`, keys).subarray(0, 16).toString('base64url')}`, keys);

/** The secret is derived with the shop's key, so a matching pair was issued by this shop at some time. */
function pairOf(handle: string, keys: ShopKeys): RefreshTokenPair {
  return { handle, secret: keyed(`secret ${handle}`, keys).toString('base64url') };
}

export const sidOf = (handle: string) => handle.split('.', 1)[0] ?? '';

/** True when handle and secret belong together; takes the same time for every wrong secret. */
export function belongTogether({ handle, secret }: RefreshTokenPair, keys: ShopKeys) {
  // Compared as text, not as decoded bytes: several texts decode to the same bytes.
  const right = Buffer.from(pairOf(handle, keys).secret);
  const shown = Buffer.from(secret);
  return shown.length === right.length && timingSafeEqual(shown, right);
}
