import { shownKey } from '#service/platform/front-purge.ts';
import { hasSessionCookie } from '#service/http/session-cookies.ts';

/** What a shared cache in front of the shop may do with an answer (RFC 9213); browsers do not read it. */
const header = 'cdn-cache-control';

/** The header of an answer that no shared cache may keep. */
export const keptByNobody = { [header]: 'no-store' };

const good = 200;

/** True where nothing in a request names a person: neither a token nor the cookies of a session. */
const isAnonymous = ({ headers }: Request): boolean =>
  !headers.has('authorization') && !hasSessionCookie(headers.get('cookie') ?? '');

/**
 * What a shared cache may do with a page: a whole one, asked for by nobody in particular, may be kept for half a minute and
 * answered for as long again while it is asked for anew. So a price is a minute old at most.
 */
export const pageInFront = (request: Request, { status, complete }: { status: number; complete: boolean }) =>
  status === good && complete && isAnonymous(request)
    ? { [header]: 's-maxage=30, stale-while-revalidate=30', 'surrogate-key': shownKey }
    : keptByNobody;
