import type { MiddlewareHandler } from 'hono';
import { keptByNobody } from './front-cache.ts';

/** Interface of the storefront's addresses (src/app/site-addresses.ts), which the service does not import. */
export type PageAddresses = {
  /** Patterns of the screens that no cache may keep. */
  notStored: readonly string[];
  /** Patterns of the screens from which the browser may prerender pages. */
  browsed: readonly string[];
  patternOf: (pathname: string) => string;
};

type RouteEnv = { Variables: { route: string } };

/** The address of the speculation rules: which pages the browser may prerender (src/app/speculation-rules.ts). */
export const rulesPath = '/speculation-rules.json';
const found = 200;

/**
 * Sets `route`, the pattern of the address, for the log; forbids every cache to keep the screens of `notStored`; and names the
 * rules for prerendering to the browser on the screens of `browsed`.
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
