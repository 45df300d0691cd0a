import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { favouriteData } from './personal-data.ts';
import { favouriteStore } from './queries.ts';
import { favouriteRoutes } from './routes.ts';

type FavouriteParts = { db: Db; users: UserStore; clock: Clock };

/** The products that a shopper likes. */
export const favouritesModule = ({ db, users, clock }: FavouriteParts): Module => ({
  ...favouriteData,
  mount: (api) => favouriteRoutes(api, favouriteStore(db, clock), users),
});
