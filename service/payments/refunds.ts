import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { paymentOrders, paymentRefunds, payments } from '#service/db/schema/payments.ts';
import type { PaymentRefundCause, ProcessorName } from '#service/db/schema/payment-words.ts';
import type { PaymentShare } from './payment-rows.ts';

const newRefundNo = () => `prf_${randomBytes(12).toString('hex')}`;

/** How much of an order's share of a payment has gone back or is on its way back, in minor units. */
async function givenBack(tx: Db, payNo: string, orderNumber: string): Promise<number> {
  const [given] = await tx
    .select({ sum: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)`.mapWith(Number) })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.payNo, payNo), eq(paymentRefunds.orderNumber, orderNumber)));
  return given?.sum ?? 0;
}

type GivenBack = { payNo: string; shares: readonly PaymentShare[]; cause: PaymentRefundCause; now: Date };

/**
 * Writes refunds to the card for what is left of some orders' shares of a payment. A job asks the processor later. A second
 * call finds nothing left, so nothing goes back twice. The caller has locked the payment.
 */
export async function giveBack(tx: Db, { payNo, shares, cause, now }: GivenBack) {
  for (const { orderNumber, amount } of shares) {
    const left = amount - (await givenBack(tx, payNo, orderNumber));
    if (left <= 0) continue;
    const [payment] = await tx
      .select({ currency: payments.currency })
      .from(payments)
      .where(eq(payments.payNo, payNo));
    if (!payment) throw new Error('a refund of no payment');
    await tx.insert(paymentRefunds).values({
      refundNo: newRefundNo(),
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

type PartBack = { orderNumber: string; refundSn: string; amount: number; now: Date };

/**
 * Writes down that a part of what a card paid for an order goes back, for an after-sales refund. Returns how much of `amount`
 * can go back, in minor units: never more than the card has paid and not got back. The caller has locked the order, and calls
 * this once for each refund.
 */
export async function giveBackPart(
  tx: Db,
  { orderNumber, refundSn, amount, now }: PartBack,
): Promise<number> {
  if (amount <= 0) return 0;
  const paid = await tx
    .select({ payNo: payments.payNo, currency: payments.currency, share: paymentOrders.amount })
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
  for (const { payNo, currency, share } of paid) {
    const part = Math.min(amount, share - (await givenBack(tx, payNo, orderNumber)));
    if (part <= 0) continue;
    await tx.insert(paymentRefunds).values({
      refundNo: newRefundNo(),
      payNo,
      orderNumber,
      cause: 'REFUND',
      refundSn,
      currency,
      amount: part,
      state: 'PENDING',
      nextTryAt: now,
      createdAt: now,
    });
    return part;
  }
  return 0;
}

/** The refunds to cards of some orders, with those that are still on their way. */
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

/** The refunds of a processor that are due to be tried now. */
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
