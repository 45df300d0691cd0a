import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { wordsFor } from '#service/http/plumbing-refusals.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { checkoutStore } from './preview.ts';
import { checkoutRoutes } from './routes.ts';
import { submitStore } from './submit.ts';
import { readCheckout, signCheckout } from './token.ts';

type CheckoutParts = {
  db: Db;
  idempotency: IdempotencyStore;
  users: UserStore;
  regions: RegionStore;
  keys: ShopKeys;
  clock: Clock;
};

/** From what is to be bought to what it costs, and to orders. */
export function checkoutModule({ db, idempotency, users, regions, keys, clock }: CheckoutParts): Module {
  const checkout = checkoutStore({
    db,
    clock,
    sign: (snapshot, now) => signCheckout(snapshot, keys, now),
    wordsFor,
  });
  return {
    mount: (api) =>
      checkoutRoutes(api, {
        checkout,
        orders: submitStore(db, idempotency, clock),
        users,
        knowsRegion: regions.knows,
        readToken: (token, userId) => readCheckout(token, userId, keys, clock()),
      }),
  };
}
