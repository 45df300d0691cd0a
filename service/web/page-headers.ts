import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { keptByNobody } from './front-cache.ts';

const permissions =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), browsing-topics=()';

/** What a page has inline, as it stands in it: scripts that it runs, and styles. */
export type PageInline = { scripts?: readonly string[]; styles?: readonly string[] };

/** How a policy names an inline text. A nonce would be the same for all who share a cached page. */
const hashed = (texts: readonly string[] = []) =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/** Third-party origins that pages may connect to. */
export type ThirdPartyOrigins = {
  /** Readers may sign in by an account there. */
  google: boolean;
  facebook: boolean;
  /** The origin that browsers send pictures to, when that is another one. */
  storage?: string | undefined;
  /** Origins of the card processor's scripts and frames. */
  cards?: CardOrigins | undefined;
};

type CardOrigins = Record<'scripts' | 'connections' | 'frames' | 'forms', readonly string[]>;

const noCards: CardOrigins = { scripts: [], connections: [], frames: [], forms: [] };

/** Google's script brings a frame and styles of its own; Facebook is only asked for a token. */
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
    // Browsers that know 'strict-dynamic' leave the addresses out; a script of ours brings that of the processor.
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
    // Google's and Stripe's scripts make policies of their own, under names that they choose: with them any name may be, and
    // naming ours beside that would say nothing. Stripe is let in everywhere, as Google is: shoppers come to paying without a
    // new document, and then the policy of the page on which they came in holds.
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
 * The headers of a page that anybody may see: a browser asks again each time, and a shared cache keeps it only where
 * `pageInFront` says so.
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
