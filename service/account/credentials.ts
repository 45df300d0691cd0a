import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { isWeakPassword } from './password-policy.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { type Browser, browserOf } from '#service/http/browser-cookies.ts';
import type { Invitations } from './arrivals.ts';
import type { Account, CredentialStore } from './credential-queries.ts';
import type { AccountKey } from './new-account.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Member, OwnCode, OwnerProofs } from './owner-proof.ts';
import type { LockOut } from './lock-out.ts';
import type { SecurityMessages } from './security-emails.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { sidOf } from './refresh-token-pair.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn, Visit } from './sign-in.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type CredentialParts = {
  db: Db;
  /** Sessions and credentials, in a transaction or outside of any. */
  sessionsIn: (db: Db) => Sessions;
  storeIn: (db: Db) => CredentialStore;
  codes: OneTimeCodes;
  invitations: Pick<Invitations, 'inviterBy'>;
  signIn: SignIn;
  owner: OwnerProofs;
  lock: LockOut;
  securityMessages: SecurityMessages;
  clock: Clock;
};

type Registration = {
  key: AccountKey;
  code: string;
  /** The id under which the browser asked for the code. */
  asker: string | undefined;
  /** Empty when none is given. */
  invite: string;
  password: string;
  nickName: string;
  regionId: number;
};

type Reset = {
  key: AccountKey;
  code: string;
  password: string;
  /** The session that the asking browser holds. */
  handle: string | undefined;
  browser: Browser;
};

/** What proves that the owner changes the password. `mail` is the first mail of an account that has neither number nor mail. */
type Proof = { oldPassword?: string | undefined; code?: string | undefined; mail?: string | undefined };

/** What proves that the owner asks for deletion: password, one-time code, or a sign-in within the last ten minutes. */
type DeletionProof =
  | { proof: 'PASSWORD' | 'CODE'; secret: string }
  | { proof: 'SIGN_IN'; secret?: undefined };

/** The number or mail to which codes are sent, and under which wrong passwords are counted. */
const nameOf = (key: AccountKey) => ('mobile' in key ? key.mobile : key.mail);

export type Credentials = ReturnType<typeof credentials>;

/** Signing in by a password, making an account, and new passwords. */
export function credentials(parts: CredentialParts) {
  const { db, sessionsIn, storeIn, codes, invitations, signIn, owner, lock, securityMessages, clock } = parts;
  const [store, sessions] = [storeIn(db), sessionsIn(db)];

  const { checkOwnCode, checkOwnPassword, checkFreshSignIn } = owner;
  const spendOwnCode = async (user: Account, proof: OwnCode) => (await checkOwnCode(user, proof))();

  return {
    /** Checks the proof of a signed-in owner who asks for deletion. */
    async proveDeletion({ userId, sessionId, browser: { asker } }: Member, given: DeletionProof) {
      const user = await store.byId(userId);
      if (!user) throw notFound();
      if (given.proof === 'SIGN_IN') await checkFreshSignIn(user, sessionId);
      else if (given.proof === 'CODE')
        await spendOwnCode(user, { code: given.secret, purpose: 'deletion', asker });
      else await checkOwnPassword(user, given.secret, '/secret');
    },

    /** An unknown account and a wrong password are answered alike, after the same time, so that nobody learns who has an account. */
    async signInByPassword(key: AccountKey, password: string, visit: Visit) {
      const { known } = browserOf(visit.request);
      await lock.count(nameOf(key), known);
      const user = await store.find(key);
      const right = await isPassword(user?.passwordHash, password);
      if (!user?.passwordHash || !right) throw new Refusal('auth.bad_credentials');
      await lock.forget(nameOf(key), known);
      if (isOutdated(user.passwordHash)) {
        await store.renewHash(user.userId, user.passwordHash, await hashPassword(password));
      }
      const opened = await signIn(user, visit);
      // The password was changed while this one was compared: that ended all sessions but this new one, so it is
      // ended here.
      const now = await store.byId(user.userId);
      if (!now?.passwordHash || !(await isSame(now.passwordHash, user.passwordHash, password))) {
        await sessions.end(sidOf(opened.pair.handle));
        throw new Refusal('auth.bad_credentials');
      }
      return opened;
    },

    /**
     * Creates an account. The other fields are checked before the code is used up; whether an account exists already
     * (`register.exists`) is told only after a correct code.
     */
    async register({ key, code, asker, invite, password, nickName, regionId }: Registration) {
      refuseWeak(password, '/loginPassword');
      if (invite !== '' && !(await invitations.inviterBy(invite))) {
        throw new Refusal('invite.invalid', { fields: [{ field: '/invite', code: 'invite.invalid' }] });
      }
      await codes.use({ to: nameOf(key), code, purpose: 'register', asker });
      const passwordHash = await hashPassword(password);
      const made = await store.create({ key, regionId, nickName, passwordHash, now: clock() });
      if (!made) throw new Refusal('register.exists');
      return made;
    },

    /** Sets a new password by a code and ends every session; `ownEnded` is true when the asking browser's session was one of them. */
    async reset({ key, code, password, handle, browser: { asker, known } }: Reset) {
      refuseWeak(password, '/password');
      await codes.use({ to: nameOf(key), code, purpose: 'reset', asker });
      const user = await store.find(key);
      if (!user) throw new Refusal('reset.no_account');
      if (!user.enabled) throw new Refusal('auth.account_disabled');
      const passwordHash = await hashPassword(password);
      const { ended, notice } = await inTransaction(db, async (tx) => {
        await storeIn(tx).setPassword(user.userId, passwordHash);
        const result = await sessionsIn(tx).endAllOf(user.userId, { handle, known });
        return { ended: result, notice: await securityMessages.passwordReset(tx, user, passwordHash) };
      });
      securityMessages.send(notice);
      await lock.forget(nameOf(key), known);
      await lock.forget(nameOf(key));
      return ended;
    },

    /**
     * Changes the password, proved by the old one or by a code. An account without number and mail gets its first password
     * together with its first mail, to which the code was sent. Ends every session but the one that asks.
     */
    async change({ userId, sessionId, browser }: Member, proof: Proof, password: string) {
      const user = await store.byId(userId);
      if (!user) throw notFound();
      refuseWeak(password, '/password');
      const { code, mail } = proof;
      const { asker, known } = browser;
      if (mail !== undefined) await checkFreshSignIn(user, sessionId);
      if (mail !== undefined) await codes.use({ to: mail, code: code ?? '', purpose: 'reset', asker });
      else if (code !== undefined) await spendOwnCode(user, { code, purpose: 'reset', asker });
      else await checkOwnPassword(user, proof.oldPassword ?? '', '/oldPassword');
      if (await isPassword(user.passwordHash, password)) {
        throw new Refusal('password.same', { fields: [{ field: '/password', code: 'password.same' }] });
      }
      const passwordHash = await hashPassword(password);
      const notice = await inTransaction(db, async (tx) => {
        const set = storeIn(tx);
        if (mail === undefined) await set.setPassword(userId, passwordHash);
        else if (!(await set.setFirst(userId, mail, passwordHash))) throw new Refusal('register.exists');
        await sessionsIn(tx).endAllOf(userId, { except: sessionId, known });
        return securityMessages.passwordChanged(tx, { ...user, mail: mail ?? user.mail }, passwordHash);
      });
      securityMessages.send(notice);
    },
  };
}

function refuseWeak(password: string, field: string) {
  if (!isWeakPassword(password)) return;
  throw new Refusal('password.weak', { fields: [{ field, code: 'password.weak' }] });
}

/** True when the stored hash is still the compared one, or a rehash of the same password. */
const isSame = async (now: string, compared: string, password: string) =>
  now === compared || isPassword(now, password);
