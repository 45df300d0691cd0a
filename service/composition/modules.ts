import type { Database } from '#service/db/database.ts';
import { type AccountSettings, openAccounts } from '#service/account/module.ts';
import { openKeys } from '#service/platform/signing-keys.ts';
import { readCheckout, signCheckout } from '#service/checkout/token.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { wordsFor } from '#service/http/plumbing-refusals.ts';
import { addressRoutes } from '#service/address/routes.ts';
import { cartRoutes } from '#service/cart/routes.ts';
import { checkoutRoutes } from '#service/checkout/routes.ts';
import { favouriteRoutes } from '#service/favourites/routes.ts';
import { footprintRoutes } from '#service/footprint/routes.ts';
import { notificationRoutes } from '#service/announcements/routes.ts';
import { orderRoutes } from '#service/orders/routes.ts';
import { shopFollowRoutes } from '#service/followed-shops/routes.ts';
import { addressStore } from '#service/address/queries.ts';
import { cartViews } from '#service/cart/view.ts';
import { cartInRegion } from '#service/cart/region-change.ts';
import { cartStore } from '#service/cart/use-cases.ts';
import { checkoutStore } from '#service/checkout/preview.ts';
import { commandStore } from '#service/platform/idempotency-keys.ts';
import { favouriteStore } from '#service/favourites/queries.ts';
import { footprintStore } from '#service/footprint/queries.ts';
import { announcementStore } from '#service/announcements/queries.ts';
import { orderMoves } from '#service/orders/transitions.ts';
import { orderStore } from '#service/orders/queries.ts';
import { shopFollowStore } from '#service/followed-shops/queries.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import type { SettingsStore } from '#service/platform/settings.ts';
import { submitStore } from '#service/checkout/submit.ts';
import { userStore } from '#service/account/user-queries.ts';

type TradeParts = AccountSettings & {
  database: Database;
  regions: RegionStore;
  settings: SettingsStore;
  clock: Clock;
  /** Milliseconds for which a run holds its intent without a sign of life. */
  commandLeaseMs: number;
};

/** Everything behind the operations of a shopper: the account, addresses, cart, checkout and orders. */
export async function openTrade({ database, regions, settings, clock, ...asked }: TradeParts) {
  const { db } = database;
  const keys = await openKeys((name, make) => settings.keep(name, make));
  const commands = commandStore(db, clock, asked.commandLeaseMs);
  if (database.kind === 'pglite') await commands.endLeases();
  const users = userStore(db, regions);
  const moves = orderMoves(db, clock);
  const orders = orderStore(db, clock);
  const accounts = openAccounts({ db, keys, regions, users, orders, clock, ...asked });
  const checkout = checkoutStore({
    db,
    clock,
    sign: (snapshot, now) => signCheckout(snapshot, keys, now),
    wordsFor,
  });

  return {
    accounts,
    commands,
    moves,
    mount(app: ServiceApp) {
      accounts.mount(app);
      addressRoutes(app, addressStore(db, commands, clock));
      favouriteRoutes(app, favouriteStore(db, clock), users);
      shopFollowRoutes(app, shopFollowStore(db, clock), users);
      footprintRoutes(app, footprintStore(db, clock), users);
      cartRoutes(app, {
        cart: cartStore(db, commands, clock),
        views: cartViews(db),
        inRegion: cartInRegion(db),
        users,
        regions,
      });
      checkoutRoutes(app, {
        checkout,
        orders: submitStore(db, commands, clock),
        users,
        knowsRegion: regions.knows,
        readToken: (token, userId) => readCheckout(token, userId, keys, clock()),
      });
      notificationRoutes(app, { announcements: announcementStore(db, clock), users, regions });
      orderRoutes(app, orders, moves);
    },
    /** Does what time alone brings about; safe to run in several processes at once. */
    async sweep() {
      await moves.receiveDue();
      await commands.sweep();
      await accounts.sweep();
    },
  };
}
