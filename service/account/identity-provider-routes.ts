import { createHash } from 'node:crypto';
import type { Arrivals } from './arrivals.ts';
import type { IdentityProviders } from './identity-providers.ts';
import type { SignIn } from './sign-in.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { IdentityProvider } from '#service/domain/provider-identity.ts';
import type { Language } from '#service/domain/language.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { respondWithSession } from '#service/http/session-cookies.ts';
import type { IdentityStore } from './identity-queries.ts';

type IdentityProviderParts = {
  providers: IdentityProviders;
  identities: IdentityStore;
  arrive: Arrivals;
  signIn: SignIn;
  knowsRegion: (regionId: number) => Promise<boolean>;
  defaultRegion: () => Promise<number>;
  clock: Clock;
};

type Asked = {
  token: string;
  nonce?: string | undefined;
  regionId?: number;
  invite?: string | undefined;
  address: string;
  request: Request;
  language: Language;
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Signing in with what Google, Facebook or the mall's own app says of a person (S7.32, S7.34, S7.35). */
export function identityProviderRoutes(
  app: ServiceApp,
  { providers, identities, arrive, signIn, knowsRegion, defaultRegion, clock }: IdentityProviderParts,
) {
  async function enter(provider: IdentityProvider, asked: Asked) {
    const { token, nonce, regionId, invite, address, request, language } = asked;
    if (regionId !== undefined && !(await knowsRegion(regionId))) {
      throw unknownRegion('/regionId');
    }
    const identity = await providers.read(provider, token, nonce);
    const once = identity && [token, ...(nonce === undefined ? [] : [`nonce ${provider} ${nonce}`])];
    for (const spent of once ?? [])
      if (!(await identities.spend(sha256(spent), clock()))) throw new Refusal('auth.social_failed');
    if (!identity) throw new Refusal('auth.social_failed');
    const { user, isNewUser } = await identities.enter({
      provider,
      identity,
      regionId: regionId ?? (await defaultRegion()),
      now: clock(),
    });
    if (isNewUser) await arrive({ userId: user.userId, invite, request, address });
    return signIn(user, { request, language, isNewUser });
  }

  mountOperation(app, 'post', '/google/login', async ({ body, ...call }, respond) =>
    respondWithSession(await enter('google', { ...call, ...body, token: body.idToken }), respond),
  );
  mountOperation(app, 'post', '/fb/login', async ({ body, ...call }, respond) =>
    respondWithSession(await enter('facebook', { ...call, ...body, token: body.idToken }), respond),
  );
  mountOperation(app, 'post', '/ican/login', async ({ body, request, language, address }, respond) => {
    const { accessToken: token, invite } = body;
    return respondWithSession(await enter('app', { token, invite, request, language, address }), respond);
  });
}
