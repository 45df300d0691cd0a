import { errors, jwtVerify, SignJWT } from 'jose';
import { isCanonicalToken } from '#service/domain/canonical-token.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';

/** Seconds an access token is good for, and the clock difference that is forgiven. */
export const accessSeconds = 15 * 60;
const leewaySeconds = 30;

const issuer = 'ican-mall';

type Claims = { userId: string; sessionId: string };

/** A bearer token for one session: ES256, 15 minutes, bound to this installation. */
export async function signAccess({ userId, sessionId }: Claims, keys: ShopKeys, now: Date) {
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

/** Who a bearer token names; refuses anything that is not ours, in time and of this kind. */
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
    return { userId: String(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Refusal('auth.token_expired');
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw new Refusal('auth.token_invalid');
    }
    throw error;
  }
}
