import { hash } from 'node:crypto';
import { shownKey } from '#service/platform/front-purge.ts';
import type { OperationDescription } from './description.ts';

const cacheControl = {
  'public-long': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
  'public-short': 'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
  private: 'private, no-store',
} as const;

/**
 * `CDN-Cache-Control` by cache class: replaces `Cache-Control` for shared caches in front of the mall (RFC 9213). Answers with prices
 * and stock (`public-short`) are a minute old at most, as pages are.
 */
const inFront = {
  'public-long': 's-maxage=3600, stale-while-revalidate=3600',
  'public-short': 's-maxage=30, stale-while-revalidate=30',
} as const;

/** Headers that every answer of the API carries. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** `Strict-Transport-Security`, sent when the public origin is https. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** The `Cache-Control` for a request with a token: the reader's browser may keep a public answer, shared caches may not. */
const ownCopy = (control: string) =>
  control.replace('public', 'private').replace(/, (?:s-maxage|stale-while-revalidate)=\d+/g, '');

/**
 * Sets the cache headers of an answer by its cache class; an answer that the reader already has (`asked.known`, If-None-Match) becomes
 * a 304. `asked.authorization` is the token that a signed-in reader sends with public calls, too (S7.6); `asked.text` is the body,
 * undefined when it has to be read from the response.
 */
export async function withCache(
  response: Response,
  { cache }: OperationDescription,
  asked: { known: string | undefined; authorization: string | undefined; text: string | undefined },
): Promise<Response> {
  const isPublic = cache !== 'private' && response.status < 400;
  const { headers } = response;
  const control = isPublic ? cacheControl[cache] : cacheControl.private;
  headers.set('Cache-Control', asked.authorization === undefined ? control : ownCopy(control));
  headers.set('Vary', cache === 'private' ? 'Accept-Language, Authorization' : 'Accept-Language');
  const isShared = isPublic && asked.authorization === undefined;
  headers.set('CDN-Cache-Control', isShared ? inFront[cache] : 'no-store');
  if (isShared) headers.set('Surrogate-Key', shownKey);
  if (!isPublic) return response;
  const text = asked.text ?? (await response.clone().text());
  const tag = `W/"${hash('sha1', text, 'base64url')}"`;
  headers.set('ETag', tag);
  const matches = asked.known?.split(',').some((one) => one.trim() === tag || one.trim() === '*');
  if (!matches) return response;
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}
