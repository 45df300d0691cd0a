import type { Db } from '#service/db/database.ts';
import { codeBook } from './one-time-codes.ts';
import { credentials } from './credentials.ts';
import { lockOut } from './lock-out.ts';
import { notices } from './security-emails.ts';
import { outbox, refusingSender } from '#service/platform/dev-mailbox.ts';
import { type PartnerSettings, partnersOf } from './identity-providers.ts';
import { knownBrowsers } from './known-browsers.ts';
import { keyedHash } from './refresh-token-pair.ts';
import { registrationIntents } from './registration-idempotency.ts';
import { sessions } from './sessions.ts';
import { signInWith } from './sign-in.ts';
import type { Senders } from '#service/platform/sender.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Log } from '#service/http/error-log.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { prefixBudget } from '#service/platform/rate-limits.ts';
import { accountRoutes } from './account-routes.ts';
import { authRoutes } from './sign-in-routes.ts';
import { credentialRoutes } from './credential-routes.ts';
import { partnerLoginRoutes } from './identity-provider-routes.ts';
import { sessionRoutes, userRoutes } from './user-routes.ts';
import { accountDeletionStore } from './deletion.ts';
import { accountExportStore } from './export.ts';
import { codeStore } from './code-queries.ts';
import { credentialStore } from './credential-queries.ts';
import { identityStore } from './identity-queries.ts';
import { knownBrowserStore } from './known-browser-queries.ts';
import type { OrderStore } from '#service/orders/queries.ts';
import { outboxStore } from '#service/platform/dev-mailbox-store.ts';
import { profileStore } from './profile.ts';
import { rateCounterStore } from '#service/platform/rate-counters.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { registrationStore } from './registration-queries.ts';
import { sessionStore } from './session-queries.ts';
import type { UserStore } from './user-queries.ts';
import { bucketStore, type BucketPlace } from '#service/uploads/bucket-store.ts';
import { folderStore } from '#service/uploads/folder-store.ts';
import { uploadPolicy } from '#service/uploads/policy.ts';
import { uploadStore } from '#service/uploads/upload-store.ts';

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
