import tokenHandoff from '#openapi/token-handoff.json' with { type: 'json' };
import type { SocialToken } from '#src/data/auth/auth.mutations.ts';
import type { KeyValueStorage } from '#src/state/storage.ts';

/** What is kept of a reader who has gone to Facebook: proof that the answer is for this tab, and where to go on. */
export type FacebookTrip = { appId: string; state: string; verifier: string; path: string };

const tripKey = 'mall.facebook';
const dialog = 'https://www.facebook.com/v23.0/dialog/oauth';
const exchange = 'https://graph.facebook.com/v23.0/oauth/access_token';

const written = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const chance = () => written(crypto.getRandomValues(new Uint8Array(32)));

/** Where Facebook sends the reader back to; the service takes the answer out of the address. */
const backTo = () => window.location.origin + tokenHandoff.facebookReturn;

/** The address of Facebook's question, by OpenID Connect's code with PKCE: no script of theirs, no secret of ours. */
export async function facebookAddress(tab: KeyValueStorage, appId: string): Promise<string> {
  const trip: FacebookTrip = {
    appId,
    state: chance(),
    verifier: chance(),
    path: window.location.pathname + window.location.search,
  };
  tab.write(tripKey, trip);
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(trip.verifier));
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: backTo(),
    response_type: 'code',
    scope: 'openid email',
    state: trip.state,
    nonce: trip.state,
    code_challenge: written(new Uint8Array(challenge)),
    code_challenge_method: 'S256',
  });
  return `${dialog}?${query.toString()}`;
}

/** The trip that is under way, given once. */
export function takeTrip(tab: KeyValueStorage): FacebookTrip | undefined {
  const trip = tab.read<FacebookTrip>(tripKey);
  tab.remove(tripKey);
  return trip;
}

/** What Facebook says of the reader, for the code that it sent back. */
export async function facebookToken(
  { appId, state, verifier }: FacebookTrip,
  answer: URLSearchParams,
): Promise<SocialToken> {
  const code = answer.get('code');
  if (!code || answer.get('state') !== state) throw new Error('Facebook did not let the reader in');
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: backTo(),
    code_verifier: verifier,
    code,
  });
  const got = await fetch(`${exchange}?${query.toString()}`, { referrerPolicy: 'no-referrer' });
  const { id_token: idToken } = (await got.json()) as { id_token?: string };
  if (!idToken) throw new Error('Facebook gave no token');
  return { idToken, nonce: state };
}
