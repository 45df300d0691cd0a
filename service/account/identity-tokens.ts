import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCanonicalToken } from '#service/domain/canonical-token.ts';
import type { Identity } from '#service/domain/provider-identity.ts';
import { isPhone, mailKey, mailPattern } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** Who signs people in for us, and how its tokens are known. */
export type Issuer = {
  /** What `iss` may be. */
  issuers: readonly string[];
  /** Where its public keys are; the address is never taken from a token. */
  keysUrl: string;
  /** Our own number or name with it: what `aud` must hold. */
  clientId: string;
  /** It says by `email_verified` whether a mail was proven; without that, none of its mails is taken for proven. */
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
 * Reads the identity tokens of one issuer: signature by its published keys, issuer, audience, asker, times, nonce. Refuses
 * anything else alike (`auth.social_failed`), within seconds even where the keys cannot be had.
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

/** A mail of a kind that an account may have (S5.4). */
function mailOf(claim: unknown): string | undefined {
  const mail = text(claim);
  return mail && mailPattern.test(mail) ? mailKey(mail) : undefined;
}

/** +94771234567 → 0094771234567, where it is a number that an account may have (S5.2). */
function mobileOf(claim: unknown): string | undefined {
  const number = parsePhoneNumberFromString(text(claim) ?? '');
  const mobile = number && `${number.countryCallingCode.padStart(4, '0')}${number.nationalNumber}`;
  return mobile && isPhone(mobile) ? mobile : undefined;
}

/** What `fetch` throws where the keys do not come in time. */
const isTimeout = (error: unknown) =>
  error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
