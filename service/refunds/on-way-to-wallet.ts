import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { refunds } from '#service/db/schema/refunds.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { cardLeftOf } from './refund-rows.ts';
import { tenderParts } from './rules.ts';

/**
 * What accepted refunds whose goods are not back yet will give to a member's wallet, in minor units of the currency. The
 * card of an order comes first, whichever of its refunds is paid first.
 */
export async function onWayToWallet(
  db: Db,
  { userId, currency }: { userId: string; currency: CurrencyCode },
) {
  const agreed = await db
    .select({
      orderNumber: orders.orderNumber,
      payType: orders.payType,
      due: orders.due,
      sum: sql<number>`sum(${refunds.amount})`.mapWith(Number),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(
      and(
        eq(refunds.userId, userId),
        eq(refunds.currency, currency),
        inArray(refunds.status, ['ACCEPTED', 'RETURN_SHIPPED']),
      ),
    )
    .groupBy(orders.orderNumber);
  let coming = 0;
  for (const { sum, ...order } of agreed) coming += tenderParts(sum, await cardLeftOf(db, order)).walletPart;
  return coming;
}
