import { Refusal } from '#service/domain/refusal.ts';
import { carriesIdentity } from './browser-cookies.ts';

/**
 * Refuses a state-changing call that another site's page sends with our cookies (CSRF). A valid bearer token is
 * accepted, because no other site can have one.
 */
export function checkSameSite(request: Request, publicOrigin: string | undefined, hasBearer: boolean) {
  if (hasBearer) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null) {
    if (site === 'same-origin') return;
  } else if (origin !== null) {
    if (publicOrigin ? origin === publicOrigin : new URL(request.url).host === hostOf(origin)) return;
  } else if (!carriesIdentity(request)) {
    return;
  }
  throw new Refusal('request.cross_site');
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
