import type { Db } from '#service/db/database.ts';
import { codeBook } from './auth/code-book.ts';
import { credentials } from './auth/credentials.ts';
import { lockOut } from './auth/lock-out.ts';
import { notices } from './auth/notices.ts';
import { outbox, refusingSender } from './auth/outbox.ts';
import { type PartnerSettings, partnersOf } from './auth/partners.ts';
import { knownBrowsers } from './auth/known-browsers.ts';
import { keyedHash } from './auth/refresh-halves.ts';
import { registrationIntents } from './auth/registration-intents.ts';
import { sessions } from './auth/sessions.ts';
import { signInWith } from './auth/sign-in.ts';
import type { Senders } from './auth/sender.ts';
import type { ShopKeys } from './auth/signing-keys.ts';
import type { Clock } from './domain/clock.ts';
import type { Log } from './http/error-log.ts';
import type { ServiceApp } from './http/gate.ts';
import { prefixBudget } from './http/rate-limits.ts';
import { accountRoutes } from './routes/account.ts';
import { authRoutes } from './routes/auth.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { partnerLoginRoutes } from './routes/partner-login.ts';
import { sessionRoutes, userRoutes } from './routes/user.ts';
import { accountDeletionStore } from './store/account-deletion.ts';
import { accountExportStore } from './store/account-export.ts';
import { codeStore } from './store/auth.ts';
import { credentialStore } from './store/credentials.ts';
import { identityStore } from './store/identities.ts';
import { knownBrowserStore } from './store/known-browsers.ts';
import type { OrderStore } from './store/orders.ts';
import { outboxStore } from './store/outbox.ts';
import { profileStore } from './store/profile.ts';
import { rateCounterStore } from './store/rate-counters.ts';
import type { RegionStore } from './store/regions.ts';
import { registrationStore } from './store/registrations.ts';
import { sessionStore } from './store/sessions.ts';
import type { UserStore } from './store/user.ts';
import { bucketStore, type BucketPlace } from './uploads/bucket-store.ts';
import { folderStore } from './uploads/folder-store.ts';
import { uploadPolicy } from './uploads/policy.ts';
import { uploadStore } from './uploads/upload-store.ts';

/** What the environment decides of accounts. */
export type AccountSettings = {
  senders: Senders;
  smsCountries: readonly string[] | undefined;
  rateLimitFactor: number;
  log: Log;
  partners: PartnerSettings;
  print: (line: string) => void;
  /** Where strangers reach the shop; then a message of a channel without a sender is refused and kept nowhere. */
  publicOrigin: string | undefined;
  /** Where pictures of shoppers lie: a bucket, or else a folder of this machine. */
  bucket: BucketPlace | undefined;
  uploadsDir: string;
};

type AccountParts = AccountSettings & {
  db: Db;
  keys: ShopKeys;
  regions: RegionStore;
  users: UserStore;
  orders: OrderStore;
  clock: Clock;
};

/** Who shoppers are: every way in, sessions, passwords, what the account says of its person, and its end. */
export function openAccounts(parts: AccountParts) {
  const { db, keys, regions, users, orders, clock, senders, smsCountries, rateLimitFactor, log, print } =
    parts;
  const hashed = (name: string) => keyedHash(name, keys);
  const messages = outboxStore(db, clock);
  const codes = codeStore(db);
  const seats = sessionStore(db);
  const proofs = credentialStore(db);
  const intents = registrationStore(db);
  const counters = rateCounterStore(db);
  const identities = identityStore(db);
  const box = parts.publicOrigin === undefined ? outbox({ store: messages, print }) : refusingSender;
  const told = notices({ senders, outbox: box, clock, log });
  const browsers = knownBrowsers({ store: knownBrowserStore(db), hashed, clock });
  const open = sessions({ store: seats, users, browsers, keys, clock });
  const signIn = signInWith({ sessions: open, browsers, store: proofs, notices: told, clock });
  const book = codeBook({
    store: codes,
    browsers,
    keys,
    senders,
    outbox: box,
    clock,
    smsCountries,
    prefixBudget: prefixBudget(rateLimitFactor),
  });
  const passwords = credentials({
    store: proofs,
    codes: book,
    sessions: open,
    signIn,
    lock: lockOut({ db, factor: rateLimitFactor, hashed, browsers }),
    notices: told,
    clock,
  });
  const policy = uploadPolicy((text) => hashed(`upload ${text}`));
  const objects = parts.bucket
    ? bucketStore(parts.bucket)
    : folderStore({ folder: parts.uploadsDir, policy });
  const uploads = uploadStore({ db, clock, objects, policy });
  const deletions = accountDeletionStore(db, uploads, clock);

  return {
    /** What is kept of names and addresses that are only counted. */
    hashed,
    messages,
    uploads,
    /** Where browsers send pictures, when that is another origin. */
    storage: objects.origin,
    /** What is told to shoppers; `idle` waits until all of it is on its way. */
    notices: told,
    readBearer: (token: string) => open.readBearer(token),
    mount(app: ServiceApp) {
      authRoutes(app, {
        codes: book,
        browsers,
        sessions: open,
        signIn,
        users,
        knowsRegion: regions.knows,
        clock,
      });
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
    },
    /** Does what time alone brings about. */
    async sweep() {
      await messages.sweep();
      await codes.sweep(clock());
      await browsers.sweep();
      await seats.sweep(clock());
      await uploads.sweep();
      await deletions.eraseDue();
      await identities.sweep(clock());
      await intents.sweep(clock());
      await counters.sweep();
    },
  };
}
