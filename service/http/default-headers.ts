import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { securityHeaders, strictTransport } from './answer-headers.ts';
import { isSecureOrigin } from './public-origin.ts';
import { isInProcess } from './visitor.ts';

/** Format of a caller's own request id; an id in another format is replaced. */
const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;

type TraceEnv = { Variables: { traceId: string } };

/** Default headers of a response: no scripts, no framing, no caching. */
const defaults = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/**
 * The outermost layer of the HTTP server. Gives each request its id (`traceId`, answered as `X-Request-Id`) and fills in the
 * security and cache headers that an answer does not set itself: redirects, errors, missing files, 405. An answer of 500 or
 * more is never kept. Calls from server rendering inside this process pass untouched.
 */
export function defaultHeaders(publicOrigin: string | undefined): MiddlewareHandler<TraceEnv> {
  const filled = Object.entries({
    ...defaults,
    ...(isSecureOrigin(publicOrigin) && { 'Strict-Transport-Security': strictTransport }),
  });
  return async (c, next) => {
    if (isInProcess(c)) return next();
    const asked = c.req.header('x-request-id');
    const traceId = asked && requestIdPattern.test(asked) ? asked : randomUUID();
    c.set('traceId', traceId);
    await next();
    const { headers } = c.res;
    for (const [name, value] of filled) if (!headers.has(name)) headers.set(name, value);
    if (c.res.status >= 500 && !/no-store/.test(headers.get('Cache-Control') ?? ''))
      headers.set('Cache-Control', 'no-store');
    headers.set('X-Request-Id', traceId);
    return undefined;
  };
}
