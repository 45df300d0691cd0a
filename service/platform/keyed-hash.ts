import { createHmac } from 'node:crypto';
import type { ShopKeys } from './signing-keys.ts';

/** Keyed hash (HMAC) of a text. Without the shop's key nobody can look for a text by its hash. */
export const keyed = (text: string, { hashKey }: ShopKeys): Buffer =>
  createHmac('sha256', hashKey).update(text).digest();

/** Keyed hash as base64url, stored in place of a secret, or of a name under which something is only counted. */
export const keyedHash = (text: string, keys: ShopKeys) => keyed(text, keys).toString('base64url');
