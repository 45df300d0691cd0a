import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCanonicalToken } from '#service/domain/canonical-token.ts';
import type { Identity } from '#service/domain/provider-identity.ts';
import { isPhone, mailKey, mailPattern } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** An identity provider as the issuer of its tokens: what a valid token must hold. */
export type Issuer = {
  /** The accepted values of `iss`. */
  issuers: readonly string[];
  /** URL of the issuer's public keys; never taken from a token. */
  keysUrl: string;
  /** The id under which the mall is registered with the issuer: what `aud` must hold. */
  clientId: string;
  /** True when the issuer says by `email_verified` whether a mail is proven; when false, no mail of this issuer counts as proven. */
  provesMail: boolean;
  /** True for tokens that are requested by web pages: they must carry `azp` and the nonce of the page. */
  namesAsker: boolean;
};

const oldestSeconds = 10 * 60;
const leewaySeconds = 60;
const keysTimeoutMs = 3_000;
const keysAgainMs = 60_000;

const refused = () => new Refusal('auth.social_failed');

const text = (claim: unknown) =>
  typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined;

/**
 * Reads the identity tokens of one issuer: checks signature (by the issuer's published keys), `iss`, `aud`, `azp`, times and
 * nonce. Every fault is the same refusal (`auth.social_failed`), also when the keys cannot be fetched in time.
 */
export function identityTokens(
  { issuers, keysUrl, clientId, provesMail, namesAsker }: Issuer,
  clock: () => Date,
) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: keysTimeoutMs,
    cooldownDuration: keysAgainMs,
    [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
  });

  const required = ['sub', 'iat', 'exp', ...(namesAsker ? ['azp', 'nonce'] : [])];

  return async (token: string, nonce: string | undefined): Promise<Identity> => {
    if (!isCanonicalToken(token)) throw refused();
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256', 'ES256'],
        issuer: [...issuers],
        audience: clientId,
        clockTolerance: leewaySeconds,
        currentDate: clock(),
        maxTokenAge: oldestSeconds,
        requiredClaims: required,
      });
      const { azp, sub } = payload;
      if (!sub || (azp !== undefined && azp !== clientId)) throw refused();
      if (payload.nonce !== nonce) throw refused();
      const proven = provesMail && payload.email_verified === true;
      return {
        subject: sub,
        name: text(payload.name),
        mail: proven ? mailOf(payload.email) : undefined,
        mobile: payload.phone_number_verified === true ? mobileOf(payload.phone_number) : undefined,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError || isTimeout(error))
        throw refused();
      throw error;
    }
  };
}

/** The mail of a claim; undefined when it is not a mail that an account may have (S5.4). */
function mailOf(claim: unknown): string | undefined {
  const mail = text(claim);
  return mail && mailPattern.test(mail) ? mailKey(mail) : undefined;
}

/** +94771234567 → 0094771234567; undefined when it is not a number that an account may have (S5.2). */
function mobileOf(claim: unknown): string | undefined {
  const number = parsePhoneNumberFromString(text(claim) ?? '');
  const mobile = number && `${number.countryCallingCode.padStart(4, '0')}${number.nationalNumber}`;
  return mobile && isPhone(mobile) ? mobile : undefined;
}

/** True for what `fetch` throws when the issuer's keys do not arrive in time. */
const isTimeout = (error: unknown) =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
