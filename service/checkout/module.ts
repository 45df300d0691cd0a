import type { UserStore } from '#service/account/user-queries.ts';
import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Module } from '#service/http/module.ts';
import { wordsFor } from '#service/http/plumbing-refusals.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import type { OrderDoors } from '#service/orders/effects.ts';
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
  cards: CardDoor;
  doors: OrderDoors;
};

/** The checkout module: calculates a purchase and places its orders. */
export function checkoutModule(parts: CheckoutParts): Module {
  const { db, users, regions, keys, clock, cards } = parts;
  const checkout = checkoutStore({
    db,
    clock,
    sign: (snapshot, now) => signCheckout(snapshot, keys, now),
    wordsFor,
    takesCards: cards.takesCards,
  });
  return {
    mount: (api) =>
      checkoutRoutes(api, {
        checkout,
        orders: submitStore(parts),
        users,
        knowsRegion: regions.knows,
        readToken: (token, userId) => readCheckout(token, userId, keys, clock()),
      }),
  };
}
