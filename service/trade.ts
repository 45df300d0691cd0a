import { randomUUID } from 'node:crypto';
import type { Database } from '#service/db/database.ts';
import { codeBook } from './auth/code-book.ts';
import { outbox } from './auth/outbox.ts';
import { sessions } from './auth/sessions.ts';
import type { Senders } from './auth/sender.ts';
import { openKeys } from './auth/signing-keys.ts';
import { readCheckout, signCheckout } from './domain/checkout-token.ts';
import type { Clock } from './domain/clock.ts';
import type { ServiceApp } from './http/gate.ts';
import { wordsFor } from './http/plumbing-refusals.ts';
import { prefixBudget } from './http/rate-limits.ts';
import { addressRoutes } from './routes/address.ts';
import { authRoutes } from './routes/auth.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { footprintRoutes } from './routes/footprint.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderRoutes } from './routes/orders.ts';
import { shopFollowRoutes } from './routes/shop-follows.ts';
import { userRoutes } from './routes/user.ts';
import { addressStore } from './store/address.ts';
import { codeStore } from './store/auth.ts';
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
import { outboxStore } from './store/outbox.ts';
import { sessionStore } from './store/sessions.ts';
import { shopFollowStore } from './store/shop-follows.ts';
import type { RegionStore } from './store/regions.ts';
import type { SettingsStore } from './store/settings.ts';
import { submitStore } from './store/submit.ts';
import { userStore } from './store/user.ts';

type TradeParts = {
  database: Database;
  regions: RegionStore;
  settings: SettingsStore;
  clock: Clock;
  senders: Senders;
  smsCountries: readonly string[] | undefined;
  rateLimitFactor: number;
  print: (line: string) => void;
};

/** Everything behind the operations of a shopper: accounts, addresses, cart, checkout and orders. */
export async function openTrade(parts: TradeParts) {
  const { database, regions, settings, clock, senders, smsCountries, rateLimitFactor, print } = parts;
  const { db } = database;
  const keys = await openKeys((name, make) => settings.keep(name, make));
  const commands = commandStore(db, randomUUID(), clock);
  const users = userStore(db, regions);
  const messages = outboxStore(db, clock);
  const codes = codeStore(db);
  const seats = sessionStore(db);
  const moves = orderMoves(db, clock);
  const open = sessions({ store: seats, users, keys, clock });
  const book = codeBook({
    store: codes,
    keys,
    senders,
    outbox: outbox({ store: messages, print }),
    clock,
    smsCountries,
    prefixBudget: prefixBudget(rateLimitFactor),
  });
  const checkout = checkoutStore({
    db,
    clock,
    sign: (snapshot, now) => signCheckout(snapshot, keys, now),
    wordsFor,
  });

  return {
    commands,
    messages,
    moves,
    readBearer: (token: string) => open.readBearer(token),
    mount(app: ServiceApp) {
      authRoutes(app, { codes: book, sessions: open, users, knowsRegion: regions.knows, clock });
      userRoutes(app, users);
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
      orderRoutes(app, orderStore(db, clock), moves);
    },
    /** Does what time alone brings about; safe to run in several processes at once. */
    async sweep() {
      await moves.receiveDue();
      await commands.sweep();
      await messages.sweep();
      await codes.sweep(clock());
      await seats.sweep(clock());
    },
  };
}
