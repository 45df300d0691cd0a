import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { PayType, SubmitRequest, SubmitResult } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { cartItems } from '#service/db/schema/cart.ts';
import { checkouts, orders } from '#service/db/schema/orders.ts';
import { skus } from '#service/db/schema/skus.ts';
import { type CheckoutSnapshot, chosenOf } from './token.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Command } from '#service/domain/command.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { type CheckoutSum, sumCheckout } from './sum.ts';
import type { IdempotencyStore } from '#service/platform/idempotency-keys.ts';
import { insertOrders, remarkFor } from './insert-orders.ts';
import { checkUnchanged } from './unchanged.ts';
import { payBlockers, payMethods } from './pay-methods.ts';
import { checkNotPlaced } from './placed-checkout.ts';
import type { CardDoor } from '#service/orders/card-door.ts';
import type { OrderDoors } from '#service/orders/effects.ts';
import { lockVouchers } from '#service/vouchers/order-vouchers.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

type Submission = {
  snapshot: CheckoutSnapshot;
  region: RegionRow;
  payType: PayType;
  remarks: SubmitRequest['remarks'];
  command: Command | undefined;
};

type SubmitParts = {
  db: Db;
  idempotency: IdempotencyStore;
  clock: Clock;
  cards: CardDoor;
  doors: OrderDoors;
};

export type SubmitStore = ReturnType<typeof submitStore>;

export function submitStore({ db, idempotency, clock, cards, doors }: SubmitParts) {
  return {
    /**
     * Places the orders of a checkout in one transaction. Locks are taken in the order Idempotency-Key, shopper,
     * checkout, vouchers by id, SKUs by id, so that concurrent submits cannot deadlock.
     */
    submit: (submission: Submission): Promise<SubmitResult> =>
      inTransaction(db, async (tx) => {
        const { snapshot, command } = submission;
        await lockShopper(tx, snapshot.userId);
        const result = (await isFirstUse(tx, snapshot, clock()))
          ? await place(tx, submission, { now: clock(), cards, doors })
          : await placedBefore(tx, submission);
        await idempotency.finishWith(tx, command, 200, result);
        return result;
      }),
  };
}

async function isFirstUse(tx: Db, { jti, userId, shown }: CheckoutSnapshot, now: Date): Promise<boolean> {
  const used = await tx
    .insert(checkouts)
    .values({ jti, userId, usedAt: now, shown })
    .onConflictDoNothing()
    .returning({ jti: checkouts.jti });
  return used.length > 0;
}

type Placing = { now: Date; cards: CardDoor; doors: OrderDoors };

async function place(tx: Db, { snapshot, region, payType, remarks }: Submission, placing: Placing) {
  const { userId, asked } = snapshot;
  const { now, cards, doors } = placing;
  await lockVouchers(tx, userId, chosenOf(asked));
  await lockGoods(tx, snapshot);
  const sum = await sumCheckout(tx, { userId, region, asked, now });
  const methods = payMethods(sum, cards.takesCards(region.currency));
  checkUnchanged({ ...sum, blockers: [...sum.blockers, ...payBlockers(sum, methods)] }, snapshot);
  if (!methods.some((one) => one.payType === payType && one.enabled))
    throw new Refusal('paytype.not_allowed');
  await takeStock(tx, sum);
  const placed = await insertOrders(tx, { snapshot, region, payType, remarks, sum, now, doors });
  if (asked.basketIds) {
    await tx
      .delete(cartItems)
      .where(and(eq(cartItems.userId, userId), inArray(cartItems.basketId, asked.basketIds)));
  }
  return resultOf(placed);
}

/** Locks the SKUs of a checkout in the order of their ids, so that stock and price cannot change before the commit. */
async function lockGoods(tx: Db, { userId, asked }: CheckoutSnapshot) {
  const inCart = tx
    .select({ skuId: cartItems.skuId })
    .from(cartItems)
    .where(and(eq(cartItems.userId, userId), inArray(cartItems.basketId, asked.basketIds ?? [0])));
  const chosen = asked.orderItem ? eq(skus.skuId, asked.orderItem.skuId) : inArray(skus.skuId, inCart);
  await tx.select({ skuId: skus.skuId }).from(skus).where(chosen).orderBy(asc(skus.skuId)).for('update');
}

/** Decrements the stock by a conditional update, so that stock cannot become negative. */
async function takeStock(tx: Db, { shops }: CheckoutSum) {
  const lines = shops.flatMap((shop) => shop.lines).toSorted((a, b) => a.goods.skuId - b.goods.skuId);
  for (const { goods, count } of lines) {
    const taken = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${count}` })
      .where(and(eq(skus.skuId, goods.skuId), gte(skus.stock, count)))
      .returning({ skuId: skus.skuId });
    if (taken.length === 0) throw new Refusal('sku.out_of_stock', { details: { skuId: goods.skuId } });
  }
}

type PlacedOrder = Pick<
  typeof orders.$inferSelect,
  'orderNumber' | 'total' | 'due' | 'currency' | 'createdAt' | 'payDeadline' | 'groupBuyId'
>;

/** A checkout that has been placed: a repeated submission gets the same response, any other is refused. */
async function placedBefore(tx: Db, { snapshot, payType, remarks }: Submission): Promise<SubmitResult> {
  const { jti, userId, asked, shown } = snapshot;
  const placed = await tx
    .select({ order: orders, shown: checkouts.shown })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.jti, orders.checkoutJti))
    .where(and(eq(orders.checkoutJti, jti), eq(orders.userId, userId)))
    .orderBy(asc(orders.shopId));
  const paidBy = placed.find(({ order }) => order.due > 0)?.order.payType ?? 'WALLET';
  const same =
    paidBy === payType &&
    placed.every(
      (one) => (one.shown ?? shown) === shown && one.order.remarks === remarkFor(remarks, one.order.shopId),
    );
  if (!same && asked.checkoutId !== undefined) await checkNotPlaced(tx, userId, asked.checkoutId);
  if (placed.length === 0 || !same) throw new Refusal('checkout.expired');
  return resultOf(placed.map(({ order }) => order));
}

/** The response to a submit, built from the orders only, so that every repeat gives the same. */
function resultOf(placed: readonly PlacedOrder[]): SubmitResult {
  const [first] = placed;
  if (!first) throw new Error('a checkout without orders');
  const currency = first.currency;
  const payDeadline = placed.find((order) => order.payDeadline !== null)?.payDeadline;
  const money = (part: 'total' | 'due') => ({
    amount: placed.reduce((sum, order) => sum + order[part], 0),
    currency,
  });
  return {
    orderNumbers: placed.map((order) => order.orderNumber),
    total: money('total'),
    due: money('due'),
    status: payDeadline ? 'TO_PAY' : first.groupBuyId === null ? 'TO_DELIVER' : 'GROUPING',
    nextStep: payDeadline ? 'PAY_CARD' : 'DONE',
    payDeadline: payDeadline?.toISOString() ?? null,
    serverTime: first.createdAt.toISOString(),
  };
}
