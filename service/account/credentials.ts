import type { Db } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import { isWeakPassword } from './password-policy.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { type Browser, browserOf } from '#service/http/browser-cookies.ts';
import type { Account, CredentialStore } from './credential-queries.ts';
import type { AccountKey } from './new-account.ts';
import type { CodeBook, CodePurpose } from './one-time-codes.ts';
import type { LockOut } from './lock-out.ts';
import type { Notices } from './security-emails.ts';
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
  codes: CodeBook;
  signIn: SignIn;
  lock: LockOut;
  notices: Notices;
  clock: Clock;
};

type Registration = {
  key: AccountKey;
  code: string;
  /** The id under which the browser asked for the code. */
  asker: string | undefined;
  /** Empty for none. */
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

type OwnCode = { code: string; purpose: CodePurpose; asker: string | undefined };

/** A member who asks for something, and in which browser. */
type Member = { userId: string; sessionId: string | undefined; browser: Browser };

/** What proves that a password may be changed; the mail is one that the account shall have. */
type Proof = { oldPassword?: string | undefined; code?: string | undefined; mail?: string | undefined };

/** What proves that the owner gives the account up. */
type DeletionProof =
  | { proof: 'PASSWORD' | 'CODE'; secret: string }
  | { proof: 'SIGN_IN'; secret?: undefined };

/** Where codes of an account go, and by which name its tries are counted. */
export const nameOf = (key: AccountKey) => ('mobile' in key ? key.mobile : key.mail);

export type Credentials = ReturnType<typeof credentials>;

/** Signing in by a password, making an account, and new passwords. */
export function credentials(parts: CredentialParts) {
  const { db, sessionsIn, storeIn, codes, signIn, lock, notices, clock } = parts;
  const [store, sessions] = [storeIn(db), sessionsIn(db)];

  async function spendOwnCode(user: Account, proof: OwnCode) {
    const names = [user.mobile, user.mail].filter((name) => name !== null);
    if (names.length === 0) throw new Refusal('code.invalid');
    for (const [index, to] of names.entries()) {
      const isLast = index === names.length - 1;
      const used = await codes.use({ to, ...proof }).then(
        () => true,
        (fault: unknown) => {
          if (isLast || !(fault instanceof Refusal)) throw fault;
          return false;
        },
      );
      if (used) return;
    }
  }

  async function checkOwnPassword({ userId, passwordHash }: Account, password: string, field: string) {
    await lock.count(userId);
    if (!(await isPassword(passwordHash, password))) {
      throw new Refusal('password.old_wrong', { fields: [{ field, code: 'password.old_wrong' }] });
    }
    await lock.forget(userId);
  }

  /** Whom only a partner knows can prove nothing but that they have just come in (decision 17). */
  async function checkFreshSignIn({ mobile, mail, passwordHash }: Account, sessionId: string | undefined) {
    const provable = mobile ?? mail ?? passwordHash;
    if (provable !== null || !(await sessions.isFresh(sessionId))) throw new Refusal('auth.sign_in_again');
  }

  return {
    /** Makes sure that the owner asks for the deletion, who is signed in already. */
    async proveDeletion({ userId, sessionId, browser: { asker } }: Member, given: DeletionProof) {
      const user = await store.byId(userId);
      if (!user) throw notFound();
      if (given.proof === 'SIGN_IN') await checkFreshSignIn(user, sessionId);
      else if (given.proof === 'CODE')
        await spendOwnCode(user, { code: given.secret, purpose: 'deletion', asker });
      else await checkOwnPassword(user, given.secret, '/secret');
    },

    /** An unknown account and a wrong password are answered alike, after the same time (S5 of the threats). */
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
      // A password that was changed while this one was compared has ended all sessions but this.
      const now = await store.byId(user.userId);
      if (!now?.passwordHash || !(await isSame(now.passwordHash, user.passwordHash, password))) {
        await sessions.end(sidOf(opened.pair.handle));
        throw new Refusal('auth.bad_credentials');
      }
      return opened;
    },

    /** Whether an account exists is told only after a right code; nothing else uses a code up for nothing. */
    async register({ key, code, asker, invite, password, nickName, regionId }: Registration) {
      refuseWeak(password, '/loginPassword');
      const invitedBy = invite === '' ? null : await store.inviterBy(invite.toUpperCase());
      if (invitedBy === undefined) {
        throw new Refusal('invite.invalid', { fields: [{ field: '/invite', code: 'invite.invalid' }] });
      }
      await codes.use({ to: nameOf(key), code, purpose: 'register', asker });
      const passwordHash = await hashPassword(password);
      const made = await store.create({ key, regionId, nickName, passwordHash, invitedBy, now: clock() });
      if (!made) throw new Refusal('register.exists');
      return made;
    },

    /** Sets a password by a code and ends every session; tells whether the asking browser's was among them. */
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
        return { ended: result, notice: await notices.passwordReset(tx, user, passwordHash) };
      });
      notices.send(notice);
      await lock.forget(nameOf(key), known);
      await lock.forget(nameOf(key));
      return ended;
    },

    /**
     * Changes the password, or sets the first one by a code; an account that a code cannot be sent to gets the mail with
     * it that the code went to. Ends every session but the one that asks.
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
        return notices.passwordChanged(tx, { ...user, mail: mail ?? user.mail }, passwordHash);
      });
      notices.send(notice);
    },
  };
}

function refuseWeak(password: string, field: string) {
  if (!isWeakPassword(password)) return;
  throw new Refusal('password.weak', { fields: [{ field, code: 'password.weak' }] });
}

/** True for the hash that was compared, and for one that was only made anew from the same password. */
const isSame = async (now: string, compared: string, password: string) =>
  now === compared || isPassword(now, password);
