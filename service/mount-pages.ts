import type { Hono } from 'hono';
import { allowMethods } from './http/allow-methods.ts';
import { handOver } from './pages/hand-over.ts';
import { createPageCache } from './pages/page-cache.ts';
import { type PageAddresses, pageRoute } from './pages/page-route.ts';
import type { Elsewhere } from './pages/page-headers.ts';
import type { Render, RenderOptions, RenderPage } from './pages/render.ts';
import { streamCompress } from './pages/stream-compress.ts';
import { type ListedAddresses, siteMapRoutes } from './routes/site-map.ts';
import type { SiteMapStore } from './store/site-map.ts';

/** What the storefront gives, built or from its sources; known here by its shape only. */
export type Storefront = { render: Render; addresses: ListedAddresses & PageAddresses };

type PagesOptions = Storefront & {
  assets: Pick<RenderOptions, 'assetsOf' | 'entry'>;
  /** Asks the service in this process. */
  api: (request: Request) => Promise<Response>;
  pageCacheMs: number;
  /** Who else signs readers in: their scripts and answers are let into the pages. */
  elsewhere: Elsewhere;
  /** The address that shoppers type; undefined takes each request's own. */
  publicOrigin: string | undefined;
  siteMap: SiteMapStore;
  report: (error: unknown) => void;
};

/** Mounts what engines ask for (robots.txt, sitemap) and, for every other address, the server-rendered pages. */
export function mountPages(
  app: Hono,
  { render, addresses, assets, api, pageCacheMs, elsewhere, publicOrigin, siteMap, report }: PagesOptions,
) {
  const originOf = (request: Request) => publicOrigin ?? new URL(request.url).origin;
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
  app.use('*', pageRoute(addresses));
  app.use('*', streamCompress);
  app.get('*', handOver);
  app.get('*', createPageCache({ renderPage, forMs: pageCacheMs, elsewhere }));
  app.all('*', allowMethods('GET', 'HEAD'));
}
