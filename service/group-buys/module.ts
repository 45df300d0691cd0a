import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { myGroupBuys } from './mine.ts';
import { groupBuyStore } from './queries.ts';
import { groupBuyRoutes } from './routes.ts';

type GroupBuyParts = { db: Db; clock: Clock; regions: RegionStore };

/** What costs less when several buy it. */
export const groupBuysModule = ({ db, clock, regions }: GroupBuyParts): Module => ({
  mount: (api) =>
    groupBuyRoutes(api, { groupBuys: groupBuyStore(db, clock), mine: myGroupBuys(db, clock), regions }),
});
