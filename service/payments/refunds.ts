import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { paymentOrders, paymentRefunds, payments } from '#service/db/schema/payments.ts';
import type { PaymentRefundCause, ProcessorName } from '#service/db/schema/payment-words.ts';
import type { PaymentShare } from './payment-rows.ts';

type GivenBack = { payNo: string; shares: readonly PaymentShare[]; cause: PaymentRefundCause; now: Date };

/**
 * Writes down that what is left of some orders' shares of a payment goes back to the card. Nothing is asked of the processor
 * here, and asked twice nothing goes back twice; the caller holds the payment.
 */
export async function giveBack(tx: Db, { payNo, shares, cause, now }: GivenBack) {
  for (const { orderNumber, amount } of shares) {
    const [given] = await tx
      .select({ sum: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)`.mapWith(Number) })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.payNo, payNo), eq(paymentRefunds.orderNumber, orderNumber)));
    const left = amount - (given?.sum ?? 0);
    if (left <= 0) continue;
    const [payment] = await tx
      .select({ currency: payments.currency })
      .from(payments)
      .where(eq(payments.payNo, payNo));
    if (!payment) throw new Error('a refund of no payment');
    await tx.insert(paymentRefunds).values({
      refundNo: `prf_${randomBytes(12).toString('hex')}`,
      payNo,
      orderNumber,
      cause,
      currency: payment.currency,
      amount: left,
      state: 'PENDING',
      nextTryAt: now,
      createdAt: now,
    });
  }
}

/**
 * Gives back what a card paid for an order, in the transaction that ends the order and holds it. An order that no card paid
 * for gives nothing back here.
 */
export async function refundOrder(
  tx: Db,
  { orderNumber, cause, now }: { orderNumber: string; cause: PaymentRefundCause; now: Date },
): Promise<void> {
  const paid = await tx
    .select({ payNo: payments.payNo, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .where(
      and(
        eq(paymentOrders.orderNumber, orderNumber),
        eq(payments.payType, 'CARD'),
        inArray(payments.status, ['SUCCEEDED', 'PARTLY_REFUNDED']),
      ),
    )
    .orderBy(asc(payments.payNo))
    .for('update', { of: payments });
  for (const { payNo, amount } of paid)
    await giveBack(tx, { payNo, shares: [{ orderNumber, amount }], cause, now });
}

/** What goes back to cards, or went, for some orders: what an order tells of its end. */
export const cardRefundsOf = (db: Db, orderNumbers: readonly string[]) =>
  db
    .select({
      orderNumber: paymentRefunds.orderNumber,
      amount: paymentRefunds.amount,
      currency: paymentRefunds.currency,
      state: paymentRefunds.state,
    })
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.orderNumber, [...orderNumbers]))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.refundNo));

/** Refunds of a processor whose turn has come. */
export async function dueRefunds(db: Db, now: Date, processor: ProcessorName) {
  const rows = await db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.payNo, paymentRefunds.payNo))
    .where(
      and(
        eq(paymentRefunds.state, 'PENDING'),
        lte(paymentRefunds.nextTryAt, now),
        eq(payments.processor, processor),
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(200);
  return rows.map(({ refund }) => refund);
}
