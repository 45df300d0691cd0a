import type { Clock } from '#service/domain/clock.ts';
import type { Identity, IdentityProvider } from '#service/domain/provider-identity.ts';
import { identityTokens, type Issuer } from './identity-tokens.ts';

/** The identity providers; a provider that is not configured has no entry. */
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

/** Reads the identity tokens of the configured providers. */
export function identityProvidersOf(settings: IdentityProviderSettings, clock: Clock) {
  const readers = new Map(
    Object.entries(settings).map(([provider, issuer]) => [provider, identityTokens(issuer, clock)]),
  );
  return {
    /** The person of a token; undefined when the provider is not configured. Refuses an invalid token (`auth.social_failed`). */
    read: async (provider: IdentityProvider, token: string, nonce?: string): Promise<Identity | undefined> =>
      readers.get(provider)?.(token, nonce),
  };
}
