import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { OrderActor } from '#service/db/schema/order-words.ts';
import { orders } from '#service/db/schema/orders.ts';
import { refundItems, refunds } from '#service/db/schema/refunds.ts';
import { returnedCount } from '#service/domain/after-sales.ts';
import { post } from '#service/ledger/ledger.ts';
import { refundSource } from '#service/ledger/sources.ts';
import { moveOrder } from '#service/orders/moving.ts';
import { courierMoneyBack } from '#service/payments/courier-refunds.ts';
import { giveBackPart } from '#service/payments/refunds.ts';
import { nextPaymentStatus } from '#service/payments/transition-table.ts';
import type { RefundDoors } from './doors.ts';
import { cardLeftOf, moneyLines, type OrderRow, type RefundRow } from './refund-rows.ts';
import { deliveryDue, tenderParts } from './rules.ts';
import type { RefundEffect } from './transition-table.ts';

/** A step under way; `refund` is the row as it is after the step. */
type Moved = {
  tx: Db;
  refund: RefundRow;
  order: OrderRow;
  actor: OrderActor;
  now: Date;
  doors: RefundDoors;
};

/**
 * What the effects of a step do outside the refund's state. RETRY_TENDER is missing, since payments decide when a card is tried
 * again, and so are the notices, which `moveRefund` writes.
 */
const performed: Partial<Record<RefundEffect, (moved: Moved) => Promise<RefundRow | undefined>>> = {
  PAY_TENDERS: payTenders,
  GIVE_BACK_COINS: giveBackCoins,
  CLAW_BACK_COINS: moveTheOrder,
};

/** Does the effects of a step one after the other and returns the refund. A cancellation has none: its order gives the money back. */
export async function performEffects(effects: readonly RefundEffect[], moved: Moved): Promise<RefundRow> {
  if (moved.refund.kind === 'CANCELLATION') return moved.refund;
  let { refund } = moved;
  for (const effect of effects) refund = (await performed[effect]?.({ ...moved, refund })) ?? refund;
  return refund;
}

/** Card first, up to what it has paid, the rest to the wallet, which has it at once. */
async function payTenders({ tx, refund, order, now }: Moved) {
  const { refundSn, orderNumber, userId, currency } = refund;
  const added = await deliveryToAdd(tx, refund, order);
  const amount = refund.amount + added;
  const wanted = tenderParts(amount, await cardLeftOf(tx, order)).cardPart;
  const cardPart = await giveBackPart(tx, { orderNumber, refundSn, amount: wanted, now });
  const walletPart = amount - cardPart;
  if (walletPart > 0)
    await post(tx, {
      source: refundSource(refundSn, 'wallet'),
      entries: [
        { account: 'MALL_MONEY', unit: currency, amount: -walletPart },
        { account: 'WALLET', userId, unit: currency, amount: walletPart },
      ],
      at: now,
    });
  const [paying] = await tx
    .update(refunds)
    .set({ amount, deliveryPart: refund.deliveryPart + added, cardPart, walletPart })
    .where(eq(refunds.refundSn, refundSn))
    .returning();
  return paying;
}

/** Delivery and insurance, in minor units, that became due after the request; 0 when less was asked for than the goods are worth. */
async function deliveryToAdd(tx: Db, { refundSn, amount, orderNumber }: RefundRow, order: OrderRow) {
  const [goods] = await tx
    .select({ sum: sql<number>`sum(${refundItems.amount})`.mapWith(Number) })
    .from(refundItems)
    .where(eq(refundItems.refundSn, refundSn));
  const [given] = await tx
    .select({ delivery: sql<number>`sum(${refunds.deliveryPart})`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), inArray(refunds.status, ['REFUNDING', 'REFUNDED'])));
  if (amount !== goods?.sum || given?.delivery !== 0) return 0;
  return deliveryDue(order, await moneyLines(tx, orderNumber));
}

/** Gives the coins back that paid for the goods; the ledger gives them the last day of the coins that were spent. */
async function giveBackCoins({ tx, refund: { refundSn, orderNumber, userId, coins }, now }: Moved) {
  if (coins > 0)
    await post(tx, {
      source: refundSource(refundSn, 'coins'),
      entries: [
        { account: 'MALL_COINS', unit: 'COIN', amount: -coins },
        { account: 'COINS', userId, unit: 'COIN', amount: coins },
      ],
      at: now,
      orderNumber,
    });
  return undefined;
}

/**
 * Moves the order of a refund: an order that is not completed is cancelled once all its pieces are back; a completed order
 * stays completed and loses a part of its earned coins. For an order that was not paid by card, it also writes the payment state.
 */
async function moveTheOrder({ tx, refund, order, actor, now, doors }: Moved) {
  const { orderNumber } = refund;
  if (order.payType !== 'CARD') {
    // All pieces may be back without all of the money: delivery stays with the shop, or less was asked for.
    const isPaidBack = (await moneyBackOf(tx, orderNumber)) >= order.total;
    const payStatus = nextPaymentStatus(order.payStatus, isPaidBack ? 'refundAll' : 'refundSome');
    if (payStatus) await tx.update(orders).set({ payStatus }).where(eq(orders.orderNumber, orderNumber));
    await courierMoneyBack(tx, orderNumber, now);
  }
  const lines = await moneyLines(tx, orderNumber);
  const isAll = lines.every((line) => returnedCount(line) === line.count);
  if (isAll || order.status === 'COMPLETED') {
    const event = isAll ? 'refundAll' : 'refundSome';
    await moveOrder(tx, { orderNumber, event, actor, now }, doors.orders);
  }
  return undefined;
}

/** What an order has given back in all, in minor units. */
async function moneyBackOf(tx: Db, orderNumber: string): Promise<number> {
  const [back] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.status, 'REFUNDED')));
  return back?.sum ?? 0;
}
