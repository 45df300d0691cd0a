import type { Hono } from 'hono';
import { allowMethods } from '#service/http/allow-methods.ts';
import { tokenHandoff } from './token-handoff.ts';
import { answerPage } from './answer-page.ts';
import { gzipPages } from './gzip-pages.ts';
import { type ThirdPartyOrigins, pageHeaders } from './page-headers.ts';
import type { PageLimits } from './page-limits.ts';
import { pageRenders } from './page-renders.ts';
import { type PageAddresses, pageRoute, rulesPath } from './page-route.ts';
import type { AskService, ReadPageRequest, Render, RenderOptions, RenderPage } from './render.ts';
import { type ListedAddresses, siteMapRoutes } from './site-map-routes.ts';
import type { SiteMapStore } from './site-map-queries.ts';

/** Interface of the storefront, built or from its sources; typed here because the service does not import it. */
export type Storefront = {
  render: Render;
  readPageRequest: ReadPageRequest;
  addresses: ListedAddresses & PageAddresses;
  speculationRules: object;
};

type PagesOptions = Storefront & {
  assets: Pick<RenderOptions, 'assetsOf' | 'entry'>;
  /** Asks the service in this process. */
  api: AskService;
  pageCacheMs: number;
  /** The other companies whose scripts, frames and answers the pages allow (Content-Security-Policy). */
  elsewhere: ThirdPartyOrigins;
  /** The mall's origin for links in pages. */
  originOf: (request: Request) => string;
  /** True when shoppers reach the mall by https. */
  isSecure: boolean;
  /** True while the catalog is empty. */
  isEmpty: () => Promise<boolean>;
  /** Registers a callback for every change of data that pages show. */
  onChange: (act: () => void) => void;
  /** Counts whether a page came from the cache or was rendered. */
  pageFrom: (from: 'kept' | 'shared' | 'rendered') => void;
  siteMap: SiteMapStore;
  /** Counts pages per visitor. */
  limits: PageLimits;
  report: (error: unknown, traceId: string) => void;
};

/** Mounts robots.txt, the sitemap and, for every other address, the server-rendered pages. */
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
  const rules = JSON.stringify(options.speculationRules);
  app.get(rulesPath, pageHeaders.file, (c) =>
    c.body(rules, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  app.use('*', pageRoute(addresses));
  app.use('*', gzipPages);
  app.get('*', tokenHandoff);
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
      headersOf: (inline) => pageHeaders.page(inline, options.isSecure, elsewhere),
      originOf,
      report: options.report,
    }),
  );
  app.all('*', allowMethods('GET', 'HEAD'));
}
