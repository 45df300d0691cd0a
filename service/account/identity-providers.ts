import type { Clock } from '#service/domain/clock.ts';
import type { Identity, Partner } from '#service/domain/partner-identity.ts';
import { identityTokens, type Issuer } from './identity-tokens.ts';

/** Who signs people in for us; a partner that is not configured is not there. */
export type PartnerSettings = Partial<Record<Partner, Issuer>>;

type PartnerVariables = Partial<
  Record<
    | 'GOOGLE_CLIENT_ID'
    | 'GOOGLE_KEYS_URL'
    | 'FACEBOOK_APP_ID'
    | 'FACEBOOK_KEYS_URL'
    | 'APP_ISSUER'
    | 'APP_KEYS_URL'
    | 'APP_AUDIENCE',
    string | undefined
  >
>;

/** The partners that the environment configures; the README lists the variables. */
export const partnerSettings = (env: PartnerVariables): PartnerSettings => ({
  ...(env.GOOGLE_CLIENT_ID && {
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      keysUrl: env.GOOGLE_KEYS_URL ?? 'https://www.googleapis.com/oauth2/v3/certs',
      provesMail: true,
      namesAsker: true,
    },
  }),
  ...(env.FACEBOOK_APP_ID && {
    facebook: {
      clientId: env.FACEBOOK_APP_ID,
      issuers: ['https://www.facebook.com', 'https://limited.facebook.com'],
      keysUrl: env.FACEBOOK_KEYS_URL ?? 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      provesMail: false,
      namesAsker: false,
    },
  }),
  ...(env.APP_ISSUER &&
    env.APP_KEYS_URL && {
      app: {
        clientId: env.APP_AUDIENCE ?? 'ican-mall',
        issuers: [env.APP_ISSUER],
        keysUrl: env.APP_KEYS_URL,
        provesMail: true,
        namesAsker: false,
      },
    }),
});

export type Partners = ReturnType<typeof partnersOf>;

/** Reads the tokens of the partners that are there. */
export function partnersOf(settings: PartnerSettings, clock: Clock) {
  const readers = new Map(
    Object.entries(settings).map(([partner, issuer]) => [partner, identityTokens(issuer, clock)]),
  );
  return {
    /** Whom a token names, or undefined where the partner is not configured; refuses a token that is not good. */
    read: async (partner: Partner, token: string, nonce?: string): Promise<Identity | undefined> =>
      readers.get(partner)?.(token, nonce),
  };
}
