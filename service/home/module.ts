import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { homeStore } from './queries.ts';
import { homeRoutes } from './routes.ts';

type HomeParts = { db: Db; clock: Clock; regions: RegionStore };

/** The first page's sections. */
export const homeModule = ({ db, clock, regions }: HomeParts): Module => ({
  mount: (api) => homeRoutes(api, homeStore(db, clock), regions),
});
