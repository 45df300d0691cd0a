import type { Hono } from 'hono';
import { createPageCache } from './pages/page-cache.ts';
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
  /** The address that shoppers type; undefined takes each request's own. */
  publicOrigin: string | undefined;
  siteMap: SiteMapStore;
  /** Where browsers send pictures, when that is another origin. */
  storage?: string | undefined;
  report: (error: unknown) => void;
};

/** Mounts what engines ask for (robots.txt, sitemap) and, for every other address, the server-rendered pages. */
export function mountPages(
  app: Hono,
  { render, addresses, assets, api, pageCacheMs, publicOrigin, siteMap, storage, report }: PagesOptions,
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
  app.use('*', streamCompress);
  app.get('*', createPageCache({ renderPage, forMs: pageCacheMs, storage }));
}
