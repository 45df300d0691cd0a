import { mountPages } from '#service/web/mount-pages.ts';
import { isSecureOrigin } from '#service/http/public-origin.ts';
import { ownOrigin } from '#service/web/own-origin.ts';
import type { ThirdPartyOrigins } from '#service/web/page-headers.ts';
import type { Render } from '#service/web/render.ts';
import { addresses, readPageRequest, render, speculationRules } from '#src/app/entry.server.tsx';
import { openMall } from '../catalog/mall.ts';

type PagesOptions = {
  publicOrigin?: string;
  pageCacheMs?: number;
  elsewhere?: ThirdPartyOrigins;
  databaseUrl?: string;
  sample?: number;
  rateLimitFactor?: number;
  /** Stands around the rendering, to count or to break it. */
  around?: (render: Render) => Render;
};

export type Pages = Awaited<ReturnType<typeof openPages>>;

/** The mall with its pages, rendered from their sources. */
export async function openPages({
  publicOrigin,
  pageCacheMs = 0,
  elsewhere = { google: false, facebook: false },
  around = (inner) => inner,
  ...place
}: PagesOptions = {}) {
  const mall = await openMall(place);
  const faults: unknown[] = [];
  const traceIds: (string | undefined)[] = [];
  const { app, askInProcess, pageLimits, siteMap } = mall.service;
  mountPages(app, {
    render: around(render),
    readPageRequest,
    addresses,
    speculationRules,
    assets: { entry: [], assetsOf: () => ({ css: [], preload: [] }) },
    api: askInProcess,
    pageCacheMs,
    elsewhere,
    originOf: ownOrigin({ publicOrigin, port: 3000 }),
    isSecure: isSecureOrigin(publicOrigin),
    isEmpty: async () => false,
    onChange: () => {},
    pageFrom: () => {},
    siteMap,
    limits: pageLimits,
    report(fault, traceId) {
      faults.push(fault);
      traceIds.push(traceId);
    },
  });
  return {
    mall,
    /** What went wrong inside while pages were rendered. */
    faults,
    /** The numbers under which that was reported. */
    traceIds,
    async open(path: string, headers: Record<string, string> = {}, host = 'localhost:3000') {
      const answer = await app.request(`http://${host}${path}`, { headers, redirect: 'manual' });
      return { status: answer.status, to: answer.headers.get('location'), headers: answer.headers, answer };
    },
    async read(path: string, headers: Record<string, string> = {}, host?: string) {
      const { status, to, answer } = await this.open(path, headers, host);
      return { status, to, ...headOf(await answer.text()) };
    },
    close: () => mall.close(),
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** What a page says of itself. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, , text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
    ),
  );
  const all = (name: string) =>
    tags.filter((tag) => tag.name === name || tag.property === name).map(({ content }) => content);
  return {
    html,
    title: unescaped(/<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''),
    heading: /<h1/.test(html),
    all,
    meta: (name: string) => all(name)[0],
    canonical: tags.find(({ rel }) => rel === 'canonical')?.href,
    alternates: tags
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => `${hreflang} ${href}`),
    things: [...head.matchAll(/<script[^>]*type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}
