import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#service/domain/refusal.ts';
import { checkSameSite } from '#service/http/cross-site.ts';
import { isAtThisMachine } from '#service/http/visitor.ts';

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
};

/**
 * Serves the shop's own tools to this machine's keyboard only: to anybody else they do not exist, and no other page
 * in the browser can send their forms.
 */
export const atThisMachine: MiddlewareHandler = async (c, next) => {
  if (!isAtThisMachine(c)) return c.text('Not found', 404, headers);
  if (!['GET', 'HEAD'].includes(c.req.method)) {
    try {
      checkSameSite(c.req.raw, undefined, false);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return c.text('This form belongs to another page.', 403, headers);
    }
  }
  await next();
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  return undefined;
};
