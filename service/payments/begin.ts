import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PayRequest } from '#openapi/schema.gen.ts';
import { cardOf } from '#service/bank-cards/queries.ts';
import type { Db } from '#service/db/database.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';
import { type Clock, minutesAfter } from '#service/domain/clock.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { groupBuyState } from '#service/offers/group-buy-state.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import type { CardSource, PaymentProcessor } from '#service/processors/processor.ts';
import type { OrderDoor, OrderToPay } from './order-door.ts';
import { openPaymentOf, type PaymentRow, type PaymentShare, recordStep, triesSince } from './payment-rows.ts';
import { nextAskAt, triesPerMinute } from './rules.ts';
import { nextPaymentStatus } from './transition-table.ts';

type BeginParts = { clock: Clock; door: OrderDoor; rateLimitFactor: number };

export type Attempt = {
  userId: string;
  asked: PayRequest;
  /** The Idempotency-Key; a repeat finds the same payment. */
  intentKey: string | null;
};

export type Begun = { row: PaymentRow; shares: readonly PaymentShare[]; isNew: boolean };

/** The payment that an earlier request with the same Idempotency-Key has made; undefined when there is none. */
export async function paymentOfIntent(db: Db, { userId, intentKey }: Attempt) {
  if (intentKey === null) return undefined;
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.intentKey, intentKey)));
  return row;
}

/** What pays: the token of a typed card, else a saved card. Throws `paytype.not_allowed` for a card of another processor. */
export async function sourceOf(
  db: Db,
  { userId, asked: { cardId, cardToken } }: Attempt,
  processor: PaymentProcessor,
): Promise<CardSource> {
  if (cardToken !== undefined) return { token: cardToken };
  const card = await cardOf(db, userId, cardId ?? '');
  if (card.processor !== processor.name) throw new Refusal('paytype.not_allowed');
  return { card: card.reference };
}

/**
 * Refuses orders that cannot be paid now (`order.closed`, `order.already_paid`), and orders of several currencies
 * (`paytype.not_allowed`).
 */
function checkPayable(orders: readonly OrderToPay[], now: Date) {
  for (const { status, payDeadline, group } of orders) {
    if (status === 'CANCELLED') throw new Refusal('order.closed', { details: { status } });
    if (status !== 'TO_PAY') throw new Refusal('order.already_paid', { details: { status } });
    const isGroupOver = group !== null && groupBuyState(group, now) === 'TIME_OUT';
    if (isGroupOver || (payDeadline && payDeadline <= now))
      throw new Refusal('order.closed', { details: { status } });
  }
  if (new Set(orders.map(({ currency }) => currency)).size !== 1) throw new Refusal('paytype.not_allowed');
}

/**
 * Inserts an attempt before the processor is asked. Once committed it is followed up by jobs, even if this process
 * dies.
 */
export function beginWith({ clock, door, rateLimitFactor }: BeginParts) {
  /** Locks the member and the orders, and refuses what cannot be paid. */
  async function payable(tx: Db, userId: string, orderNumbers: readonly string[]) {
    const now = clock();
    const orders = await door.ordersToPay(tx, userId, orderNumbers);
    checkPayable(orders, now);
    const running = await openPaymentOf(tx, orderNumbers);
    if (running) throw new Refusal('pay.in_progress', { details: { payNo: running.payNo } });
    if ((await triesSince(tx, orderNumbers, minutesAfter(now, -1))) >= triesPerMinute * rateLimitFactor)
      throw new Refusal('rate.limited', { retryAfter: 60 });
    return orders;
  }

  async function write(
    tx: Db,
    attempt: Attempt,
    orders: readonly OrderToPay[],
    more: Pick<PaymentRow, 'processor' | 'customer' | 'cardId' | 'saveCard'>,
  ): Promise<Begun> {
    const { userId, intentKey, asked } = attempt;
    const now = clock();
    const event = asked.payType === 'CARD' ? 'payByCard' : 'payByCod';
    const status = nextPaymentStatus(null, event);
    const [first] = orders;
    if (!status || !first) throw new Error('a payment of nothing');
    const shares = orders.map(({ orderNumber, due }) => ({ orderNumber, amount: due }));
    const payNo = `pay_${randomBytes(12).toString('hex')}`;
    const [row] = await tx
      .insert(payments)
      .values({
        payNo,
        userId,
        intentKey,
        payType: asked.payType,
        status,
        currency: first.currency,
        amount: shares.reduce((sum, { amount }) => sum + amount, 0),
        ...more,
        nextAskAt: nextAskAt(now, 0),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('the payment was not kept');
    await tx.insert(paymentOrders).values(shares.map((share) => ({ ...share, payNo, open: true })));
    await recordStep(tx, { payNo, event, from: null, to: status, now });
    return { row, shares, isNew: true };
  }

  return {
    payable,
    write,

    /**
     * Restarts the time after which a payment counts as abandoned, since a repeated request sends it to the processor again.
     * Returns the payment as it is now; unless it is still CREATED, it must not be sent again.
     */
    async anew(db: Db, { payNo }: PaymentRow): Promise<PaymentRow> {
      const own = eq(payments.payNo, payNo);
      await db
        .update(payments)
        .set({ updatedAt: clock() })
        .where(and(own, eq(payments.status, 'CREATED')));
      const [row] = await db.select().from(payments).where(own);
      if (!row) throw new Error('the payment is gone');
      return row;
    },

    /** Begins a card payment, or finds the one that an earlier request with the same Idempotency-Key has begun. */
    async byCard(tx: Db, attempt: Attempt, processor: PaymentProcessor, customer: string): Promise<Begun> {
      const { asked, userId } = attempt;
      const orderNumbers = [...new Set(asked.orderNumbers)];
      await lockShopper(tx, userId);
      const known = await paymentOfIntent(tx, attempt);
      if (known) return { row: known, shares: [], isNew: false };
      const orders = await payable(tx, userId, orderNumbers);
      if (!orders.every(({ currency }) => processor.takes(currency)))
        throw new Refusal('paytype.not_allowed');
      const { cardId = null, saveCard = false, cardToken } = asked;
      const begun = await write(tx, attempt, orders, {
        processor: processor.name,
        customer,
        cardId,
        saveCard: saveCard && cardToken !== undefined,
      });
      await door.markPayStatus(tx, orderNumbers, begun.row.status);
      return begun;
    },
  };
}
