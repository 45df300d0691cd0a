import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { logisticsData } from './personal-data.ts';
import { logisticsStore } from './queries.ts';
import { logisticsRoutes } from './routes.ts';

type LogisticsParts = { db: Db; clock: Clock; users: UserStore };

/** Where what was bought is, and who brings it. */
export const logisticsModule = ({ db, clock, users }: LogisticsParts): Module => ({
  ...logisticsData,
  mount: (api) => logisticsRoutes(api, { db, logistics: logisticsStore(db, clock), users }),
});
