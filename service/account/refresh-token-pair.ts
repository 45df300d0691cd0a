import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RefreshHalves } from '#service/http/session-cookies.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

const keyed = (text: string, { hashKey }: ShopKeys) => createHmac('sha256', hashKey).update(text).digest();

/** What the database keeps of a half, or of a code: a keyed hash. */
export const keyedHash = (text: string, keys: ShopKeys) => keyed(text, keys).toString('base64url');

/** The first halves of a session: the handle names it and has 128 random bits. */
export const firstHalves = (sid: string, keys: ShopKeys) =>
  halvesOf(`${sid}.${randomBytes(16).toString('base64url')}`, keys);

/**
 * The halves that follow a handle. They are calculated and not drawn, so that two tabs that refresh at once get the
 * same successor without any plain text being stored.
 */
export const nextHalves = (handle: string, keys: ShopKeys) =>
  halvesOf(`${sidOf(handle)}.${keyed(`next ${handle}`, keys).subarray(0, 16).toString('base64url')}`, keys);

/** Only this shop can make the secret of a handle, so a pair that fits was once given out, however old it is. */
function halvesOf(handle: string, keys: ShopKeys): RefreshHalves {
  return { handle, secret: keyed(`secret ${handle}`, keys).toString('base64url') };
}

export const sidOf = (handle: string) => handle.split('.', 1)[0] ?? '';

/** True when both halves belong together; takes the same time for every wrong secret. */
export function belongTogether({ handle, secret }: RefreshHalves, keys: ShopKeys) {
  // Compared as text: of the bytes there would be more than one spelling.
  const right = Buffer.from(halvesOf(handle, keys).secret);
  const shown = Buffer.from(secret);
  return shown.length === right.length && timingSafeEqual(shown, right);
}
