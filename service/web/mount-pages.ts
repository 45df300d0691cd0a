import type { Hono } from 'hono';
import { allowMethods } from '#service/http/allow-methods.ts';
import { handOver } from './token-handoff.ts';
import { answerPage } from './answer-page.ts';
import { type Elsewhere, pageHeaders } from './page-headers.ts';
import type { PageLimits } from './page-limits.ts';
import { pageRenders } from './page-renders.ts';
import { type PageAddresses, pageRoute } from './page-route.ts';
import type { ReadPageRequest, Render, RenderOptions, RenderPage } from './render.ts';
import { streamCompress } from './stream-compress.ts';
import { type ListedAddresses, siteMapRoutes } from './site-map-routes.ts';
import type { SiteMapStore } from './site-map-queries.ts';

/** What the storefront gives, built or from its sources; known here by its shape only. */
export type Storefront = {
  render: Render;
  readPageRequest: ReadPageRequest;
  addresses: ListedAddresses & PageAddresses;
};

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
  /** True as long as the mall has nothing to show. */
  isEmpty: () => Promise<boolean>;
  /** Acts each time something that pages show was changed. */
  onChange: (act: () => void) => void;
  /** Counts where a page came from. */
  pageFrom: (from: 'kept' | 'shared' | 'rendered') => void;
  siteMap: SiteMapStore;
  /** Counts pages per visitor. */
  limits: PageLimits;
  report: (error: unknown, traceId: string) => void;
};

/** Mounts what engines ask for (robots.txt, sitemap) and, for every other address, the server-rendered pages. */
export function mountPages(app: Hono, options: PagesOptions) {
  const { render, readPageRequest, addresses, assets, api, elsewhere, originOf, siteMap } = options;
  const renderPage: RenderPage = ({ address, language, regionId }, asked) =>
    render(
      new Request(asked.origin + address, {
        headers: { cookie: `mall_lang=${language}; mall_region=${regionId}` },
      }),
      { ...asked, ...assets, apiBase: `${asked.origin}/api` },
    );
  siteMapRoutes(app, { siteMap, addresses, originOf });
  app.use('*', pageRoute(addresses));
  app.use('*', streamCompress);
  app.get('*', handOver);
  app.get(
    '*',
    answerPage({
      start: pageRenders(renderPage, api),
      readPageRequest,
      isEmpty: options.isEmpty,
      onChange: options.onChange,
      pageFrom: options.pageFrom,
      limits: options.limits,
      forMs: options.pageCacheMs,
      headersOf: (nonce) => pageHeaders.page(nonce, options.isSecure, elsewhere),
      originOf,
      report: options.report,
    }),
  );
  app.all('*', allowMethods('GET', 'HEAD'));
}
