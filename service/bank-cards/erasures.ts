import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { bankCards, cardErasures, erasureKinds, processorCustomers } from '#service/db/schema/bank-cards.ts';
import type { ProcessorName } from '#service/db/schema/payment-words.ts';
import { type Clock, daysAfter, minutesAfter } from '#service/domain/clock.ts';
import { eachWithin } from '#service/platform/each-apart.ts';
import { askInTime } from '#service/processors/ask-in-time.ts';
import { type PaymentProcessor, ProcessorRefusal } from '#service/processors/processor.ts';

const patienceMs = 10_000;

/** Requests to the processor at the same time. */
const atOnce = 8;

/** Minutes after which a card whose saving has begun is looked for: by then the request that was saving it has ended. */
const saveMinutes = 10;
const pauseMinutes = (tries: number) => Math.min(24 * 60, 5 * 2 ** tries);

export type Erasure = { processor: ProcessorName; kind: (typeof erasureKinds)[number]; reference: string };

/** Stores what a processor has to delete, in the transaction that deletes it here. */
export async function mustForget(tx: Db, erasures: readonly Erasure[], now: Date) {
  if (erasures.length === 0) return;
  await tx.insert(cardErasures).values(erasures.map((erasure) => ({ ...erasure, nextTryAt: now })));
}

/** Deletes a member's cards and customer ids here, and stores that the processors have to delete them. */
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

type CardToSave = Parameters<PaymentProcessor['saveCard']>[0];

/**
 * Stores that a card is going to be saved, before the processor is asked. If the card is never stored here, `forgetDue` finds it by
 * repeating the same request, and deletes it at the processor. Returns the id of the stored row.
 */
export async function rememberSave(
  db: Db,
  { processor, asked, now }: { processor: ProcessorName; asked: CardToSave; now: Date },
): Promise<number> {
  const nextTryAt = minutesAfter(now, saveMinutes);
  const [row] = await db
    .insert(cardErasures)
    .values({ processor, kind: 'save', reference: JSON.stringify(asked), nextTryAt })
    .returning({ id: cardErasures.cardErasureId });
  if (!row) throw new Error('the card to be kept was not written down');
  return row.id;
}

/** Removes a stored erasure, because its card is saved or was refused. */
export const forgetErasure = (tx: Db, cardErasureId: number) =>
  tx.delete(cardErasures).where(eq(cardErasures.cardErasureId, cardErasureId));

/** Stores a session whose fields may save a card at the processor by themselves; a card that nobody stores here is deleted in a day. */
export const rememberSession = (db: Db, processor: ProcessorName, sessionToken: string, now: Date) =>
  db
    .insert(cardErasures)
    .values({ processor, kind: 'session', reference: sessionToken, nextTryAt: daysAfter(now, 1) });

/** True when any member has saved the card with this id of the processor (`reference`). */
export async function isKept(db: Db, processor: ProcessorName, reference: string): Promise<boolean> {
  const found = await db
    .select({ cardId: bankCards.cardId })
    .from(bankCards)
    .where(and(eq(bankCards.processor, processor), eq(bankCards.reference, reference)))
    .limit(1);
  return found.length > 0;
}

async function savedBy(processor: PaymentProcessor, reference: string, signal: AbortSignal) {
  try {
    return (await processor.saveCard(JSON.parse(reference) as CardToSave, signal)).reference;
  } catch (fault) {
    if (fault instanceof ProcessorRefusal) return undefined;
    throw fault;
  }
}

type ErasureParts = {
  db: Db;
  clock: Clock;
  processor: PaymentProcessor;
  /** Milliseconds after which no further request is started. */
  ms: number;
};

/** Asks the processor to delete everything that is due; what fails is repeated by a later run until it succeeds. */
export async function forgetDue({ db, clock, processor, ms }: ErasureParts) {
  const due = await db
    .select()
    .from(cardErasures)
    // Rows of another processor wait until the mall runs with that processor again.
    .where(and(lte(cardErasures.nextTryAt, clock()), eq(cardErasures.processor, processor.name)))
    .orderBy(asc(cardErasures.cardErasureId))
    .limit(200);
  const forgetVain = async (card: string | undefined, signal: AbortSignal) => {
    if (card !== undefined && !(await isKept(db, processor.name, card)))
      await processor.deleteCard(card, signal);
  };
  const forget: Record<Erasure['kind'], (reference: string, signal: AbortSignal) => Promise<void>> = {
    card: (reference, signal) => processor.deleteCard(reference, signal),
    customer: (reference, signal) => processor.forgetCustomer(reference, signal),
    session: async (reference, signal) =>
      forgetVain(await processor.cardOfSession(reference, signal), signal),
    save: async (reference, signal) => forgetVain(await savedBy(processor, reference, signal), signal),
  };
  await eachWithin(due, { atOnce, ms }, async ({ cardErasureId, kind, reference, tries }) => {
    const one = eq(cardErasures.cardErasureId, cardErasureId);
    const nextTryAt = minutesAfter(clock(), pauseMinutes(tries));
    await db
      .update(cardErasures)
      .set({ tries: sql`${cardErasures.tries} + 1`, nextTryAt })
      .where(one);
    await askInTime(patienceMs, (signal) => forget[kind](reference, signal));
    await db.delete(cardErasures).where(one);
  });
}
