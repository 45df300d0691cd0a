import type { OwnerProof } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import type { Account, CredentialStore } from './credential-queries.ts';
import type { AccountKey } from './new-account.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Member, OwnerProofs } from './owner-proof.ts';
import type { SecurityMessages } from './security-emails.ts';
import type { Sessions } from './sessions.ts';

type ContactParts = {
  db: Db;
  /** Sessions and credentials, in a transaction or outside of any. */
  sessionsIn: (db: Db) => Sessions;
  storeIn: (db: Db) => CredentialStore;
  codes: Pick<OneTimeCodes, 'check'>;
  owner: OwnerProofs;
  securityMessages: SecurityMessages;
};

type Change = { key: AccountKey; code: string; proof: OwnerProof };

const nothingToSpend = () => Promise.resolve();

export type ContactChanges = ReturnType<typeof contactChanges>;

/**
 * Changes the mobile number or mail by which a member logs in. A code that was sent to the new number or mail proves that it is
 * the member's; the member proves to be the owner by the password, by a code that was sent to the present number or mail, or
 * by a recent sign-in where the account has none of these. Neither code is used up when the other proof is wrong.
 */
export function contactChanges({ db, sessionsIn, storeIn, codes, owner, securityMessages }: ContactParts) {
  /** Checks the proof, or refuses; returns a function that marks it as used. */
  async function checkOwner(user: Account, { sessionId, browser }: Member, proof: OwnerProof) {
    if (proof.kind === 'CODE') {
      const own = { code: proof.secret ?? '', purpose: 'contact', asker: browser.asker } as const;
      return owner.checkOwnCode(user, own).catch((fault: unknown) => {
        throw fault instanceof Refusal && fault.code.startsWith('code.') ? atSecret(fault) : fault;
      });
    }
    if (proof.kind === 'PASSWORD') await owner.checkOwnPassword(user, proof.secret ?? '', '/proof/secret');
    else await owner.checkFreshSignIn(user, sessionId);
    return nothingToSpend;
  }

  return {
    /**
     * Changes the number or mail of an account, notifies the old one, and ends all other sessions. Whether the new
     * one belongs to another account is only revealed after a correct code that was sent there.
     */
    async change(member: Member, { key, code, proof }: Change) {
      const { userId, sessionId, browser } = member;
      const user = await storeIn(db).byId(userId);
      if (!user) throw notFound();
      const spendProof = await checkOwner(user, member, proof);
      const to = 'mobile' in key ? key.mobile : key.mail;
      const spendCode = await codes.check({ to, code, purpose: 'contact', asker: browser.asker });
      await spendCode();
      await spendProof();
      const notice = await inTransaction(db, async (tx) => {
        if (!(await storeIn(tx).setContact(userId, key))) throw new Refusal('register.exists');
        await sessionsIn(tx).endAllOf(userId, { except: sessionId, known: browser.known });
        return securityMessages.contactChanged(tx, user, key);
      });
      securityMessages.send(notice);
    },
  };
}

/** The same refusal with the pointer of the proof's field, because the form has two codes. */
const atSecret = ({ code }: Refusal) =>
  new Refusal(code, { fields: [{ field: '/proof/secret', code: 'code.invalid' }] });
