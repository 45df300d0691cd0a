import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { mountPages, type Storefront } from './mount-pages.ts';
import { type ThirdPartyOrigins, pageHeaders } from './page-headers.ts';
import type { PageLimits } from './page-limits.ts';
import type { AskService } from './render.ts';
import type { SiteMapStore } from './site-map-queries.ts';

type ManifestEntry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, ManifestEntry>;

/** The built storefront as it is loaded. */
type LoadedStorefront = { client: string; manifest: Manifest; built: Storefront };

type StorefrontOptions = LoadedStorefront & {
  /** Asks the service in this process. */
  api: AskService;
  /** Milliseconds for which a page is answered from the cache; 0 renders every page. */
  pageCacheMs: number;
  /** The other companies whose scripts, frames and answers pages need. */
  elsewhere: ThirdPartyOrigins;
  /** The mall's origin for links in pages, such as `https://shop.example`. */
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

/** Finds the built files that source modules need, in the build's manifest. */
function assetsFrom(manifest: Manifest) {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const entry = `/${manifest[entryKey]?.file}`;
  const known = new Map<string, { css: string[]; preload: string[] }>();
  const collect = (modules: string[]) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      const found = manifest[key];
      if (!found || seen.has(key)) return;
      seen.add(key);
      found.imports?.forEach(visit);
      scripts.add(`/${found.file}`);
      found.css?.forEach((file) => styles.add(`/${file}`));
    };
    [entryKey, ...modules].forEach(visit);
    scripts.delete(entry);
    return { css: [...styles], preload: [...scripts] };
  };
  return {
    entry: [entry],
    assetsOf(modules: string[]) {
      const key = modules.join('\n');
      const assets = known.get(key) ?? collect(modules);
      known.set(key, assets);
      return assets;
    },
  };
}

/** Loads the built storefront from its folder (`dist`). */
export async function loadStorefront(dist: string): Promise<LoadedStorefront> {
  const client = join(dist, 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const built = (await import(pathToFileURL(join(dist, 'server/entry.server.js')).href)) as Storefront;
  return { client, manifest, built };
}

/** Leaves out the date of a file: nobody asks by it whether a file has changed, since the names of those that may say so. */
const undated: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.delete('last-modified');
};

/** Mounts the built storefront: its files and, for every other address, its server-rendered pages. */
export function mountStorefront(app: Hono, { client, manifest, built, ...options }: StorefrontOptions) {
  const { entry, assetsOf } = assetsFrom(manifest);
  const files = serveStatic({
    root: client,
    precompressed: true,
    onFound: (path, c) =>
      c.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });
  for (const path of ['/assets/*', '/favicon.svg', '/share.png'])
    app.use(path, pageHeaders.file, undated, files);
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('/favicon.ico', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect('/favicon.svg', 301);
  });

  mountPages(app, { ...built, ...options, assets: { assetsOf, entry } });
}
