import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { catalogStore } from './queries.ts';
import { catalogRoutes } from './routes.ts';

type CatalogParts = { db: Db; clock: Clock; regions: RegionStore };

/** Categories, lists of products, and a product's page. */
export const catalogModule = ({ db, clock, regions }: CatalogParts): Module => ({
  mount: (api) => catalogRoutes(api, catalogStore(db, regions, clock), regions),
});
