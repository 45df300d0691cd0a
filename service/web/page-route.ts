import type { MiddlewareHandler } from 'hono';
import { keptByNobody } from './front-cache.ts';

/** What the storefront says of its addresses (src/app/site-addresses.ts); known here by its shape only. */
export type PageAddresses = {
  /** Patterns of the screens that no cache may keep. */
  notStored: readonly string[];
  /** Patterns of the screens from which the browser may prerender pages. */
  browsed: readonly string[];
  patternOf: (pathname: string) => string;
};

type RouteEnv = { Variables: { route: string } };

/** The address of what the browser may prerender (src/app/speculation-rules.ts). */
export const rulesPath = '/speculation-rules.json';
const found = 200;

/**
 * Names the screen of an address for the log (`route`), keeps the pages of a signed-in person out of every cache, and tells
 * the browser of those on which one looks around where the rules for prerendering are.
 */
export function pageRoute({ notStored, browsed, patternOf }: PageAddresses): MiddlewareHandler<RouteEnv> {
  const unstored = new Set(notStored);
  const withRules = new Set(browsed);
  return async (c, next) => {
    const route = patternOf(new URL(c.req.url).pathname);
    c.set('route', route);
    await next();
    const { headers } = c.res;
    if (withRules.has(route) && c.res.status === found) headers.set('Speculation-Rules', `"${rulesPath}"`);
    if (!unstored.has(route)) return;
    if (!headers.get('Cache-Control')?.includes('no-store'))
      headers.set('Cache-Control', 'private, no-store');
    headers.delete('Surrogate-Key');
    for (const [name, value] of Object.entries(keptByNobody)) headers.set(name, value);
  };
}
