import { and, eq } from 'drizzle-orm';
import type { Payment } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { paymentEvents } from '#service/db/schema/payments.ts';
import type { Command } from '#service/domain/command.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { findOut, giveUp, hear, knownPayment, unknownThere } from './ask-processor.ts';
import type { PayParts } from './pay.ts';
import { openPaymentOf, type PaymentRow, readPayment, sharesOf } from './payment-rows.ts';
import { answerMs, isActionOver, pollMs } from './rules.ts';
import type { Settled } from './settle.ts';
import { paymentView } from './view.ts';

type GoOnParts = Omit<PayParts, 'endStale' | 'customers' | 'rateLimitFactor' | 'door'>;

export type OwnPayment = {
  userId: string;
  payNo: string;
  language: Language;
  command?: Command | undefined;
};

export type GoOn = ReturnType<typeof goOnWith>;

/** Continues payments that wait for the bank's page, the buyer or the processor. */
export function goOnWith({ db, clock, idempotency, settle, processor, notices }: GoOnParts) {
  async function own(userId: string, payNo: string) {
    const found = await readPayment(db, payNo, userId);
    if (!found) throw notFound();
    return found;
  }

  /** Does a step in a transaction, and sends its notices after the commit. */
  async function commit(work: (tx: Db) => Promise<Settled>, finish?: Finish): Promise<PaymentRow> {
    const settled = await inTransaction(db, async (tx) => {
      const done = await work(tx);
      await finish?.(tx, done.row);
      return done;
    });
    for (const id of settled.sendLater) notices.send(id);
    return settled.row;
  }
  type Finish = (tx: Db, row: PaymentRow) => Promise<void>;

  const finishing =
    ({ command, language }: OwnPayment): Finish =>
    async (tx, row) =>
      idempotency.finishWith(tx, command, 200, paymentView(row, await sharesOf(tx, row.payNo), language));

  const shown = async (row: PaymentRow, { language }: OwnPayment) =>
    paymentView(row, await sharesOf(db, row.payNo), language);

  async function wasChallenged(payNo: string) {
    const rows = await db
      .select({ payNo: paymentEvents.payNo })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.payNo, payNo), eq(paymentEvents.event, 'challenge')))
      .limit(1);
    return rows.length > 0;
  }

  /** Ends a challenge whose time to answer is over; changes nothing when the processor does not answer. */
  async function expire(row: PaymentRow): Promise<PaymentRow> {
    // Another processor cannot be asked now: the payment is ended here, and cancelled there once the mall uses it again.
    if (row.processor !== processor?.name)
      return inTransaction(db, (tx) => settle.happened(tx, row.payNo, 'expire', { voidDue: true }));
    const heard = processor && (await giveUp(row, processor, answerMs));
    if (!heard) return row;
    return commit((tx) => settle.answered(tx, row.payNo, heard, 'expire'));
  }

  return {
    expire,

    /** Asks the processor what has become of a payment that waits for it. */
    async refresh(row: PaymentRow, ms: number): Promise<PaymentRow> {
      if (!processor) return row;
      const heard = await findOut(row, { processor, clock, ms });
      return heard ? commit((tx) => settle.answered(tx, row.payNo, heard)) : row;
    },

    /**
     * Goes on after the bank's page. A payment that has gone on since its challenge is answered as it is; any other payment
     * that does not wait for the bank's page is refused as `pay.not_waiting`.
     */
    async confirm(asked: OwnPayment, challengeResult: string | undefined): Promise<Payment> {
      const { row } = await own(asked.userId, asked.payNo);
      if (row.status !== 'REQUIRES_ACTION' || !processor) {
        const isEnded = ['PROCESSING', 'SUCCEEDED', 'FAILED'].includes(row.status);
        if (isEnded && (await wasChallenged(row.payNo))) return shown(row, asked);
        throw new Refusal('pay.not_waiting', { details: { status: row.status } });
      }
      const heard = await hear(
        row,
        { processor, ms: answerMs },
        (signal) => processor.confirm(knownPayment(row), challengeResult, signal),
        () => unknownThere(row),
      );
      const next = await commit(async (tx) => {
        if (heard) return settle.answered(tx, row.payNo, heard);
        return { row: await settle.happened(tx, row.payNo, 'challengePassed'), sendLater: [] };
      }, finishing(asked));
      return shown(next, asked);
    },

    /**
     * The buyer gives up a challenge; `pay.not_waiting` in other states. A processor that does not answer is told later, and
     * money that it still takes goes back.
     */
    async cancel(asked: OwnPayment): Promise<Payment> {
      const { row } = await own(asked.userId, asked.payNo);
      if (row.status === 'CANCELLED') return shown(row, asked);
      if (row.status !== 'REQUIRES_ACTION' || !processor)
        throw new Refusal('pay.not_waiting', { details: { status: row.status } });
      const heard = await giveUp(row, processor, answerMs);
      const next = await commit(
        async (tx) => {
          if (heard) return settle.answered(tx, row.payNo, heard);
          const given = await settle.happened(tx, row.payNo, 'cancel', { voidDue: true });
          return { row: given, sendLater: [] };
        },
        async (tx, given) => {
          if (given.status === 'CANCELLED') await finishing(asked)(tx, given);
        },
      );
      if (next.status !== 'CANCELLED')
        throw new Refusal('pay.not_waiting', { details: { status: next.status } });
      return shown(next, asked);
    },

    /** One payment; while the payment waits for the processor, the processor is asked first. */
    async get(asked: OwnPayment): Promise<Payment> {
      const { row } = await own(asked.userId, asked.payNo);
      if (row.status === 'PROCESSING') return shown(await this.refresh(row, pollMs), asked);
      if (row.status === 'REQUIRES_ACTION' && isActionOver(row.nextAction, clock()))
        return shown(await expire(row), asked);
      return shown(row, asked);
    },

    /** Ends a challenge of these orders whose time is over, so that the member can pay again. */
    async endStale(userId: string, orderNumbers: readonly string[]) {
      const running = await openPaymentOf(db, orderNumbers);
      if (running?.status !== 'REQUIRES_ACTION' || !isActionOver(running.nextAction, clock())) return;
      const found = await readPayment(db, running.payNo, userId);
      if (found) await expire(found.row);
    },
  };
}
