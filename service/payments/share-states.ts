import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentStatus } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import type { OrderDoor } from './order-door.ts';
import type { HeldPayment } from './payment-rows.ts';

type Marked = { held: HeldPayment; last: readonly string[]; status: PaymentStatus };

/**
 * Writes the state of a payment to its orders. Once money has gone back, each order shows the state of its own share, since
 * a refund of one order says nothing about the others that were paid together with it.
 */
export async function markShares(tx: Db, door: OrderDoor, { held, last, status }: Marked) {
  if (status !== 'PARTLY_REFUNDED' && status !== 'REFUNDED') return door.markPayStatus(tx, last, status);
  const back = await backOf(tx, held.row.payNo);
  for (const { orderNumber, amount } of held.orders) {
    const given = back.get(orderNumber) ?? 0;
    if (given === 0 || !last.includes(orderNumber)) continue;
    await door.markPayStatus(tx, [orderNumber], given >= amount ? 'REFUNDED' : 'PARTLY_REFUNDED');
  }
}

/** What has gone back of each order's share of a payment, in minor units. */
async function backOf(tx: Db, payNo: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({
      orderNumber: paymentRefunds.orderNumber,
      sum: sql<number>`sum(${paymentRefunds.amount})`.mapWith(Number),
    })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.payNo, payNo), inArray(paymentRefunds.state, ['DONE', 'TO_WALLET'])))
    .groupBy(paymentRefunds.orderNumber);
  return new Map(rows.map(({ orderNumber, sum }) => [orderNumber, sum]));
}
