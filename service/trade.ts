import { randomUUID } from 'node:crypto';
import type { Database } from '#service/db/database.ts';
import { codeBook } from './auth/code-book.ts';
import { credentials } from './auth/credentials.ts';
import { lockOut } from './auth/lock-out.ts';
import { notices } from './auth/notices.ts';
import { outbox } from './auth/outbox.ts';
import { type PartnerSettings, partnersOf } from './auth/partners.ts';
import { keyedHash } from './auth/refresh-halves.ts';
import { registrationIntents } from './auth/registration-intents.ts';
import { sessions } from './auth/sessions.ts';
import { signInWith } from './auth/sign-in.ts';
import type { Senders } from './auth/sender.ts';
import { openKeys } from './auth/signing-keys.ts';
import { readCheckout, signCheckout } from './domain/checkout-token.ts';
import type { Clock } from './domain/clock.ts';
import type { Log } from './http/error-log.ts';
import type { ServiceApp } from './http/gate.ts';
import { wordsFor } from './http/plumbing-refusals.ts';
import { prefixBudget } from './http/rate-limits.ts';
import { accountRoutes } from './routes/account.ts';
import { addressRoutes } from './routes/address.ts';
import { authRoutes } from './routes/auth.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { favouriteRoutes } from './routes/favourites.ts';
import { footprintRoutes } from './routes/footprint.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderRoutes } from './routes/orders.ts';
import { partnerLoginRoutes } from './routes/partner-login.ts';
import { shopFollowRoutes } from './routes/shop-follows.ts';
import { accountDeletionStore } from './store/account-deletion.ts';
import { accountExportStore } from './store/account-export.ts';
import { sessionRoutes, userRoutes } from './routes/user.ts';
import { addressStore } from './store/address.ts';
import { codeStore } from './store/auth.ts';
import { cartViews } from './store/cart-info.ts';
import { cartInRegion } from './store/cart-region.ts';
import { cartStore } from './store/cart.ts';
import { checkoutStore } from './store/checkout.ts';
import { commandStore } from './store/commands.ts';
import { credentialStore } from './store/credentials.ts';
import { favouriteStore } from './store/favourites.ts';
import { identityStore } from './store/identities.ts';
import { footprintStore } from './store/footprint.ts';
import { announcementStore } from './store/announcements.ts';
import { orderMoves } from './store/order-moves.ts';
import { orderStore } from './store/orders.ts';
import { outboxStore } from './store/outbox.ts';
import { profileStore } from './store/profile.ts';
import { rateCounterStore } from './store/rate-counters.ts';
import { registrationStore } from './store/registrations.ts';
import { sessionStore } from './store/sessions.ts';
import { shopFollowStore } from './store/shop-follows.ts';
import type { RegionStore } from './store/regions.ts';
import type { SettingsStore } from './store/settings.ts';
import { submitStore } from './store/submit.ts';
import { userStore } from './store/user.ts';
import { bucketStore, type BucketPlace } from './uploads/bucket-store.ts';
import { folderStore } from './uploads/folder-store.ts';
import { uploadPolicy } from './uploads/policy.ts';
import { uploadStore } from './uploads/upload-store.ts';

type TradeParts = {
  database: Database;
  regions: RegionStore;
  settings: SettingsStore;
  clock: Clock;
  senders: Senders;
  smsCountries: readonly string[] | undefined;
  rateLimitFactor: number;
  log: Log;
  partners: PartnerSettings;
  print: (line: string) => void;
  /** Where pictures of shoppers lie: a bucket, or else a folder of this machine. */
  bucket: BucketPlace | undefined;
  uploadsDir: string;
};

/** Everything behind the operations of a shopper: accounts, addresses, cart, checkout and orders. */
export async function openTrade(parts: TradeParts) {
  const { database, regions, settings, clock, senders, smsCountries, rateLimitFactor, log, print } = parts;
  const { db } = database;
  const keys = await openKeys((name, make) => settings.keep(name, make));
  const commands = commandStore(db, randomUUID(), clock);
  const users = userStore(db, regions);
  const messages = outboxStore(db, clock);
  const codes = codeStore(db);
  const seats = sessionStore(db);
  const moves = orderMoves(db, clock);
  const open = sessions({ store: seats, users, keys, clock });
  const box = outbox({ store: messages, print });
  const told = notices({ senders, outbox: box, clock, log });
  const proofs = credentialStore(db);
  const intents = registrationStore(db);
  const counters = rateCounterStore(db);
  const signIn = signInWith({ sessions: open, store: proofs, notices: told, clock });
  const book = codeBook({
    store: codes,
    keys,
    senders,
    outbox: box,
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
  const hashed = (name: string) => keyedHash(name, keys);
  const identities = identityStore(db);
  const lock = lockOut({ db, factor: rateLimitFactor, hashed });
  const passwords = credentials({
    store: proofs,
    codes: book,
    sessions: open,
    signIn,
    lock,
    notices: told,
    clock,
  });
  const checkout = checkoutStore({
    db,
    clock,
    sign: (snapshot, now) => signCheckout(snapshot, keys, now),
    wordsFor,
  });

  return {
    commands,
    /** What is kept of names and addresses that are only counted. */
    hashed,
    messages,
    moves,
    uploads,
    storage: objects.origin,
    /** What is told to shoppers; `idle` waits until all of it is on its way. */
    notices: told,
    readBearer: (token: string) => open.readBearer(token),
    mount(app: ServiceApp) {
      authRoutes(app, { codes: book, sessions: open, signIn, users, knowsRegion: regions.knows, clock });
      credentialRoutes(app, {
        credentials: passwords,
        signIn,
        intents: registrationIntents({ store: intents, hashed, clock }),
        knowsRegion: regions.knows,
      });
      partnerLoginRoutes(app, {
        partners: partnersOf(parts.partners, clock),
        identities,
        signIn,
        knowsRegion: regions.knows,
        defaultRegion: async () => (await regions.reader(undefined, 'en')).region.regionId,
        clock,
      });
      userRoutes(app, users);
      accountRoutes(app, {
        users,
        uploads,
        deletions,
        credentials: passwords,
        notices: told,
        profiles: profileStore(db, uploads, clock),
        exports: accountExportStore({ db, users, orders, clock }),
      });
      sessionRoutes(app, open);
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
      await messages.sweep();
      await codes.sweep(clock());
      await seats.sweep(clock());
      await uploads.sweep();
      await deletions.eraseDue();
      await identities.sweep(clock());
      await intents.sweep(clock());
      await counters.sweep();
    },
  };
}
