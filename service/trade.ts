import { randomUUID } from 'node:crypto';
import type { Database } from '#service/db/database.ts';
import { keyedHash } from './auth/refresh-halves.ts';
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
import { accountRoutes } from './routes/account.ts';
import { addressRoutes } from './routes/address.ts';
import { authRoutes } from './routes/auth.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { footprintRoutes } from './routes/footprint.ts';
import { orderRoutes } from './routes/orders.ts';
import { shopFollowRoutes } from './routes/shop-follows.ts';
import { userRoutes } from './routes/user.ts';
import { accountDeletionStore } from './store/account-deletion.ts';
import { accountExportStore } from './store/account-export.ts';
import { addressStore } from './store/address.ts';
import { codeStore } from './store/auth.ts';
import { cartViews } from './store/cart-info.ts';
import { cartStore } from './store/cart.ts';
import { checkoutStore } from './store/checkout.ts';
import { commandStore } from './store/commands.ts';
import { favouriteStore } from './store/favourites.ts';
import { footprintStore } from './store/footprint.ts';
import { orderMoves } from './store/order-moves.ts';
import { orderStore } from './store/orders.ts';
import { outboxStore } from './store/outbox.ts';
import { profileStore } from './store/profile.ts';
import { sessionStore } from './store/sessions.ts';
import { shopFollowStore } from './store/shop-follows.ts';
import type { RegionStore } from './store/regions.ts';
import type { SettingsStore } from './store/settings.ts';
import { submitStore } from './store/submit.ts';
import { uploadStore } from './store/uploads.ts';
import { userStore } from './store/user.ts';
import { bucketStore, type BucketPlace } from './uploads/bucket-store.ts';
import { folderStore } from './uploads/folder-store.ts';
import { uploadPolicy } from './uploads/policy.ts';

type TradeParts = {
  database: Database;
  regions: RegionStore;
  settings: SettingsStore;
  clock: Clock;
  senders: Senders;
  smsCountries: readonly string[] | undefined;
  rateLimitFactor: number;
  print: (line: string) => void;
  /** Where pictures of shoppers lie: a bucket, or else a folder of this machine. */
  bucket: BucketPlace | undefined;
  uploadsDir: string;
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
  const orders = orderStore(db, clock);
  const policy = uploadPolicy((text) => keyedHash(`upload ${text}`, keys));
  const objects = parts.bucket
    ? bucketStore(parts.bucket)
    : folderStore({ folder: parts.uploadsDir, policy });
  const uploads = uploadStore({ db, clock, objects, policy });
  const deletions = accountDeletionStore(db, uploads, clock);
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
    uploads,
    readBearer: (token: string) => open.readBearer(token),
    mount(app: ServiceApp) {
      authRoutes(app, { codes: book, sessions: open, users, knowsRegion: regions.knows, clock });
      userRoutes(app, users);
      accountRoutes(app, {
        users,
        uploads,
        deletions,
        codes: book,
        profiles: profileStore(db, uploads, clock),
        exports: accountExportStore({ db, users, orders, clock }),
      });
      addressRoutes(app, addressStore(db, commands, clock));
      favouriteRoutes(app, favouriteStore(db, clock), users);
      shopFollowRoutes(app, shopFollowStore(db, clock), users);
      footprintRoutes(app, footprintStore(db, clock), users);
      cartRoutes(app, { cart: cartStore(db, commands, clock), views: cartViews(db), users });
      checkoutRoutes(app, {
        checkout,
        orders: submitStore(db, commands, clock),
        users,
        knowsRegion: regions.knows,
        readToken: (token, userId) => readCheckout(token, userId, keys, clock()),
      });
      orderRoutes(app, orders, moves);
    },
    /** Does what time alone brings about; safe to run in several processes at once. */
    async sweep() {
      await moves.receiveDue();
      await commands.sweep();
      await messages.sweep();
      await codes.sweep(clock());
      await seats.sweep(clock());
      await uploads.sweep();
      await deletions.eraseDue();
    },
  };
}
