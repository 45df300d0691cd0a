import type { Clock } from '#service/domain/clock.ts';
import { isWeakPassword } from '#service/domain/password-policy.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { Account, CredentialStore } from '#service/store/credentials.ts';
import type { AccountKey } from '#service/store/new-account.ts';
import type { CodeBook } from './code-book.ts';
import type { LockOut } from './lock-out.ts';
import type { Notices } from './notices.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { sidOf } from './refresh-halves.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn, Visit } from './sign-in.ts';

type CredentialParts = {
  store: CredentialStore;
  codes: CodeBook;
  sessions: Sessions;
  signIn: SignIn;
  lock: LockOut;
  notices: Notices;
  clock: Clock;
};

type Registration = {
  key: AccountKey;
  code: string;
  /** Empty for none. */
  invite: string;
  password: string;
  nickName: string;
  regionId: number;
};

/** What proves that a password may be changed. */
type Proof = { oldPassword?: string | undefined; code?: string | undefined };

/** Where codes of an account go, and by which name its tries are counted. */
export const nameOf = (key: AccountKey) => ('mobile' in key ? key.mobile : key.mail);

export type Credentials = ReturnType<typeof credentials>;

/** Signing in by a password, making an account, and new passwords. */
export function credentials({ store, codes, sessions, signIn, lock, notices, clock }: CredentialParts) {
  async function spendOwnCode(user: Account, code: string) {
    const names = [user.mobile, user.mail].filter((name) => name !== null);
    for (const [index, name] of names.entries()) {
      const isLast = index === names.length - 1;
      const used = await codes.use(name, code, 'reset').then(
        () => true,
        (fault: unknown) => {
          if (isLast || !(fault instanceof Refusal)) throw fault;
          return false;
        },
      );
      if (used) return;
    }
  }

  return {
    /** An unknown account and a wrong password are answered alike, after the same time (S5 of the threats). */
    async signInByPassword(key: AccountKey, password: string, visit: Visit) {
      await lock.count(nameOf(key));
      const user = await store.find(key);
      const right = await isPassword(user?.passwordHash, password);
      if (!user?.passwordHash || !right) throw new Refusal('auth.bad_credentials');
      await lock.forget(nameOf(key));
      if (isOutdated(user.passwordHash)) {
        await store.renewHash(user.userId, user.passwordHash, await hashPassword(password));
      }
      const opened = await signIn(user, visit);
      // A password that was changed while this one was compared has ended all sessions but this.
      const now = await store.byId(user.userId);
      if (!now?.passwordHash || !(await isSame(now.passwordHash, user.passwordHash, password))) {
        await sessions.end(sidOf(opened.halves.handle));
        throw new Refusal('auth.bad_credentials');
      }
      return opened;
    },

    /** Whether an account exists is told only after a right code; nothing else uses a code up for nothing. */
    async register({ key, code, invite, password, nickName, regionId }: Registration) {
      refuseWeak(password, '/loginPassword');
      const invitedBy = invite === '' ? null : await store.inviterBy(invite.toUpperCase());
      if (invitedBy === undefined) {
        throw new Refusal('invite.invalid', { fields: [{ field: '/invite', code: 'invite.invalid' }] });
      }
      await codes.use(nameOf(key), code, 'register');
      const passwordHash = await hashPassword(password);
      const made = await store.create({ key, regionId, nickName, passwordHash, invitedBy, now: clock() });
      if (!made) throw new Refusal('register.exists');
      return made;
    },

    /** Sets a password by a code and ends every session; `handle` is the one that the asking browser holds. */
    async reset(key: AccountKey, code: string, password: string, handle: string | undefined) {
      refuseWeak(password, '/password');
      await codes.use(nameOf(key), code, 'reset');
      const user = await store.find(key);
      if (!user) throw new Refusal('reset.no_account');
      if (!user.enabled) throw new Refusal('auth.account_disabled');
      await store.setPassword(user.userId, await hashPassword(password));
      const ended = await sessions.endAllOf(user.userId, handle === undefined ? {} : { handle });
      await lock.forget(nameOf(key));
      notices.passwordReset(user);
      return ended;
    },

    /** Changes the password, or sets the first one by a code; ends every session but the one that asks. */
    async change(userId: string, sessionId: string | undefined, proof: Proof, password: string) {
      const user = await store.byId(userId);
      if (!user) throw notFound();
      refuseWeak(password, '/password');
      if (proof.code !== undefined) await spendOwnCode(user, proof.code);
      else {
        await lock.count(userId);
        if (!(await isPassword(user.passwordHash, proof.oldPassword ?? ''))) {
          const field = { field: '/oldPassword', code: 'password.old_wrong' } as const;
          throw new Refusal('password.old_wrong', { fields: [field] });
        }
        await lock.forget(userId);
      }
      if (await isPassword(user.passwordHash, password)) {
        throw new Refusal('password.same', { fields: [{ field: '/password', code: 'password.same' }] });
      }
      await store.setPassword(userId, await hashPassword(password));
      await sessions.endAllOf(userId, sessionId === undefined ? {} : { except: sessionId });
      notices.passwordChanged(user);
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
