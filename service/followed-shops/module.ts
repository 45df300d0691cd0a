import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { shopFollowData } from './personal-data.ts';
import { shopFollowStore } from './queries.ts';
import { shopFollowRoutes } from './routes.ts';

type ShopFollowParts = { db: Db; users: UserStore; clock: Clock };

/** The shops that a shopper follows. */
export const followedShopsModule = ({ db, users, clock }: ShopFollowParts): Module => ({
  ...shopFollowData,
  mount: (api) => shopFollowRoutes(api, shopFollowStore(db, clock), users),
});
