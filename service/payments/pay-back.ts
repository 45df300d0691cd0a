import { and, eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { post } from '#service/ledger/ledger.ts';
import { eachWithin } from '#service/platform/each-apart.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { askInTime } from '#service/processors/ask-in-time.ts';
import { BadWebhook, type PaymentProcessor, ProcessorRefusal } from '#service/processors/processor.ts';
import { knownPayment } from './ask-processor.ts';
import { holdPayment, readPayment } from './payment-rows.ts';
import type { RefundDoor } from './refund-door.ts';
import { dueRefunds } from './refunds.ts';
import { answerMs, asking, nextRefundTry, silentRefundMinutes } from './rules.ts';
import type { Settle } from './settle.ts';

type PayBackParts = {
  db: Db;
  clock: Clock;
  settle: Settle;
  processor: PaymentProcessor | undefined;
  refundDoor: RefundDoor;
};

type Refund = typeof paymentRefunds.$inferSelect;
type End = 'DONE' | 'TO_WALLET';

/** Job that refunds card payments to their cards, and pays what a card does not take into the member's wallet. */
export function payBackWith({ db, clock, settle, processor, refundDoor }: PayBackParts) {
  async function ask(refund: Refund): Promise<'done' | 'refused' | 'silent'> {
    const found = await readPayment(db, refund.payNo);
    if (!processor || found?.row.processor !== processor.name) return 'silent';
    const { row } = found;
    const { refundNo, refusals, amount, currency } = refund;
    try {
      const asked = { ...knownPayment(row), refundNo, refusals, refund: { amount, currency } };
      const given = await askInTime(
        answerMs,
        (signal) => processor.refund(asked, signal),
        (fault) => fault instanceof ProcessorRefusal,
      );
      return given === 'done' ? 'done' : 'silent';
    } catch (fault) {
      return fault instanceof ProcessorRefusal ? 'refused' : 'silent';
    }
  }

  /** Writes the end of a refund, and the state of its payment that follows from it. */
  const end = (refund: Refund, state: End) =>
    inTransaction(db, async (tx) => {
      const now = clock();
      const held = await holdPayment(tx, refund.payNo);
      const [row] = await tx
        .select()
        .from(paymentRefunds)
        .where(eq(paymentRefunds.refundNo, refund.refundNo))
        .for('update');
      if (row?.state !== 'PENDING') return;
      if (state === 'TO_WALLET') await toWallet(tx, refund, held.row.userId, now);
      await tx
        .update(paymentRefunds)
        .set({ state, endedAt: now })
        .where(eq(paymentRefunds.refundNo, refund.refundNo));
      const given = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.payNo, refund.payNo));
      const back = given.reduce((sum, one) => sum + (one.state === 'PENDING' ? 0 : one.amount), 0);
      await settle.step(tx, held, back >= held.row.amount ? 'refundAll' : 'refundSome');
      await refundDoor.cardPaid(tx, row, now);
    });

  /** Writes down that the processor has refused a refund, and when it is asked again. */
  const refused = (refund: Refund, refusals: number, nextTryAt: Date, now: Date) =>
    inTransaction(db, async (tx) => {
      await holdPayment(tx, refund.payNo);
      const [row] = await tx
        .update(paymentRefunds)
        .set({ refusals, nextTryAt })
        .where(and(eq(paymentRefunds.refundNo, refund.refundNo), eq(paymentRefunds.state, 'PENDING')))
        .returning();
      if (row) await refundDoor.cardRefused(tx, row, now);
    });

  async function payBack(refund: Refund) {
    const { refundNo } = refund;
    const now = clock();
    const outcome = await ask(refund);
    if (outcome === 'done') return end(refund, 'DONE');
    if (outcome === 'silent') {
      return db
        .update(paymentRefunds)
        .set({ nextTryAt: minutesAfter(now, silentRefundMinutes) })
        .where(eq(paymentRefunds.refundNo, refundNo));
    }
    const refusals = refund.refusals + 1;
    const nextTryAt = nextRefundTry(now, refusals);
    if (!nextTryAt) return end(refund, 'TO_WALLET');
    return refused(refund, refusals, nextTryAt, now);
  }

  /** Tries all refunds that are due; a refund that fails is tried again later. */
  return async () => {
    if (!processor) return;
    await eachWithin(await dueRefunds(db, clock(), processor.name), asking, payBack);
  };
}

/**
 * The bank has sent the money of a refund back. Of a refund that was done, the money goes to the member's wallet; a refund
 * that is still PENDING is tried again at once. Throws BadWebhook for an unknown refund.
 */
export const refundFailed = (
  { db, clock, refundDoor }: Pick<PayBackParts, 'db' | 'clock' | 'refundDoor'>,
  refundNo: string,
) =>
  inTransaction(db, async (tx) => {
    const now = clock();
    const own = eq(paymentRefunds.refundNo, refundNo);
    const [known] = await tx.select({ payNo: paymentRefunds.payNo }).from(paymentRefunds).where(own);
    if (!known) throw new BadWebhook('the refund is unknown');
    const held = await holdPayment(tx, known.payNo);
    const [refund] = await tx.select().from(paymentRefunds).where(own).for('update');
    if (refund?.state === 'PENDING') await tx.update(paymentRefunds).set({ nextTryAt: now }).where(own);
    if (refund?.state !== 'DONE') return;
    await toWallet(tx, refund, held.row.userId, now);
    await tx.update(paymentRefunds).set({ state: 'TO_WALLET', endedAt: now }).where(own);
    await refundDoor.cardReturned(tx, refund, now);
  });

async function toWallet(tx: Db, { refundNo, amount, currency }: Refund, userId: string, at: Date) {
  await post(tx, {
    source: `refund:${refundNo}`,
    entries: [
      { account: 'MALL_MONEY', unit: currency, amount: -amount },
      { account: 'WALLET', userId, unit: currency, amount },
    ],
    at,
  });
}
