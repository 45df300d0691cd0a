import type { Hono } from 'hono';
import { handOver } from './pages/hand-over.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { Elsewhere } from './pages/page-headers.ts';
import type { Render, RenderOptions, RenderPage } from './pages/render.ts';
import { streamCompress } from './pages/stream-compress.ts';
import { type ListedAddresses, siteMapRoutes } from './routes/site-map.ts';
import type { SiteMapStore } from './store/site-map.ts';

/** What the storefront gives, built or from its sources; known here by its shape only. */
export type Storefront = { render: Render; addresses: ListedAddresses };

type PagesOptions = Storefront & {
  assets: Pick<RenderOptions, 'assetsOf' | 'entry'>;
  /** Asks the service in this process. */
  api: (request: Request) => Promise<Response>;
  pageCacheMs: number;
  /** Who else signs readers in: their scripts and answers are let into the pages. */
  elsewhere: Elsewhere;
  /** The origin that a page names as its own. */
  originOf: (request: Request) => string;
  /** Shoppers reach the shop by https. */
  isSecure: boolean;
  siteMap: SiteMapStore;
  report: (error: unknown) => void;
};

/** Mounts what engines ask for (robots.txt, sitemap) and, for every other address, the server-rendered pages. */
export function mountPages(
  app: Hono,
  {
    render,
    addresses,
    assets,
    api,
    pageCacheMs,
    elsewhere,
    originOf,
    isSecure,
    siteMap,
    report,
  }: PagesOptions,
) {
  const renderPage: RenderPage = (request, nonce) =>
    render(request, {
      api,
      apiBase: new URL('/api', request.url).href,
      origin: originOf(request),
      ...assets,
      nonce,
      report,
    });
  siteMapRoutes(app, { siteMap, addresses, originOf });
  app.use('*', streamCompress);
  app.get('*', handOver);
  app.get('*', createPageCache({ renderPage, forMs: pageCacheMs, elsewhere, originOf, isSecure }));
}
