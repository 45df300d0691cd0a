import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { Refusal } from '#service/domain/refusal.ts';
import { checkSameSite } from '#service/http/cross-site.ts';
import { isAtThisMachine } from '#service/http/visitor.ts';
import type { DeskAccess } from './desk-access.ts';

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
};

const notFound = (c: Context) => c.text('Not found', 404, headers);

/** Browsers send a cookie to every port of a host, so its name holds the port of the shop. */
const cookieOf = (c: Context) => `mall_desk_${new URL(c.req.url).port || '80'}`;

/**
 * Guards everything under /dev. Only calls from this machine are let in, with the desk's secret or the cookie that the printed link
 * sets; all others get 404, and so does everybody when `access` is undefined. A form of another site's page gets 403.
 */
export const devGuard =
  (access: DeskAccess | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (!access || !isAtThisMachine(c)) return notFound(c);
    const isProgram = access.isProgram(c.req.header('authorization'));
    const isKnownBrowser = access.isKnownBrowser(getCookie(c, cookieOf(c)));
    const ticket = c.req.method === 'GET' ? c.req.query('key') : undefined;
    if (ticket !== undefined && (isKnownBrowser || (await access.useTicket(ticket))))
      return letIn(c, access.pass);
    if (!isProgram && !isKnownBrowser) return notFound(c);
    if (!['GET', 'HEAD'].includes(c.req.method) && !isOwnForm(c, isProgram)) {
      return c.text('This form belongs to another page.', 403, headers);
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return undefined;
  };

/** Sets the browser's cookie and redirects to the address without the ticket. */
function letIn(c: Context, pass: string) {
  setCookie(c, cookieOf(c), pass, { path: '/dev', httpOnly: true, sameSite: 'Strict' });
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.redirect(new URL(c.req.url).pathname, 303);
}

/** False for a form that another site's page sends. A program with the secret needs no Origin or Sec-Fetch-Site header. */
function isOwnForm(c: Context, isProgram: boolean): boolean {
  const saysWhence = c.req.header('sec-fetch-site') ?? c.req.header('origin');
  if (isProgram && saysWhence === undefined) return true;
  try {
    checkSameSite(c.req.raw, undefined, false);
    return true;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}
