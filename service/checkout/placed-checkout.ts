import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { checkouts, orderItems, orders } from '#service/db/schema/orders.ts';
import { intentOf } from './token.ts';
import { Refusal } from '#service/domain/refusal.ts';

/** The refusal of a checkout that was placed before; orders that the shopper has deleted are not named. */
const placed = (found: readonly { orderNumber: string; hidden: boolean }[]) =>
  new Refusal('checkout.placed', {
    details: { orderNumbers: found.filter(({ hidden }) => !hidden).map(({ orderNumber }) => orderNumber) },
  });

/** Refuses a checkout whose orders were placed, also when they were cancelled since: `checkout.placed`. */
export async function checkNotPlaced(db: Db, userId: string, checkoutId: string): Promise<void> {
  const found = await db
    .select({ orderNumber: orders.orderNumber, hidden: orders.hidden })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkoutJti, checkouts.jti))
    .where(and(eq(checkouts.jti, intentOf(userId, checkoutId)), eq(checkouts.userId, userId)))
    .orderBy(asc(orders.shopId));
  if (found.length > 0) throw placed(found);
}

/**
 * Throws `checkout.placed` when every one of these cart lines was ordered, in this checkout or another. Does nothing for
 * lines that were only removed from the cart.
 */
export async function checkNotOrdered(db: Db, userId: string, basketIds: readonly number[]): Promise<void> {
  const found = await db
    .select({ basketId: orderItems.basketId, orderNumber: orders.orderNumber, hidden: orders.hidden })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(eq(orders.userId, userId), inArray(orderItems.basketId, [...basketIds])))
    .orderBy(asc(orders.createdAt), asc(orders.shopId));
  const ordered = new Set(found.map(({ basketId }) => basketId));
  if (!basketIds.every((basketId) => ordered.has(basketId))) return;
  throw placed([...new Map(found.map((order) => [order.orderNumber, order])).values()]);
}
