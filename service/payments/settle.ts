import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { payments } from '#service/db/schema/payments.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { keepCard } from '#service/bank-cards/queries.ts';
import { mustForget } from '#service/bank-cards/erasures.ts';
import { type CardNotices, tellOwner } from '#service/bank-cards/notices.ts';
import { cardName } from '#service/bank-cards/rules.ts';
import type { ProcessorAnswer } from '#service/processors/processor.ts';
import type { OrderDoor } from './order-door.ts';
import { type HeldPayment, holdPayment, lastOf, type PaymentRow, recordStep } from './payment-rows.ts';
import { giveBack } from './refunds.ts';
import { actionMinutes, eventOf, isOpen, nextAskAt } from './rules.ts';
import { paymentStep } from './transition-table.ts';

type SettleParts = { clock: Clock; door: OrderDoor; notices: CardNotices };

/** What a payment has become, and the notices to send once that is committed. */
export type Settled = { row: PaymentRow; sendLater: readonly (number | undefined)[] };

/** The processor tells of another sum than the one that was asked for: somebody has to look at it. */
export class MoneyMismatch extends Error {
  override readonly name = 'MoneyMismatch';
}

type Change = Partial<typeof payments.$inferInsert>;

export type Settle = ReturnType<typeof settleWith>;

/** Moves payments by what happens to them; each function works in the transaction that it is given, and takes its locks. */
export function settleWith({ clock, door, notices }: SettleParts) {
  /** Does a step and what it brings about; what cannot happen in this state is no step, and changes nothing. */
  async function step(tx: Db, held: HeldPayment, event: PaymentEvent, set: Change = {}): Promise<PaymentRow> {
    const { row, orders } = held;
    const now = clock();
    const waiting = orders.filter(({ status }) => status === 'TO_PAY');
    const found = paymentStep(row.status, event, (guard) => (guard === 'orderOpen') === waiting.length > 0);
    if (!found) return row;
    const effects = found.effects ?? [];
    const change: Change = {
      nextAction: null,
      failure: null,
      ...set,
      status: found.to,
      updatedAt: now,
      ...(isOpen(found.to) && { asked: 0, nextAskAt: nextAskAt(now, 0) }),
    };
    const [next] = await tx.update(payments).set(change).where(eq(payments.payNo, row.payNo)).returning();
    if (!next) throw new Error('the payment is gone');
    await recordStep(tx, { payNo: row.payNo, event, from: row.status, to: found.to, now });
    // What the courier has done stands at the order already.
    if (row.payType === 'CARD') await door.markPayStatus(tx, await lastOf(tx, held), found.to);
    if (effects.includes('PAY_ORDER')) {
      for (const { orderNumber } of waiting) await door.orderPaid(tx, { orderNumber, payType: 'CARD', now });
      const ended = orders.filter(({ status }) => status !== 'TO_PAY');
      await giveBack(tx, { payNo: row.payNo, shares: ended, cause: 'LATE', now });
    }
    if (effects.includes('REFUND_ALL'))
      await giveBack(tx, { payNo: row.payNo, shares: orders, cause: 'LATE', now });
    return next;
  }

  /** Keeps the card of a payment that has succeeded; one that cannot be kept is forgotten at the processor again. */
  async function saveCard(tx: Db, row: PaymentRow, answer: ProcessorAnswer) {
    const kept = answer.status === 'approved' ? answer.kept : undefined;
    const { userId, processor } = row;
    if (!row.saveCard || !kept || !processor) return undefined;
    try {
      const card = await keepCard(tx, { userId, processor, card: kept, isDefault: false, now: clock() });
      return await tellOwner(tx, notices.cardSaved, userId, cardName(card));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.code === 'card.limit')
        await mustForget(tx, [{ processor, kind: 'card', reference: kept.reference }], clock());
      return undefined;
    }
  }

  return {
    step,

    /** Takes an answer of the processor in. `cancelled` names the event where the processor has given the payment up. */
    async answered(
      tx: Db,
      payNo: string,
      answer: ProcessorAnswer,
      cancelled: 'cancel' | 'expire' = 'cancel',
    ): Promise<Settled> {
      const held = await holdPayment(tx, payNo);
      const { row } = held;
      const { amount, currency } = answer.money;
      if (amount !== row.amount || currency !== row.currency)
        throw new MoneyMismatch(`${payNo} is another sum at the processor`);
      const isEnd = answer.status !== 'challenge' && answer.status !== 'processing';
      const event = eventOf(row.status, answer, cancelled);
      if (!event) return { row: await learn(tx, row, answer.reference, isEnd), sendLater: [] };
      const next = await step(tx, held, event, {
        reference: answer.reference,
        ...(isEnd && { voidDue: false }),
        ...(answer.status === 'refused' && { failure: answer.failure }),
        ...(answer.status === 'challenge' && {
          nextAction: {
            ...answer.nextAction,
            expiresAt: minutesAfter(clock(), actionMinutes).toISOString(),
          },
        }),
      });
      if (next === row) return { row: await learn(tx, row, answer.reference, isEnd), sendLater: [] };
      return { row: next, sendLater: [event === 'approve' ? await saveCard(tx, next, answer) : undefined] };
    },

    /** Something happened that the processor did not say. */
    async happened(tx: Db, payNo: string, event: PaymentEvent, set: Change = {}): Promise<PaymentRow> {
      return step(tx, await holdPayment(tx, payNo), event, set);
    },
  };

  /** An answer that is no news: only the processor's own name may be. */
  async function learn(tx: Db, row: PaymentRow, reference: string, isEnd: boolean): Promise<PaymentRow> {
    if (row.reference === reference && !(row.voidDue && isEnd)) return row;
    const [next] = await tx
      .update(payments)
      .set({ reference, ...(isEnd && { voidDue: false }) })
      .where(eq(payments.payNo, row.payNo))
      .returning();
    return next ?? row;
  }
}
