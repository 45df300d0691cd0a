import { gunzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { securityHeaders } from '#service/http/answer-headers.ts';
import type { SiteMapStore } from './site-map-queries.ts';
import { type Entry, indexFile, packed, urlFile } from './site-map-file.ts';

/** The storefront's addresses that the sitemap lists (`open`) or robots.txt forbids (`hidden`). */
export type ListedAddresses = {
  open: readonly string[];
  hidden: readonly string[];
  product: (prodId: number) => string;
  category: (categoryId: number, name: string) => string;
  newest: (categoryId: number, name: string) => string;
  tag: (tagId: number, title: string) => string;
  shop: (shopId: number, name: string) => string;
};

type SiteMapParts = {
  siteMap: SiteMapStore;
  addresses: ListedAddresses;
  /** The mall's origin, such as `https://shop.example`. */
  originOf: (request: Request) => string;
};

const keptMs = 600_000;
const keptBytes = 8_000_000;
const headers = { ...securityHeaders, 'Cache-Control': 'public, max-age=3600' };

/** GET /robots.txt, /sitemap.xml and its files: one of screens, categories, tags and shops, and as many as the products need. */
export function siteMapRoutes(app: Hono, { siteMap, addresses, originOf }: SiteMapParts) {
  const kept = new LRUCache<string, Buffer>({
    max: 50,
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length + 1,
    ttl: keptMs,
    fetchMethod: (_key, _old, { context }) => (context as () => Promise<Buffer>)(),
  });

  /** Answers a file, which is written at most once in ten minutes and cached as gzip. */
  async function answer(c: Context, write: (origin: string) => AsyncIterable<string>) {
    const origin = originOf(c.req.raw);
    const make = () => packed(write(origin));
    const file = (await kept.fetch(origin + c.req.path, { context: make })) ?? (await make());
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    const sent = {
      ...headers,
      'Content-Type': 'application/xml; charset=utf-8',
      Vary: 'Accept-Encoding',
      ...(takesGzip && { 'Content-Encoding': 'gzip' }),
    };
    return new Response(new Uint8Array(takesGzip ? file : gunzipSync(file)), { headers: sent });
  }

  app.get('/robots.txt', (c) => {
    const hidden = addresses.hidden.map((path) => `Disallow: ${path}\n`).join('');
    const text = `User-agent: *\n${hidden}\nSitemap: ${originOf(c.req.raw)}/sitemap.xml\n`;
    return c.text(text, 200, headers);
  });

  app.get('/sitemap.xml', (c) =>
    answer(c, async function* (origin) {
      const parts = await siteMap.productParts();
      yield* indexFile([
        `${origin}/sitemap/places.xml`,
        ...Array.from({ length: parts }, (_, place) => `${origin}/sitemap/products-${place + 1}.xml`),
      ]);
    }),
  );

  app.get('/sitemap/places.xml', (c) =>
    answer(c, (origin) =>
      urlFile(origin, async function* () {
        yield addresses.open.map((path) => ({ path }));
        const [categories, tags, shops] = await Promise.all([
          siteMap.categories(),
          siteMap.tags(),
          siteMap.shops(),
        ]);
        yield categories.flatMap(({ categoryId, name }): Entry[] => [
          { path: addresses.category(categoryId, name) },
          { path: addresses.newest(categoryId, name) },
        ]);
        yield tags.map(({ tagId, title }) => ({ path: addresses.tag(tagId, title) }));
        yield shops.map(({ shopId, name }) => ({ path: addresses.shop(shopId, name) }));
      }),
    ),
  );

  app.get('/sitemap/:file{products-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    if (part > (await siteMap.productParts())) return c.text('Not found', 404);
    return answer(c, (origin) =>
      urlFile(origin, async function* () {
        for await (const batch of siteMap.products(part)) {
          yield batch.map(({ prodId, changed }) => ({ path: addresses.product(prodId), changed }));
        }
      }),
    );
  });
  app.get('/sitemap/*', (c) => c.text('Not found', 404));
}
