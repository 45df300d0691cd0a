import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { Plugin } from 'vite';
import type { Storefront } from './mount-pages.ts';
import { tokenHandoff } from './token-handoff.ts';
import { siteMapRoutes } from './site-map-routes.ts';
import type { AskService } from './render.ts';
import type { SiteMapStore } from './site-map-queries.ts';

type DevStorefrontOptions = {
  api: AskService;
  /** The mall's origin for links in pages. */
  originOf: (request: Request) => string;
  siteMap: SiteMapStore;
  report: (error: unknown) => void;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Modules that only the server has loaded (heads, parts that are not hydrated) cannot be hot-replaced, so the page
 * is reloaded.
 */
const reloadRendered: Plugin = {
  name: 'mall:reload-rendered',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { moduleGraph, hot } = server.environments.client;
    const loaded = [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ type }) => type === 'js');
    if (!loaded) hot.send({ type: 'full-reload' });
  },
};

/**
 * Reads the storefront from its sources, with hot reload; `server` carries the news of changes to browsers. Returns what mounts it, which in
 * turn returns the request listener that must run before the service's own.
 */
export async function loadDevStorefront(server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    plugins: [reloadRendered],
  });
  const { addresses } = (await vite.ssrLoadModule('/src/app/entry.server.tsx')) as Storefront;
  return (app: Hono, { api, originOf, siteMap, report }: DevStorefrontOptions) => {
    siteMapRoutes(app, { siteMap, addresses, originOf });
    app.get('*', tokenHandoff);
    app.get('*', async (c) => {
      try {
        const { render } = (await vite.ssrLoadModule('/src/app/entry.server.tsx')) as Storefront;
        const page = await render(c.req.raw, {
          api,
          apiBase: new URL('/api', c.req.url).href,
          origin: originOf(c.req.raw),
          assetsOf: () => ({ css: ['/src/design-system/tokens/app.css'], preload: [] }),
          entry: ['/@vite/client', '/src/app/entry.client.tsx'],
          report,
        });
        // Hot reload needs inline scripts and eval, which the built shop's Content-Security-Policy forbids.
        const headers = {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': "frame-ancestors 'none'",
          ...(page.location !== null && { Location: page.location }),
        };
        return new Response(page.html?.join('') ?? null, { status: page.status, headers });
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        report(error);
        return c.text(String((error as Error).stack), 500);
      }
    });
    const own = /^\/(api|media|dev)(\/|$)/;
    return (service: Listener): Listener =>
      (request, response) => {
        if (own.test(request.url ?? '')) service(request, response);
        else vite.middlewares(request, response, () => service(request, response));
      };
  };
}
