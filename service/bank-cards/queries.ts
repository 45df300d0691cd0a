import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { cardsMax } from '#openapi/limits.ts';
import type { Db } from '#service/db/database.ts';
import { bankCards } from '#service/db/schema/bank-cards.ts';
import { payments } from '#service/db/schema/payments.ts';
import type { ProcessorName } from '#service/db/schema/payment-words.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import type { KeptCard } from '#service/processors/processor.ts';
import { mustForget } from './erasures.ts';
import type { BankCardRow } from './rules.ts';

/** A card to be saved for a member. */
export type Keeping = {
  userId: string;
  processor: ProcessorName;
  card: KeptCard;
  isDefault: boolean;
  now: Date;
};

const mine = (userId: string, cardId?: string) =>
  and(eq(bankCards.userId, userId), cardId === undefined ? undefined : eq(bankCards.cardId, cardId));

/** A member's cards, the default first, then the newest. */
export const selectCards = (db: Db, userId: string): Promise<BankCardRow[]> =>
  db
    .select()
    .from(bankCards)
    .where(mine(userId))
    .orderBy(desc(bankCards.isDefault), desc(bankCards.createdAt), asc(bankCards.cardId));

/** One card of a member; refuses an unknown card or another member's (`resource.not_found`). */
export async function cardOf(db: Db, userId: string, cardId: string): Promise<BankCardRow> {
  const [card] = await db.select().from(bankCards).where(mine(userId, cardId));
  if (!card) throw notFound();
  return card;
}

/** Refuses (`card.limit`) when a member has `cardsMax` cards already. */
export async function checkRoom(db: Db, userId: string) {
  const [kept] = await db.select({ number: count() }).from(bankCards).where(mine(userId));
  if ((kept?.number ?? 0) >= cardsMax) throw new Refusal('card.limit');
}

/**
 * Stores a card that the processor has saved; the first card becomes the default. Refuses with `card.exists` or `card.limit`; the
 * caller must then delete the card at the processor.
 */
export async function keepCard(tx: Db, { userId, processor, card, isDefault, now }: Keeping) {
  await lockShopper(tx, userId);
  const cards = await selectCards(tx, userId);
  if (cards.some((one) => one.processor === processor && one.fingerprint === card.fingerprint))
    throw new Refusal('card.exists');
  if (cards.length >= cardsMax) throw new Refusal('card.limit');
  const becomesDefault = isDefault || cards.length === 0;
  if (becomesDefault) await clearDefault(tx, userId);
  const { reference, fingerprint, brand, last4, expMonth, expYear, holderName } = card;
  const [row] = await tx
    .insert(bankCards)
    .values({
      cardId: `card_${randomBytes(9).toString('hex')}`,
      userId,
      processor,
      reference,
      fingerprint,
      brand,
      last4,
      expMonth,
      expYear,
      holderName,
      isDefault: becomesDefault,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('the card was not kept');
  return row;
}

/** Makes a card the default, which is offered first. */
export async function makeDefault(tx: Db, userId: string, cardId: string) {
  await lockShopper(tx, userId);
  await cardOf(tx, userId, cardId);
  await clearDefault(tx, userId, cardId);
  await tx.update(bankCards).set({ isDefault: true }).where(mine(userId, cardId));
}

/**
 * Deletes a card here and stores that the processor has to delete it. When it was the default, the newest other card becomes the
 * default. Refuses (`card.in_use`) while a payment with the card is not finished.
 */
export async function removeCard(tx: Db, userId: string, cardId: string, now: Date) {
  await lockShopper(tx, userId);
  const card = await cardOf(tx, userId, cardId);
  const running = await tx
    .select({ payNo: payments.payNo })
    .from(payments)
    .where(
      and(
        eq(payments.cardId, cardId),
        inArray(payments.status, ['CREATED', 'REQUIRES_ACTION', 'PROCESSING']),
      ),
    )
    .limit(1);
  if (running.length > 0) throw new Refusal('card.in_use');
  await tx.delete(bankCards).where(mine(userId, cardId));
  const { processor, reference } = card;
  await mustForget(tx, [{ processor, kind: 'card', reference }], now);
  const [newest] = await selectCards(tx, userId);
  if (card.isDefault && newest)
    await tx.update(bankCards).set({ isDefault: true }).where(mine(userId, newest.cardId));
  return card;
}

const clearDefault = (tx: Db, userId: string, except = '') =>
  tx
    .update(bankCards)
    .set({ isDefault: false })
    .where(and(mine(userId), eq(bankCards.isDefault, true), ne(bankCards.cardId, except)));
