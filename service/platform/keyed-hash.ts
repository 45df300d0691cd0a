import { createHmac } from 'node:crypto';
import type { ShopKeys } from './signing-keys.ts';

/** The keyed hash of a text: what is kept of it cannot be searched for without the shop's own key. */
export const keyed = (text: string, { hashKey }: ShopKeys): Buffer =>
  createHmac('sha256', hashKey).update(text).digest();

/** What the database keeps of a secret, or of a name that is only counted: a keyed hash, as text. */
export const keyedHash = (text: string, keys: ShopKeys) => keyed(text, keys).toString('base64url');
