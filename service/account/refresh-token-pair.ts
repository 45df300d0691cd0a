import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RefreshTokenPair } from '#service/http/session-cookies.ts';
import { keyed } from '#service/platform/keyed-hash.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** The first pair of a session: its handle names the session and has 128 random bits. */
export const firstPair = (sid: string, keys: ShopKeys) =>
  pairOf(`${sid}.${randomBytes(16).toString('base64url')}`, keys);

/**
 * The pair that follows a handle. It is calculated and not drawn, so that two tabs that refresh at once get the
 * same successor without any plain text being stored.
 */
export const nextPair = (handle: string, keys: ShopKeys) =>
  pairOf(`${sidOf(handle)}.${keyed(`next ${handle}`, keys).subarray(0, 16).toString('base64url')}`, keys);

/** Only this shop can make the secret of a handle, so a pair that fits was once given out, however old it is. */
function pairOf(handle: string, keys: ShopKeys): RefreshTokenPair {
  return { handle, secret: keyed(`secret ${handle}`, keys).toString('base64url') };
}

export const sidOf = (handle: string) => handle.split('.', 1)[0] ?? '';

/** True when handle and secret belong together; takes the same time for every wrong secret. */
export function belongTogether({ handle, secret }: RefreshTokenPair, keys: ShopKeys) {
  // Compared as text: of the bytes there would be more than one spelling.
  const right = Buffer.from(pairOf(handle, keys).secret);
  const shown = Buffer.from(secret);
  return shown.length === right.length && timingSafeEqual(shown, right);
}
