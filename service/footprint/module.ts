import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { footprintData } from './personal-data.ts';
import { footprintStore } from './queries.ts';
import { footprintRoutes } from './routes.ts';

type FootprintParts = { db: Db; users: UserStore; clock: Clock };

/** The products that a shopper has looked at. */
export const footprintModule = ({ db, users, clock }: FootprintParts): Module => ({
  ...footprintData,
  mount: (api) => footprintRoutes(api, footprintStore(db, clock), users),
});
