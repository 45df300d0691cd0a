import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { deviceLabel, deviceOf } from './device.ts';
import type { Language } from '#service/domain/language.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { browserOf, keepsCookies } from '#service/http/browser-cookies.ts';
import type { Account, CredentialStore } from './credential-queries.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { SecurityMessages } from './security-emails.ts';
import type { Sessions } from './sessions.ts';
import { inTransaction } from '#service/platform/transaction.ts';

/** The request of a sign-in. */
export type Visit = { request: Request; language: Language; isNewUser?: boolean };

type SignInParts = {
  db: Db;
  /** Sessions and credentials, in a transaction. */
  sessionsIn: (tx: Db) => Sessions;
  storeIn: (tx: Db) => CredentialStore;
  browsers: KnownBrowsers;
  securityMessages: SecurityMessages;
  clock: Clock;
};

export type SignIn = ReturnType<typeof signInWith>;

/**
 * The last step of every way to sign in, after the proof: opens a session, makes the browser known to the account, and notifies
 * the owner when the kind of device is new to the account. Refuses a disabled account (`auth.account_disabled`). The caller sets
 * the cookies (`respondWithSession`).
 */
export function signInWith({ db, sessionsIn, storeIn, browsers, securityMessages, clock }: SignInParts) {
  return async function signIn(user: Account, { request, language, isNewUser = false }: Visit) {
    if (!user.enabled) throw new Refusal('auth.account_disabled');
    const device = deviceOf(request.headers.get('user-agent'));
    const { opened, notice } = await inTransaction(db, async (tx) => {
      const session = await sessionsIn(tx).open(user, isNewUser, device);
      const isNew = await storeIn(tx).isNewDevice(user.userId, deviceLabel(device), language, clock());
      return {
        opened: session,
        notice: isNew ? await securityMessages.newDevice(tx, user, device) : undefined,
      };
    });
    securityMessages.send(notice);
    if (!keepsCookies(request)) return opened;
    return { ...opened, known: await browsers.remember(user.userId, browserOf(request).known) };
  };
}
