import type { Db } from '#service/db/database.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { searchStore } from './queries.ts';
import { searchRoutes } from './routes.ts';

type SearchParts = { db: Db; regions: RegionStore };

/** Finding products and shops by what somebody types. */
export const searchModule = ({ db, regions }: SearchParts): Module => ({
  mount: (api) => searchRoutes(api, searchStore(db, regions), regions),
});
