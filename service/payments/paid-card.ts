import { and, desc, eq, inArray } from 'drizzle-orm';
import type { RefundTender } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { bankCards } from '#service/db/schema/bank-cards.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';

export type PaidCard = NonNullable<RefundTender['card']>;

/** The saved card that paid an order; undefined for a card that was not saved, or was deleted since. */
export async function paidCardOf(db: Db, orderNumber: string): Promise<PaidCard | undefined> {
  const [card] = await db
    .select({ brand: bankCards.brand, last4: bankCards.last4 })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.payNo, paymentOrders.payNo))
    .innerJoin(bankCards, and(eq(bankCards.cardId, payments.cardId), eq(bankCards.userId, payments.userId)))
    .where(
      and(
        eq(paymentOrders.orderNumber, orderNumber),
        inArray(payments.status, ['SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED']),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return card;
}
