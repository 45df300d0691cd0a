import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the sandbox gives out is kept as a hash only. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const newName = (kind: string) => `${kind}_${randomBytes(15).toString('base64url')}`;

/** The signature of a call back to the mall. */
export const signatureOf = (body: string, seconds: number, secret: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Compares in a time that tells nothing of where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted))];
  return timingSafeEqual(one, other);
}
