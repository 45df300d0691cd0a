import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { bankCards, cardErasures, processorCustomers } from '#service/db/schema/bank-cards.ts';
import type { ProcessorName } from '#service/db/schema/payment-words.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { eachApart } from '#service/platform/each-apart.ts';
import { askInTime } from '#service/processors/ask-in-time.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';

const patienceMs = 10_000;
const pauseMinutes = (tries: number) => Math.min(24 * 60, 5 * 2 ** tries);

export type Erasure = { processor: ProcessorName; kind: 'card' | 'customer'; reference: string };

/** Writes down that a processor has to forget something, in the transaction that forgets it here. */
export async function mustForget(tx: Db, erasures: readonly Erasure[], now: Date) {
  if (erasures.length === 0) return;
  await tx.insert(cardErasures).values(erasures.map((erasure) => ({ ...erasure, nextTryAt: now })));
}

/** Forgets a member's cards and name at the processors. */
export async function forgetMember(tx: Db, userId: string, now: Date) {
  const cards = await tx.delete(bankCards).where(eq(bankCards.userId, userId)).returning();
  const customers = await tx
    .delete(processorCustomers)
    .where(eq(processorCustomers.userId, userId))
    .returning();
  const erasures: Erasure[] = [
    ...cards.map(({ processor, reference }) => ({ processor, kind: 'card' as const, reference })),
    ...customers.flatMap(({ processor, reference }) =>
      reference === null ? [] : [{ processor, kind: 'customer' as const, reference }],
    ),
  ];
  await mustForget(tx, erasures, now);
}

type ErasureParts = { db: Db; clock: Clock; processor: PaymentProcessor };

/** Has the processor forget what it still has to; what it does not do now is asked for again, until it is done. */
export async function forgetDue({ db, clock, processor }: ErasureParts) {
  const due = await db
    .select()
    .from(cardErasures)
    // What another processor keeps waits until the mall runs with it again.
    .where(and(lte(cardErasures.nextTryAt, clock()), eq(cardErasures.processor, processor.name)))
    .orderBy(asc(cardErasures.cardErasureId))
    .limit(200);
  await eachApart(due, async ({ cardErasureId, kind, reference, tries }) => {
    const one = eq(cardErasures.cardErasureId, cardErasureId);
    const nextTryAt = minutesAfter(clock(), pauseMinutes(tries));
    await db
      .update(cardErasures)
      .set({ tries: sql`${cardErasures.tries} + 1`, nextTryAt })
      .where(one);
    await askInTime(patienceMs, (signal) =>
      kind === 'card' ? processor.deleteCard(reference, signal) : processor.forgetCustomer(reference, signal),
    );
    await db.delete(cardErasures).where(one);
  });
}
