import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { type SandboxCardFacts, sandboxCalls, sandboxPayments } from '#service/db/schema/sandbox.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { SandboxCards } from './card-store.ts';
import { isTestCard, type TestBank, testCards } from './test-cards.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxSteps = ReturnType<typeof sandboxSteps>;

/** The steps of a payment at the sandbox, each in the caller's transaction. Every end of a payment writes a webhook call. */
export function sandboxSteps(clock: Clock, cards: SandboxCards) {
  async function held(tx: Db, payNo: string): Promise<SandboxPayment | undefined> {
    const [row] = await tx
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.payNo, payNo))
      .for('update');
    return row && settled(tx, row);
  }

  /** Applies what time has decided: approves a payment of the slow bank, refuses one whose challenge has expired. */
  async function settled(tx: Db, row: SandboxPayment): Promise<SandboxPayment> {
    const now = clock();
    if (row.status === 'processing' && row.decidesAt && row.decidesAt <= now) return approve(tx, row);
    if (row.status === 'challenge' && row.challengeUntil && row.challengeUntil <= now)
      return end(tx, row, { status: 'refused', failure: 'card.authentication_failed' });
    return row;
  }

  async function change(tx: Db, row: SandboxPayment, set: Partial<SandboxPayment>) {
    await tx.update(sandboxPayments).set(set).where(eq(sandboxPayments.payNo, row.payNo));
    return { ...row, ...set };
  }

  const call = (tx: Db, payNo: string, nextTryAt: Date) =>
    tx.insert(sandboxCalls).values({ payNo, nextTryAt, createdAt: clock() });

  /** Ends a payment, and erases the card holder's name. */
  async function end(tx: Db, row: SandboxPayment, set: Partial<SandboxPayment>) {
    await call(tx, row.payNo, clock());
    return change(tx, row, { card: { ...row.card, holderName: null }, ...set });
  }

  async function approve(tx: Db, row: SandboxPayment) {
    const { keepFor } = row.card;
    const card = keepFor ? await cards.keep(tx, keepFor, row.card) : row.card;
    return end(tx, row, { status: 'approved', card: { ...card, holderName: null } });
  }

  return { held, change, call, end, approve };
}

export const bankOf = ({ testCard }: SandboxCardFacts): TestBank =>
  isTestCard(testCard) ? testCards[testCard].bank : { does: 'refuse', failure: 'card.declined' };
