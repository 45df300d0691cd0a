import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { sandboxCalls } from '#service/db/schema/sandbox.ts';
import { type Clock, daysAfter, secondsAfter } from '#service/domain/clock.ts';
import type { SandboxCards } from './card-store.ts';
import type { SandboxPayments } from './payment-store.ts';
import { answerOf } from './answer.ts';
import { signatureOf } from './secrets.ts';

type CallParts = {
  db: Db;
  clock: Clock;
  cards: SandboxCards;
  payments: SandboxPayments;
  /** URL of the mall's webhook. */
  hookUrl: string;
  /** Secret for signing the calls, shared with the mall. */
  hookSecret: string;
};

/** Milliseconds to wait for the mall's answer. */
const patienceMs = 10_000;
const atOnce = 20;

/** Webhook calls to the mall: each is repeated with growing pauses until it succeeds, for a day at most. */
export function sandboxCallStore({ db, clock, cards, payments, hookUrl, hookSecret }: CallParts) {
  async function claim(sandboxCallId: number) {
    const { tries } = sandboxCalls;
    const [row] = await db
      .update(sandboxCalls)
      .set({
        tries: sql`${tries} + 1`,
        nextTryAt: sql`${secondsAfter(clock(), 10).toISOString()}::timestamptz + least(power(2, ${tries}), 600) * interval '1 second'`,
      })
      .where(and(eq(sandboxCalls.sandboxCallId, sandboxCallId), isDue()))
      .returning();
    return row;
  }
  const isDue = () => lte(sandboxCalls.nextTryAt, clock());

  async function tell(payNo: string): Promise<boolean> {
    const row = await payments.read(payNo);
    if (!row) return true;
    const body = JSON.stringify({
      payNo,
      answer: answerOf({ row, kept: await cards.byRef(row.card.cardRef) }),
    });
    const seconds = Math.floor(clock().getTime() / 1000);
    const answer = await fetch(hookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sandbox-Signature': `t=${seconds},v1=${signatureOf(body, seconds, hookSecret)}`,
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.text();
    return answer.ok;
  }

  return {
    /** Makes the due calls; a failed one is repeated later. */
    async callDue() {
      const due = await db
        .select({ id: sandboxCalls.sandboxCallId })
        .from(sandboxCalls)
        .where(isDue())
        .orderBy(asc(sandboxCalls.nextTryAt), asc(sandboxCalls.sandboxCallId))
        .limit(atOnce);
      for (const { id } of due) {
        const row = await claim(id);
        if (!row) continue;
        const isOld = row.createdAt <= daysAfter(clock(), -1);
        const isHeard = isOld || (await tell(row.payNo).catch(() => false));
        if (isHeard) await db.delete(sandboxCalls).where(eq(sandboxCalls.sandboxCallId, id));
      }
    },
  };
}
