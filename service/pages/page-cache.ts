import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { type Elsewhere, newNonce, pageHeaders } from './page-headers.ts';
import type { RenderPage } from './render.ts';
import { packWhole } from './stream-compress.ts';

type PageCacheOptions = {
  renderPage: RenderPage;
  forMs: number;
  elsewhere: Elsewhere;
  originOf: (request: Request) => string;
  isSecure: boolean;
};
type Kept = { status: number; html: string; nonce: string };

const keptMax = 500;
const longestKey = 400;

/**
 * Answers pages. An anonymous page depends on its address, the language and the region only, so it may be answered
 * again for a few seconds (R7); each answer gets its own nonce in place of the one that it was rendered with.
 */
export function createPageCache({ renderPage, forMs, elsewhere, originOf, isSecure }: PageCacheOptions) {
  const kept = new LRUCache<string, Kept>({ max: keptMax, ttl: Math.max(1, forMs) });

  return async (c: Context): Promise<Response> => {
    const key = keyOf(c, originOf(c.req.raw));
    const nonce = newNonce();
    const headers = pageHeaders.page(nonce, isSecure, elsewhere);
    const page = forMs > 0 ? kept.get(key) : undefined;
    if (page) {
      const html = page.html.replaceAll(page.nonce, nonce);
      const packed = packWhole(html, c.req.header('accept-encoding'));
      if (!packed) return new Response(html, { status: page.status, headers });
      return new Response(new Uint8Array(packed), {
        status: page.status,
        headers: { ...headers, 'content-encoding': 'br', vary: `${headers.vary}, Accept-Encoding` },
      });
    }

    const answer = await renderPage(c.req.raw, nonce);
    const location = answer.headers.get('location');
    if (location) return c.redirect(location, answer.status as 301 | 302 | 308);
    if (answer.status !== 200 || forMs === 0 || key.length > longestKey || !answer.body) {
      return new Response(answer.body, { status: answer.status, headers });
    }
    const [now, later] = answer.body.tee();
    void new Response(later)
      .text()
      .then((html) => kept.set(key, { status: 200, html, nonce }))
      .catch(() => undefined);
    return new Response(now, { status: 200, headers });
  };
}

/** The origin is a part of it, because pages name their own address. */
const keyOf = (c: Context, origin: string) => {
  const { pathname, search } = new URL(c.req.url);
  const language = getCookie(c, 'mall_lang') ?? c.req.header('accept-language') ?? '';
  return [origin + pathname + search, language, getCookie(c, 'mall_region') ?? ''].join('\n');
};
