import { createHmac, randomBytes } from 'node:crypto';
import type { RefreshHalves } from '#service/http/session-cookies.ts';
import type { ShopKeys } from './signing-keys.ts';

/** A fresh pair: a handle of 128 bits for scripts, a secret of 256 bits for the HttpOnly cookie. */
export const newHalves = (): RefreshHalves => ({
  handle: randomBytes(16).toString('base64url'),
  secret: randomBytes(32).toString('base64url'),
});

/**
 * The pair that follows a pair. It is calculated and not drawn, so that two tabs that refresh at once get the same
 * successor without the plain text ever being stored (K9).
 */
export function nextHalves({ handle, secret }: RefreshHalves, keys: ShopKeys): RefreshHalves {
  const derive = (part: string) =>
    createHmac('sha256', keys.hashKey).update(`${part} ${handle} ${secret}`).digest();
  return {
    handle: derive('handle').subarray(0, 16).toString('base64url'),
    secret: derive('secret').toString('base64url'),
  };
}

/** What the database keeps of a half, or of a code: a keyed hash. */
export const keyedHash = (text: string, keys: ShopKeys) =>
  createHmac('sha256', keys.hashKey).update(text).digest('base64url');
