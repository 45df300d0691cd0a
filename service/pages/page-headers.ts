import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const permissions =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), browsing-topics=()';

/** A new number for each page, by which the browser knows our scripts. */
export const newNonce = () => randomBytes(16).toString('base64');

const policy = (nonce: string, secure: boolean, storage: string | undefined) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", storage].filter(Boolean).join(' '),
    "frame-src 'none'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const file: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(everywhere)) c.res.headers.set(name, value);
  c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
};

/** The headers of a page that anybody may see; `storage` is the origin that pictures are sent to where it is another one (reliability: no shared cache keeps HTML, a browser asks again). */
const page = (nonce: string, secure: boolean, storage?: string): Record<string, string> => ({
  ...everywhere,
  'content-security-policy': policy(nonce, secure, storage),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Cookie',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

export const pageHeaders = { file, page };
