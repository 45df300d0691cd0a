import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { keptByNobody } from './front-cache.ts';

const permissions =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), browsing-topics=()';

/** The texts of a page's inline scripts and styles, which the policy allows by their hashes. */
export type PageInline = { scripts?: readonly string[]; styles?: readonly string[] };

/** Inline texts as a policy allows them: by hash. A nonce would be the same for everybody who gets a cached page. */
const hashed = (texts: readonly string[] = []) =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/** Third-party origins that pages may connect to. */
export type ThirdPartyOrigins = {
  /** True when readers may sign in with a Google account; `facebook` likewise. */
  google: boolean;
  facebook: boolean;
  /** The origin to which browsers upload pictures; undefined when they upload to the service. */
  storage?: string | undefined;
  /** Origins of the card processor's scripts and frames. */
  cards?: CardOrigins | undefined;
};

type CardOrigins = Record<'scripts' | 'connections' | 'frames' | 'forms', readonly string[]>;

const noCards: CardOrigins = { scripts: [], connections: [], frames: [], forms: [] };

/** Google's script needs a frame and styles of its own; from Facebook pages only fetch a token. */
const googleStyle = 'https://accounts.google.com/gsi/style';
const googleAll = 'https://accounts.google.com/gsi/';
const facebookAll = 'https://graph.facebook.com';

const policy = (
  { scripts, styles }: PageInline,
  secure: boolean,
  { google, facebook, storage, cards = noCards }: ThirdPartyOrigins,
) => {
  const frames = [...(google ? [googleAll] : []), ...cards.frames];
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' ignore the addresses: they allow the processor's script because a script of ours loads it.
    ['script-src', ...hashed(scripts), "'strict-dynamic'", ...cards.scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...hashed(styles), ...(google ? [googleStyle] : [])].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", google && googleAll, facebook && facebookAll, storage, ...cards.connections]
      .filter(Boolean)
      .join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...cards.forms].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Google's and Stripe's scripts create Trusted Types policies under names that they choose, so with them any name is allowed.
    // Stripe is allowed on every page, as Google is: the storefront opens the payment without loading a new document, so the
    // policy of the first page applies there, too.
    `trusted-types ${google || cards.scripts.length > 0 ? '*' : 'mall-entry mall-html'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

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

/**
 * The headers of a page: a browser asks again each time, and a shared cache keeps the page only where `pageInFront` replaces the
 * header.
 */
const page = (inline: PageInline, secure: boolean, elsewhere: ThirdPartyOrigins): Record<string, string> => ({
  ...everywhere,
  ...keptByNobody,
  'content-security-policy': policy(inline, secure, elsewhere),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Cookie',
  // Google's sign-in opens a popup, which must reach its opener.
  'cross-origin-opener-policy': elsewhere.google ? 'same-origin-allow-popups' : 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

export const pageHeaders = { file, page };
