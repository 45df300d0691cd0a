import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

const part = z.string().regex(/^[\w-]{40,}$/);

/** A pair of keys that tokens are signed and checked with (ES256). */
const signingKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1).max(64),
  x: part,
  y: part,
  d: part,
});

/** The key for the hashes of codes, tokens and addresses; must stay the same when signing keys are replaced. */
const hashingKey = z.object({ kty: z.literal('oct'), kid: z.string().optional(), k: part });

const keySet = z
  .object({ keys: z.array(z.union([signingKey, hashingKey])) })
  .transform(({ keys }) => ({
    signing: keys.filter((key) => key.kty === 'EC'),
    hashing: keys.find((key) => key.kty === 'oct'),
  }))
  .refine(({ signing }) => signing.length > 0)
  .refine(({ signing }) => new Set(signing.map(({ kid }) => kid)).size === signing.length);

export type SigningKey = z.output<typeof signingKey>;

/** Keys that the operator gives: the first signs, all verify. */
export type KeySet = z.output<typeof keySet>;

/** Reads a JSON Web Key Set, or only its list of keys; undefined when it is invalid or has no signing key. */
export function readKeySet(text: string): KeySet | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return keySet.parse(Array.isArray(json) ? { keys: json } : json);
  } catch {
    return undefined;
  }
}

/** The text of a key set for `SIGNING_KEYS`. */
export const writeKeySet = ({ signing, hashing }: KeySet) =>
  JSON.stringify({ keys: [...signing, ...(hashing ? [hashing] : [])] });

/** A new pair, named by the day it was made. */
export async function newSigningKey(now: Date): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = `${now.toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`;
  return signingKey.parse({ ...(await exportJWK(privateKey)), kid });
}

export const newHashingKey = () => ({ kty: 'oct' as const, k: randomBytes(32).toString('base64url') });
