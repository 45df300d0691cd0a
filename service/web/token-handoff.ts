import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import agreed from '#openapi/token-handoff.json' with { type: 'json' };

const { facebookReturn, tabKey } = agreed;

/** The browser's globals that `takeOut` uses; it does not run in the service. */
declare const window: {
  location: { href: string; replace: (address: string) => void };
  sessionStorage: { setItem: (key: string, value: string) => void };
};

/**
 * Moves the app's token (S7.32, Z32) or Facebook's response (in the query or the fragment) from the address to session storage,
 * then opens the address without it. Sent to the browser as text, so it must use nothing from outside itself.
 */
function takeOut(isFacebook: boolean, key: string) {
  const url = new URL(window.location.href);
  const handed = isFacebook
    ? { facebook: (url.search || url.hash).slice(1) }
    : { icanToken: url.searchParams.get('icanToken') };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(handed));
  } catch {
    // Without session storage the token is dropped.
  }
  url.searchParams.delete('icanToken');
  window.location.replace(isFacebook ? '/' : url.href);
}

/** Answers an address with a token by a page that loads no file, so that the token is in no Referer header. */
export const tokenHandoff: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  const isFacebook = pathname.toLowerCase().replace(/\/+$/, '') === facebookReturn;
  if (!isFacebook && !searchParams.has('icanToken')) return next();
  const nonce = randomBytes(16).toString('base64');
  const script = `(${takeOut.toString()})(${isFacebook}, ${JSON.stringify(tabKey)})`;
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>iCan Mall</title><script nonce="${nonce}">${script}</script></head><body></body></html>`,
    200,
    {
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  );
};
