import type { MiddlewareHandler } from 'hono';
import { keptByNobody } from './front-cache.ts';

/** What the storefront says of its addresses (src/app/site-addresses.ts); known here by its shape only. */
export type PageAddresses = {
  /** Patterns of the screens that no cache may keep. */
  notStored: readonly string[];
  patternOf: (pathname: string) => string;
};

type RouteEnv = { Variables: { route: string } };

/** Names the screen of an address for the log (`route`), and keeps the pages of a signed-in person out of every cache. */
export function pageRoute({ notStored, patternOf }: PageAddresses): MiddlewareHandler<RouteEnv> {
  const unstored = new Set(notStored);
  return async (c, next) => {
    const route = patternOf(new URL(c.req.url).pathname);
    c.set('route', route);
    await next();
    const { headers } = c.res;
    if (!unstored.has(route)) return;
    if (!headers.get('Cache-Control')?.includes('no-store'))
      headers.set('Cache-Control', 'private, no-store');
    headers.delete('Surrogate-Key');
    for (const [name, value] of Object.entries(keptByNobody)) headers.set(name, value);
  };
}
