import { shownKey } from '#service/platform/front-purge.ts';
import { hasSessionCookie } from '#service/http/session-cookies.ts';

/** The header for shared caches in front of the mall (RFC 9213); browsers do not read it. */
const header = 'cdn-cache-control';

/** The header of an answer that no shared cache may keep. */
export const keptByNobody = { [header]: 'no-store' };

const good = 200;

/** True when a request has neither a bearer token nor session cookies. */
const isAnonymous = ({ headers }: Request): boolean =>
  !headers.has('authorization') && !hasSessionCookie(headers.get('cookie') ?? '');

/**
 * The cache header of a page for shared caches. A complete page for an anonymous request may be kept for 30 seconds, and answered
 * for 30 more while the cache fetches it again. So a price is a minute old at most.
 */
export const pageInFront = (request: Request, { status, complete }: { status: number; complete: boolean }) =>
  status === good && complete && isAnonymous(request)
    ? { [header]: 's-maxage=30, stale-while-revalidate=30', 'surrogate-key': shownKey }
    : keptByNobody;
