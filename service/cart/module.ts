import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { cartData } from './personal-data.ts';
import { cartInRegion } from './region-change.ts';
import { cartRoutes } from './routes.ts';
import { cartStore } from './use-cases.ts';
import { cartTotal } from './total.ts';
import { cartInfo } from './view.ts';

type CartParts = {
  db: Db;
  idempotency: IdempotencyStore;
  users: UserStore;
  regions: RegionStore;
  clock: Clock;
};

/** The cart module: one cart per shopper and region. */
export const cartModule = ({ db, idempotency, users, regions, clock }: CartParts): Module => ({
  ...cartData,
  mount: (api) =>
    cartRoutes(api, {
      cart: cartStore(db, idempotency, clock),
      views: {
        info: (cart, language) => cartInfo(db, cart, language, clock()),
        total: (cart, asked, language) => cartTotal(db, cart, { asked, language, now: clock() }),
      },
      inRegion: cartInRegion(db),
      users,
      regions,
    }),
});
