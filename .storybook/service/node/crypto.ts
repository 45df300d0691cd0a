/** What the service asks of `node:crypto`, in a browser. */
import { expand, extract } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Bytes } from './bytes.ts';

const hashes = { sha1, sha256 };
type HashName = keyof typeof hashes;
type Encoding = Parameters<Bytes['toString']>[0];

export const randomUUID = () => globalThis.crypto.randomUUID();

export const randomBytes = (length: number) => globalThis.crypto.getRandomValues(new Bytes(length));

/** A whole number from `min` (or 0) up to `max`, without it; none is likelier than another by more than 1 : 2²⁰. */
export function randomInt(min: number, max?: number): number {
  const [from, to] = max === undefined ? [0, min] : [min, max];
  const [high = 0, low = 0] = globalThis.crypto.getRandomValues(new Uint32Array(2));
  const drawn = (high & 0xf_ffff) * 2 ** 32 + low;
  return from + (drawn % (to - from));
}

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [place, byte] of one.entries()) difference |= byte ^ (other[place] ?? 0);
  return difference === 0;
}

type Running = { update(bytes: Uint8Array): unknown; digest(): Uint8Array };

const running = (hash: Running) => ({
  update(text: string | Uint8Array) {
    hash.update(typeof text === 'string' ? new TextEncoder().encode(text) : text);
    return this;
  },
  digest: ((encoding?: Encoding) => {
    const bytes = Bytes.from(hash.digest());
    return encoding ? bytes.toString(encoding) : bytes;
  }) as { (): Bytes; (encoding: Encoding): string },
});

export const createHash = (name: HashName) => running(hashes[name].create());
export const hash = (name: HashName, text: string, encoding: Encoding) =>
  createHash(name)
    .update(text)
    .digest(encoding as NonNullable<Encoding>);
export const createHmac = (name: HashName, key: Uint8Array) => running(hmac.create(hashes[name], key));

export const hkdfSync = (name: HashName, key: Uint8Array, salt: string, info: string, length: number) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  return expand(hashes[name], extract(hashes[name], key, bytes(salt)), bytes(info), length);
};

/** A key is its bytes. */
export const createSecretKey = (bytes: Uint8Array) => bytes;
