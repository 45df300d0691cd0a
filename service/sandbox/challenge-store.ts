import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { sandboxPayments } from '#service/db/schema/sandbox.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { bankOf, type SandboxSteps } from './payment-steps.ts';
import { hashOf } from './secrets.ts';

const challengeTriesMax = 3;
/** The code that the sandbox's bank pretends to send; its page shows it. */
export const challengeCode = '123456';

export type SandboxChallenges = ReturnType<typeof sandboxChallengeStore>;

/** Challenges of the bank's page: their payments, and the buyer's answers. */
export function sandboxChallengeStore(db: Db, { held, change, end, approve }: SandboxSteps) {
  async function challenged(tx: Db, challenge: string) {
    const [found] = await tx
      .select({ payNo: sandboxPayments.payNo })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.challengeHash, hashOf(challenge)));
    return found && held(tx, found.payNo);
  }

  return {
    /** The payment of a challenge token, in any state; undefined for an unknown token. */
    find: (challenge: string) => inTransaction(db, (tx) => challenged(tx, challenge)),

    /** The buyer's answer: a code, or undefined for a refusal. `again` is true when the code is wrong and may be tried again. */
    answer: (challenge: string, code: string | undefined) =>
      inTransaction(db, async (tx) => {
        const row = await challenged(tx, challenge);
        if (row?.status !== 'challenge') return { row, again: false };
        const bank = bankOf(row.card);
        const passes = bank.does === 'challenge' && bank.passes;
        if (code === challengeCode && passes) return { row: await approve(tx, row), again: false };
        const challengeTries = row.challengeTries + 1;
        if (code !== undefined && code !== challengeCode && challengeTries < challengeTriesMax)
          return { row: await change(tx, row, { challengeTries }), again: true };
        const set = { status: 'refused', failure: 'card.authentication_failed' } as const;
        return { row: await end(tx, row, set), again: false };
      }),
  };
}
