import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Hash under which tokens of the sandbox are stored. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const newName = (kind: string) => `${kind}_${randomBytes(15).toString('base64url')}`;

/** The signature of a webhook call; `seconds` is its Unix time. */
export const signatureOf = (body: string, seconds: number, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Compares two secrets in constant time. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted))];
  return timingSafeEqual(one, other);
}
