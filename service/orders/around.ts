import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { parcelsOf, type ParcelRow } from '#service/logistics/parcels.ts';
import { cardRefundsOf } from '#service/payments/refunds.ts';
import { type AfterSales, type AfterSalesStanding, noStanding } from './after-sales.ts';
import type { CardRefund } from './cancel-info.ts';
import type { OrderRow } from './facts.ts';

export type ItemRow = typeof orderItems.$inferSelect;

/** An order with its lines, its parcels, the refunds of its card payments, and how it stands in after-sales. */
export type WholeOrder = {
  order: OrderRow;
  items: ItemRow[];
  parcels: ParcelRow[];
  refunds: CardRefund[];
  standing: AfterSalesStanding;
};

/** Reads lines, parcels, refunds and standing of several orders; the number of queries is the same for one order and for many. */
export async function wholeOrders(
  db: Db,
  some: readonly OrderRow[],
  afterSales: Pick<AfterSales, 'standingsOf'>,
  now: Date,
): Promise<WholeOrder[]> {
  const numbers = some.map(({ orderNumber }) => orderNumber);
  if (numbers.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, numbers))
    .orderBy(asc(orderItems.orderItemId));
  const parcels = await parcelsOf(db, numbers);
  const refunds = await cardRefundsOf(db, numbers);
  const own = <T extends { orderNumber: string }>(rows: readonly T[], { orderNumber }: OrderRow) =>
    rows.filter((row) => row.orderNumber === orderNumber);
  const standings = await afterSales.standingsOf(
    db,
    some.map((order) => ({ order, items: own(items, order) })),
    now,
  );
  return some.map((order) => ({
    order,
    items: own(items, order),
    parcels: own(parcels, order),
    refunds: own(refunds, order),
    standing: standings.get(order.orderNumber) ?? noStanding,
  }));
}

/** Facts about an order from other tables than its own, for the conditions of the transition table. */
export const aroundOf = ({ parcels, refunds, standing }: WholeOrder, now: Date) => ({
  standing,
  partlyShipped: parcels.length > 0,
  refundPending: refunds.some(({ state }) => state === 'PENDING'),
  now,
});
