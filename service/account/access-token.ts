import { errors, jwtVerify, SignJWT } from 'jose';
import { isCanonicalToken } from '#service/domain/canonical-token.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** Lifetime of an access token and tolerated clock difference, in seconds. */
export const accessSeconds = 15 * 60;
const leewaySeconds = 30;

const issuer = 'ican-mall';

type Holder = { userId: string; sessionId: string };
type Claims = Holder & { expiresAt: Date };

/** A bearer token for one session: ES256, 15 minutes, bound to this installation. */
export async function signAccess({ userId, sessionId }: Holder, keys: ShopKeys, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: keys.keyId })
    .setIssuer(issuer)
    .setAudience(keys.audience)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(keys.privateKey);
}

/** Verifies an access token; refuses tokens that are foreign, expired or of another kind. */
export async function readAccess(token: string, keys: ShopKeys, now: Date): Promise<Claims> {
  if (!isCanonicalToken(token)) throw new Refusal('auth.token_invalid');
  try {
    const { payload } = await jwtVerify(token, keys.publicKeys, {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer,
      audience: keys.audience,
      clockTolerance: leewaySeconds,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const expiresAt = new Date((payload.exp ?? 0) * 1000);
    return { userId: String(payload.sub), sessionId: String(payload.sid), expiresAt };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('auth.token_expired');
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw new Refusal('auth.token_invalid');
    }
    throw error;
  }
}
