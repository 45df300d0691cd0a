import { brandStore } from '#service/catalog/brands.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { shopStore } from './queries.ts';
import { shopRoutes } from './routes.ts';

type ShopParts = { db: Db; clock: Clock; regions: RegionStore };

/** The shops of the mall and their brands. */
export const shopsModule = ({ db, clock, regions }: ShopParts): Module => ({
  mount: (api) => shopRoutes(api, { shops: shopStore(db, clock), brands: brandStore(db), regions }),
});
