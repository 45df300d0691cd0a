import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { nextPaymentStatus } from '#service/payments/transition-table.ts';
import type { OrderEffect } from './transition-table.ts';

type OrderRow = typeof orders.$inferSelect;
type Moved = { tx: Db; order: OrderRow; now: Date };
/** What an effect changes in the order's own row. */
type OrderChange = Partial<typeof orders.$inferInsert>;

/**
 * What the effects of the transition table do, for the nouns that there are by now. Those of coins, wallet, vouchers,
 * group buys and notices join here with their nouns; submit itself takes the stock, which it has locked.
 */
const performed: Partial<Record<OrderEffect, (moved: Moved) => OrderChange | Promise<OrderChange>>> = {
  SET_SHIPPED: ({ now }) => ({ dvyTime: now }),
  HAND_OVER: ({ order, now }) =>
    order.deliveredTime ? {} : { deliveredTime: now, ...collected(order, now) },
  SET_COMPLETED: ({ now }) => ({ finallyTime: now }),
  COUNT_SOLD: countSold,
};

/** Does the effects of a step one after the other; answers what they change in the order's row. */
export async function performEffects(effects: readonly OrderEffect[], moved: Moved): Promise<OrderChange> {
  let changes: OrderChange = {};
  for (const effect of effects) changes = { ...changes, ...(await performed[effect]?.(moved)) };
  return changes;
}

/** The courier takes the money of a cash order as the parcel is handed over. */
function collected({ payStatus }: OrderRow, now: Date): OrderChange {
  const next = nextPaymentStatus(payStatus, 'collect');
  return next ? { payStatus: next, payTime: now } : {};
}

async function countSold({ tx, order }: Moved): Promise<OrderChange> {
  const items = await tx
    .select({ prodId: orderItems.prodId, pieces: orderItems.count })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, order.orderNumber))
    .orderBy(orderItems.prodId);
  for (const { prodId, pieces } of items) {
    await tx
      .update(products)
      .set({ soldNum: sql`${products.soldNum} + ${pieces}` })
      .where(eq(products.prodId, prodId));
  }
  return {};
}
