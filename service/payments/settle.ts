import { eq } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { payments } from '#service/db/schema/payments.ts';
import type { PaymentEvent } from '#service/db/schema/payment-words.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { forgetUnlessKept, keepOrForget } from '#service/bank-cards/keep-or-forget.ts';
import { type CardNotices, tellOwner } from '#service/bank-cards/notices.ts';
import { cardName } from '#service/bank-cards/rules.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import type { Answered } from './ask-processor.ts';
import type { OrderDoor } from './order-door.ts';
import { type HeldPayment, holdPayment, lastOf, type PaymentRow, recordStep } from './payment-rows.ts';
import { giveBack } from './refunds.ts';
import { actionMinutes, eventOf, isAbandoned, isOpen, isSettledUnknown, nextAskAt } from './rules.ts';
import { markShares } from './share-states.ts';
import { type PaymentEffect, paymentStep } from './transition-table.ts';

type SettleParts = {
  clock: Clock;
  door: OrderDoor;
  notices: CardNotices;
  processor: PaymentProcessor | undefined;
};

/** The payment after a step, and the ids of the messages to send after the commit. */
export type Settled = { row: PaymentRow; sendLater: readonly (number | undefined)[] };

/** Thrown when the processor reports another amount or currency than was requested; this needs an operator. */
export class MoneyMismatch extends Error {
  override readonly name = 'MoneyMismatch';
}

/** Thrown when the address of a challenge does not belong to the processor, so that the shopper is not sent there. */
export class ForeignPage extends Error {
  override readonly name = 'ForeignPage';
}

type Change = Partial<typeof payments.$inferInsert>;

/** A payment after an event; `effects` is undefined when the event is not possible in its state, and nothing changed. */
type Moved = { row: PaymentRow; effects: readonly PaymentEffect[] | undefined };

export type Settle = ReturnType<typeof settleWith>;

/** Applies events to payments. Each function works in the given transaction and takes its locks. */
export function settleWith({ clock, door, notices, processor }: SettleParts) {
  /** Does the step of an event with its effects; changes nothing when the event is not possible in this state. */
  async function move(tx: Db, held: HeldPayment, event: PaymentEvent, set: Change = {}): Promise<Moved> {
    const { row, orders } = held;
    const now = clock();
    const waiting = orders.filter(({ status }) => status === 'TO_PAY');
    const found = paymentStep(row.status, event, (guard) => (guard === 'orderOpen') === waiting.length > 0);
    if (!found) return { row, effects: undefined };
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
    // Cash on delivery: the order moved first, and shows its payment state already.
    if (row.payType === 'CARD')
      await markShares(tx, door, { held, last: await lastOf(tx, held), status: found.to });
    if (effects.includes('PAY_ORDER')) {
      for (const { orderNumber } of waiting) await door.orderPaid(tx, { orderNumber, payType: 'CARD', now });
      const ended = orders.filter(({ status }) => status !== 'TO_PAY');
      await giveBack(tx, { payNo: row.payNo, shares: ended, cause: 'LATE', now });
    }
    if (effects.includes('REFUND_ALL'))
      await giveBack(tx, { payNo: row.payNo, shares: orders, cause: 'LATE', now });
    return { row: next, effects };
  }

  const step = async (
    tx: Db,
    held: HeldPayment,
    event: PaymentEvent,
    set: Change = {},
  ): Promise<PaymentRow> => (await move(tx, held, event, set)).row;

  /** Saves the card of a payment that has paid its orders; a card that is not saved is deleted at the processor again. */
  async function saveCard(tx: Db, row: PaymentRow, answer: Answered, effects: readonly PaymentEffect[]) {
    const kept = answer.status === 'approved' ? answer.kept : undefined;
    if (!row.saveCard || !kept || !row.processor) return undefined;
    const asked = {
      userId: row.userId,
      processor: row.processor,
      card: kept,
      isDefault: false,
      now: clock(),
    };
    if (!effects.includes('SAVE_CARD')) {
      await forgetUnlessKept(tx, asked);
      return undefined;
    }
    const card = await keepOrForget(tx, asked);
    return card && tellOwner(tx, notices.cardSaved, row.userId, cardName(card));
  }

  function check(row: PaymentRow, answer: Answered) {
    const { amount, currency } = answer.money;
    if (amount !== row.amount || currency !== row.currency)
      throw new MoneyMismatch(`${row.payNo} is another sum at the processor`);
    if (answer.status === 'challenge' && !processor?.isOwnPage(answer.nextAction.url))
      throw new ForeignPage('the challenge lies at a foreign page');
  }

  return {
    step,

    /** Applies an answer of the processor. `cancelled` is the event to apply when the processor has cancelled a challenge. */
    async answered(
      tx: Db,
      payNo: string,
      answer: Answered,
      cancelled: 'cancel' | 'expire' = 'cancel',
    ): Promise<Settled> {
      const held = await holdPayment(tx, payNo);
      const { row } = held;
      check(row, answer);
      const now = clock();
      // A repeated request may have sent the payment again after the processor said that it does not know it.
      if (answer.unknown && row.status === 'CREATED' && !isAbandoned(row.updatedAt, clock))
        return { row, sendLater: [] };
      const stillAsked = answer.unknown === true && !isSettledUnknown(row.createdAt, now);
      const isEnd = answer.status !== 'challenge' && answer.status !== 'processing' && !stillAsked;
      const event = eventOf(row.status, answer, cancelled);
      if (!event) return { row: await learn(tx, row, answer, isEnd), sendLater: [] };
      const { row: next, effects } = await move(tx, held, event, {
        ...(!answer.unknown && { reference: answer.reference }),
        ...(isEnd && { voidDue: false }),
        ...(stillAsked && { voidDue: true }),
        ...(answer.status === 'refused' && { failure: answer.failure }),
        ...(answer.status === 'challenge' && {
          nextAction: {
            ...answer.nextAction,
            expiresAt: minutesAfter(now, actionMinutes).toISOString(),
          },
        }),
      });
      if (!effects) return { row: await learn(tx, row, answer, isEnd), sendLater: [] };
      return { row: next, sendLater: [await saveCard(tx, next, answer, effects)] };
    },

    /** Applies an event that does not come from the processor, such as the end of a deadline. */
    async happened(tx: Db, payNo: string, event: PaymentEvent, set: Change = {}): Promise<PaymentRow> {
      return step(tx, await holdPayment(tx, payNo), event, set);
    },
  };

  /** Keeps what is new in an answer that changes no state: the processor's reference, and that nothing is left to cancel. */
  async function learn(tx: Db, row: PaymentRow, answer: Answered, isEnd: boolean): Promise<PaymentRow> {
    const reference = answer.unknown ? row.reference : answer.reference;
    if (row.reference === reference && !(row.voidDue && isEnd)) return row;
    const [next] = await tx
      .update(payments)
      .set({ reference, ...(isEnd && { voidDue: false }) })
      .where(eq(payments.payNo, row.payNo))
      .returning();
    return next ?? row;
  }
}
