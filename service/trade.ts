import type { Database } from '#service/db/database.ts';
import { type AccountSettings, openAccounts } from './accounts.ts';
import { openKeys } from './auth/signing-keys.ts';
import { readCheckout, signCheckout } from './domain/checkout-token.ts';
import type { Clock } from './domain/clock.ts';
import type { ServiceApp } from './http/gate.ts';
import { wordsFor } from './http/plumbing-refusals.ts';
import { addressRoutes } from './routes/address.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { footprintRoutes } from './routes/footprint.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderRoutes } from './routes/orders.ts';
import { shopFollowRoutes } from './routes/shop-follows.ts';
import { addressStore } from './store/address.ts';
import { cartViews } from './store/cart-info.ts';
import { cartInRegion } from './store/cart-region.ts';
import { cartStore } from './store/cart.ts';
import { checkoutStore } from './store/checkout.ts';
import { commandStore } from './store/commands.ts';
import { favouriteStore } from './store/favourites.ts';
import { footprintStore } from './store/footprint.ts';
import { announcementStore } from './store/announcements.ts';
import { orderMoves } from './store/order-moves.ts';
import { orderStore } from './store/orders.ts';
import { shopFollowStore } from './store/shop-follows.ts';
import type { RegionStore } from './store/regions.ts';
import type { SettingsStore } from './store/settings.ts';
import { submitStore } from './store/submit.ts';
import { userStore } from './store/user.ts';

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
