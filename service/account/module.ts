import type { Db } from '#service/db/database.ts';
import { arrivalsWith, type Invitations } from './arrivals.ts';
import { oneTimeCodesWith } from './one-time-codes.ts';
import { contactChanges } from './contact-change.ts';
import { credentials } from './credentials.ts';
import { lockOut } from './lock-out.ts';
import { securityMessagesWith } from './security-emails.ts';
import { type IdentityProviderSettings, identityProvidersOf } from './identity-providers.ts';
import { knownBrowsers } from './known-browsers.ts';
import { ownerProofs } from './owner-proof.ts';
import { registrationIntents } from './registration-idempotency.ts';
import { sessions } from './sessions.ts';
import { signInWith } from './sign-in.ts';
import type { ShopKeys } from '#service/platform/signing-keys.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import type { Module } from '#service/http/module.ts';
import { prefixBudget } from '#service/platform/rate-limits.ts';
import { accountRoutes } from './account-routes.ts';
import { authRoutes } from './sign-in-routes.ts';
import { credentialRoutes } from './credential-routes.ts';
import { identityProviderRoutes } from './identity-provider-routes.ts';
import { sessionRoutes, userRoutes } from './user-routes.ts';
import { accountDeletionStore } from './deletion.ts';
import { accountExportStore } from './export.ts';
import { codeStore } from './code-queries.ts';
import { credentialStore } from './credential-queries.ts';
import { identityStore } from './identity-queries.ts';
import { knownBrowserStore } from './known-browser-queries.ts';
import type { Outbox } from '#service/platform/outbox.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { accountData } from './personal-data.ts';
import { profileStore } from './profile.ts';
import type { RegionStore } from '#service/regions/queries.ts';
import { registrationStore } from './registration-queries.ts';
import { sessionStore } from './session-queries.ts';
import type { UserStore } from './user-queries.ts';
import type { UploadStore } from '#service/uploads/upload-store.ts';

/** Configuration of accounts. */
export type AccountSettings = {
  smsCountries: readonly string[] | undefined;
  rateLimitFactor: number;
  identityProviders: IdentityProviderSettings;
};

type AccountParts = AccountSettings & {
  db: Db;
  keys: ShopKeys;
  regions: RegionStore;
  users: UserStore;
  outbox: Outbox;
  uploads: UploadStore;
  /** Keyed hash; stored in place of names and addresses that are only counted. */
  hashed: (name: string) => string;
  /** The personal data of every folder of the service. */
  personal: () => readonly Partial<PersonalData>[];
  invitations: Invitations;
  clock: Clock;
};

/** The account module: sign-in, sessions, passwords, profile, export and deletion. */
export function accountModule(parts: AccountParts) {
  const {
    db,
    keys,
    regions,
    users,
    outbox,
    uploads,
    hashed,
    personal,
    invitations,
    clock,
    smsCountries,
    rateLimitFactor,
  } = parts;
  const codeRows = codeStore(db);
  const sessionRows = sessionStore(db);
  const registrations = registrationStore(db);
  const identities = identityStore(db);
  const securityMessages = securityMessagesWith({ outbox, clock });
  const browsersIn = (tx: Db) => knownBrowsers({ store: knownBrowserStore(tx), hashed, clock });
  const sessionsIn = (tx: Db) =>
    sessions({ store: sessionStore(tx), users, browsers: browsersIn(tx), keys, clock });
  const [browsers, openSessions] = [browsersIn(db), sessionsIn(db)];
  const signIn = signInWith({ db, sessionsIn, storeIn: credentialStore, browsers, securityMessages, clock });
  const oneTimeCodes = oneTimeCodesWith({
    store: codeRows,
    browsers,
    keys,
    outbox,
    clock,
    smsCountries,
    prefixBudget: prefixBudget(rateLimitFactor, db),
  });
  const lock = lockOut({ db, factor: rateLimitFactor, hashed, browsers });
  const owner = ownerProofs({ codes: oneTimeCodes, lock, sessions: openSessions });
  const passwords = credentials({
    db,
    sessionsIn,
    storeIn: credentialStore,
    codes: oneTimeCodes,
    invitations,
    signIn,
    owner,
    lock,
    securityMessages,
    clock,
  });
  const arrive = arrivalsWith(invitations, browsers);
  const contacts = contactChanges({
    db,
    sessionsIn,
    storeIn: credentialStore,
    codes: oneTimeCodes,
    owner,
    securityMessages,
  });
  const deletions = accountDeletionStore({ db, personal, pictures: uploads, securityMessages, clock });

  const mount = (app: ServiceApp) => {
    authRoutes(app, {
      codes: oneTimeCodes,
      browsers,
      arrive,
      sessions: openSessions,
      signIn,
      users,
      knowsRegion: regions.knows,
      clock,
    });
    credentialRoutes(app, {
      credentials: passwords,
      arrive,
      signIn,
      intents: registrationIntents({ store: registrations, hashed, clock }),
      knowsRegion: regions.knows,
    });
    identityProviderRoutes(app, {
      providers: identityProvidersOf(parts.identityProviders, clock),
      identities,
      arrive,
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
      contacts,
      profiles: profileStore(db, uploads, clock),
      exports: accountExportStore({ db, personal, clock }),
    });
    sessionRoutes(app, openSessions);
  };
  return {
    readBearer: (token: string) => openSessions.readBearer(token),
    /** Security messages to owners of accounts; the folder of saved cards sends some, too. */
    notices: securityMessages,
    module: {
      ...accountData(users),
      mount,
      jobs: [
        { name: 'erase-accounts', everyMinutes: 5, run: () => deletions.eraseDue() },
        { name: 'clean-codes', everyMinutes: 15, run: () => codeRows.sweep(clock()) },
        { name: 'clean-sessions', everyMinutes: 15, run: () => sessionRows.sweep(clock()) },
        { name: 'clean-known-browsers', everyMinutes: 60, run: () => browsers.sweep() },
        { name: 'clean-identity-tokens', everyMinutes: 60, run: () => identities.sweep(clock()) },
        { name: 'clean-registrations', everyMinutes: 15, run: () => registrations.sweep(clock()) },
      ],
    } satisfies Module,
  };
}
