import { Refusal } from '#service/domain/refusal.ts';
import type { Browser } from '#service/http/browser-cookies.ts';
import type { Account } from './credential-queries.ts';
import type { LockOut } from './lock-out.ts';
import type { OneTimeCodes, CodePurpose } from './one-time-codes.ts';
import { isPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** A one-time code that the owner typed, and the browser that asked for it. */
export type OwnCode = { code: string; purpose: CodePurpose; asker: string | undefined };

/** The signed-in member of a request and the browser that sent it. */
export type Member = { userId: string; sessionId: string | undefined; browser: Browser };

type ProofParts = {
  codes: Pick<OneTimeCodes, 'check'>;
  lock: LockOut;
  sessions: Pick<Sessions, 'isFresh'>;
};

export type OwnerProofs = ReturnType<typeof ownerProofs>;

/**
 * Proof of ownership that a signed-in member gives before sensitive changes, so that a stolen session is not
 * enough.
 */
export function ownerProofs({ codes, lock, sessions }: ProofParts) {
  /** Compares a code that was sent to the account's number or mail; returns a function that marks it as used. */
  async function checkOwnCode(user: Account, proof: OwnCode) {
    const names = [user.mobile, user.mail].filter((name) => name !== null);
    for (const [index, to] of names.entries()) {
      const isLast = index === names.length - 1;
      const spend = await codes.check({ to, ...proof }).catch((fault: unknown) => {
        if (isLast || !(fault instanceof Refusal)) throw fault;
        return undefined;
      });
      if (spend) return spend;
    }
    throw new Refusal('code.invalid');
  }

  async function checkOwnPassword({ userId, passwordHash }: Account, password: string, field: string) {
    await lock.count(userId);
    if (!(await isPassword(passwordHash, password))) {
      throw new Refusal('password.old_wrong', { fields: [{ field, code: 'password.old_wrong' }] });
    }
    await lock.forget(userId);
  }

  /**
   * The only proof of an account without number, mail and password: a sign-in by its identity provider within the last ten minutes
   * (decision 17). Refuses any other account and an older sign-in (`auth.sign_in_again`).
   */
  async function checkFreshSignIn({ mobile, mail, passwordHash }: Account, sessionId: string | undefined) {
    const provable = mobile ?? mail ?? passwordHash;
    if (provable !== null || !(await sessions.isFresh(sessionId))) throw new Refusal('auth.sign_in_again');
  }

  return { checkOwnCode, checkOwnPassword, checkFreshSignIn };
}
