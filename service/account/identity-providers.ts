import type { Clock } from '#service/domain/clock.ts';
import type { Identity, IdentityProvider } from '#service/domain/provider-identity.ts';
import { identityTokens, type Issuer } from './identity-tokens.ts';

/** Who signs people in for us; a provider that is not configured is not there. */
export type IdentityProviderSettings = Partial<Record<IdentityProvider, Issuer>>;

type IdentityProviderVariables = Partial<
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

/** The providers that the environment configures; the README lists the variables. */
export const identityProviderSettings = (env: IdentityProviderVariables): IdentityProviderSettings => ({
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

export type IdentityProviders = ReturnType<typeof identityProvidersOf>;

/** Reads the tokens of the providers that are there. */
export function identityProvidersOf(settings: IdentityProviderSettings, clock: Clock) {
  const readers = new Map(
    Object.entries(settings).map(([provider, issuer]) => [provider, identityTokens(issuer, clock)]),
  );
  return {
    /** Whom a token names, or undefined where the provider is not configured; refuses a token that is not good. */
    read: async (provider: IdentityProvider, token: string, nonce?: string): Promise<Identity | undefined> =>
      readers.get(provider)?.(token, nonce),
  };
}
