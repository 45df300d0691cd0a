import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';
import { recordStep, sharesOf } from './payment-rows.ts';
import { paymentStep } from './transition-table.ts';

/**
 * Writes to the payment of an order that cash, which a courier had collected, was refunded to the wallet. Does nothing for an
 * order that was placed with cash on delivery: it has no payment row. The caller has locked the member and the order.
 */
export async function courierMoneyBack(tx: Db, orderNumber: string, now: Date) {
  const [row] = await tx
    .select({ payNo: payments.payNo, status: payments.status })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .where(
      and(
        eq(paymentOrders.orderNumber, orderNumber),
        inArray(payments.payType, ['COD_CASH', 'COD_CARD']),
        inArray(payments.status, ['COD_COLLECTED', 'PARTLY_REFUNDED']),
      ),
    )
    .for('update', { of: payments });
  if (!row) return;
  const { payNo, status } = row;
  const numbers = (await sharesOf(tx, payNo)).map((share) => share.orderNumber);
  const states = await tx
    .select({ payStatus: orders.payStatus })
    .from(orders)
    .where(inArray(orders.orderNumber, numbers));
  const isAll = states.every(({ payStatus }) => payStatus === 'REFUNDED');
  const event = isAll ? 'refundAll' : 'refundSome';
  const step = paymentStep(status, event);
  if (!step) return;
  await tx.update(payments).set({ status: step.to, updatedAt: now }).where(eq(payments.payNo, payNo));
  await recordStep(tx, { payNo, event, from: status, to: step.to, now });
}
