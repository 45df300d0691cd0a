import type { Hono } from 'hono';
import type { Database } from '#service/db/database.ts';
import { askInProcess } from '#service/http/in-process.ts';
import type { RateLimits } from '#service/platform/rate-limits.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { pageLimits } from '#service/web/page-limits.ts';
import { siteMapStore } from '#service/web/site-map-queries.ts';

type PageDoorParts = {
  app: Hono;
  database: Database;
  regions: RegionStore;
  limits: RateLimits;
  trustedProxies: number;
};

/** Interface of the service for the storefront's pages. */
export const pageDoor = ({ app, database, regions, limits, trustedProxies }: PageDoorParts) => ({
  /** Calls a public operation from server rendering, without limits and user. */
  askInProcess: (request: Request) => askInProcess(app.fetch, request),
  /** Rate limits of pages; a search page counts as a search. */
  pageLimits: pageLimits(limits, trustedProxies),
  /** True while the catalog is empty. */
  isEmpty: regions.isEmpty,
  /** The addresses of the sitemap. */
  siteMap: siteMapStore(database.reads?.db ?? database.db, regions),
});
