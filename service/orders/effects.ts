import { eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { OrderEvent } from '#service/db/schema/order-words.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { soldDays } from '#service/db/schema/sold-days.ts';
import { skus } from '#service/db/schema/skus.ts';
import { holdsCardMoney } from '#service/domain/after-sales.ts';
import { minutesAfter } from '#service/domain/clock.ts';
import { joinGroup, leaveGroup } from '#service/group-buys/joins.ts';
import { giveBackTenders, holdTenders, spendTenders } from '#service/ledger/tenders.ts';
import { nextPaymentStatus } from '#service/payments/transition-table.ts';
import { giveBackVouchers, useVouchers } from '#service/vouchers/order-vouchers.ts';
import { clawBackCoins, earnCoins } from './coins.ts';
import type { Moved } from './moved.ts';
import { closeTypeOf, payMinutes } from './rules.ts';
import { tellings } from './telling.ts';
import type { OrderEffect } from './transition-table.ts';

export type { Moved, OrderDoors } from './moved.ts';

type OrderRow = typeof orders.$inferSelect;

/** What an effect changes in the order's own row. */
type OrderChange = Partial<typeof orders.$inferInsert>;

/** The columns of an order before a step that decide what the step changes in its row. */
type OrderBefore = Pick<OrderRow, 'payStatus' | 'payType' | 'deliveredTime'>;

type Written = { order: OrderBefore; event: OrderEvent; now: Date };

const written: Partial<Record<OrderEffect, (step: Written) => OrderChange>> = {
  SET_PAY_DEADLINE: ({ now }) => ({ payDeadline: minutesAfter(now, payMinutes) }),
  SET_PAID: ({ now }) => ({ payStatus: 'SUCCEEDED', payTime: now }),
  START_COD: () => ({ payStatus: nextPaymentStatus(null, 'payByCod') ?? null }),
  FAIL_COD: ({ order }) => {
    const next = nextPaymentStatus(order.payStatus, 'orderEnded');
    return next ? { payStatus: next } : {};
  },
  SET_CANCELLED: ({ event, now }) => ({ cancelTime: now, closeType: closeTypeOf(event) }),
  REFUND_ALL: ({ order }) =>
    order.payType === 'WALLET' && order.payStatus === 'SUCCEEDED' ? { payStatus: 'REFUNDED' } : {},
  SET_SHIPPED: ({ now }) => ({ dvyTime: now }),
  HAND_OVER: ({ order, now }) =>
    order.deliveredTime ? {} : { deliveredTime: now, ...collected(order, now) },
  SET_COMPLETED: ({ now }) => ({ finallyTime: now }),
  HIDE: ({ now }) => ({ hidden: true, hiddenAt: now }),
  SHOW: () => ({ hidden: false, hiddenAt: null }),
};

/** The courier takes the money of a cash order as the parcel is handed over. */
function collected({ payStatus }: OrderBefore, now: Date): OrderChange {
  const next = nextPaymentStatus(payStatus, 'collect');
  return next ? { payStatus: next, payTime: now } : {};
}

/** What the effects of a step change in the order's row. */
export function changesOf(effects: readonly OrderEffect[], step: Written): OrderChange {
  let changes: OrderChange = {};
  for (const effect of effects) changes = { ...changes, ...written[effect]?.(step) };
  return changes;
}

/**
 * What effects do outside the order's row. The effects that take stock and vouchers are missing here: the submit of a
 * checkout does both, after locking them.
 */
const performed: Partial<Record<OrderEffect, (moved: Moved) => Promise<unknown>>> = {
  GIVE_BACK_STOCK: giveBackStock,
  USE_VOUCHERS: ({ tx, order, now }) => useVouchers(tx, order.orderNumber, now),
  GIVE_BACK_VOUCHERS: ({ tx, order, now }) => giveBackVouchers(tx, order.orderNumber, now),
  HOLD_TENDERS: ({ tx, order, now }) => holdTenders(tx, order, now),
  SPEND_TENDERS: ({ tx, order, now }) =>
    spendTenders(tx, order, now, order.status === 'TO_PAY' ? 'HELD' : 'FREE'),
  GIVE_BACK_TENDERS: ({ tx, order, now }) =>
    giveBackTenders(tx, order, now, order.status === 'TO_PAY' ? 'HELD' : 'SPENT'),
  REFUND_ALL: refundAll,
  JOIN_GROUP: async ({ tx, order, now }) => {
    if (order.groupBuyId !== null) await joinGroup(tx, { ...(await joined(tx, order)), now });
  },
  LEAVE_GROUP: async ({ tx, order }) => {
    if (order.groupBuyId !== null) await leaveGroup(tx, await joined(tx, order));
  },
  COUNT_SOLD: countSold,
  EARN_COINS: async ({ tx, order, now, doors }) =>
    earnCoins(tx, order, await doors.afterSales.keptGoods(tx, order), now),
  CLAW_BACK_COINS: async ({ tx, order, now, doors }) =>
    clawBackCoins(tx, order, await doors.afterSales.keptGoods(tx, order), now),
  ...tellings,
};

/** Does the effects of a step one after the other. */
export async function performEffects(effects: readonly OrderEffect[], moved: Moved): Promise<void> {
  for (const effect of effects) await performed[effect]?.(moved);
}

const itemsOf = (tx: Db, orderNumber: string) =>
  tx
    .select({ prodId: orderItems.prodId, skuId: orderItems.skuId, pieces: orderItems.count })
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(orderItems.skuId);

/** The pieces of an order and the campaign they count for. */
async function joined(tx: Db, { orderNumber, groupBuyId }: OrderRow) {
  const items = await itemsOf(tx, orderNumber);
  return { groupBuyId: groupBuyId ?? 0, pieces: items.reduce((sum, { pieces }) => sum + pieces, 0) };
}

async function giveBackStock({ tx, order }: Moved) {
  for (const { skuId, pieces } of await itemsOf(tx, order.orderNumber)) {
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${pieces}` })
      .where(eq(skus.skuId, skuId));
  }
}

/** Gives back everything that was paid: coins and wallet money at once, card money through `doors.refundOrder`. */
async function refundAll({ tx, order, event, now, doors }: Moved) {
  await giveBackTenders(tx, order, now, 'SPENT');
  if (!holdsCardMoney(order)) return;
  const { orderNumber } = order;
  const cause = event === 'groupTimedOut' ? 'GROUP_FAILED' : 'CANCELLED';
  await doors.refundOrder(tx, { orderNumber, cause, now });
}

async function countSold({ tx, order, now }: Moved) {
  const day = now.toISOString().slice(0, 10);
  const items = await itemsOf(tx, order.orderNumber);
  for (const { prodId, pieces } of items.toSorted((a, b) => a.prodId - b.prodId)) {
    await tx
      .update(products)
      .set({ soldNum: sql`${products.soldNum} + ${pieces}` })
      .where(eq(products.prodId, prodId));
    await tx
      .insert(soldDays)
      .values({ prodId, day, pieces })
      .onConflictDoUpdate({
        target: [soldDays.prodId, soldDays.day],
        set: { pieces: sql`${soldDays.pieces} + ${pieces}` },
      });
  }
}
