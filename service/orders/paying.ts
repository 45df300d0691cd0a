import type { PaymentStatus } from '#openapi/schema.gen.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { groupOf } from '#service/group-buys/joins.ts';
import type { OrderToPay } from '#service/payments/order-door.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import type { OrderDoors } from './moved.ts';
import { endWaiting } from './group-orders.ts';
import { moveOrder, WrongState } from './moving.ts';

/** Moves of orders that a payment causes, or a payment that does not come. Every function works in the given transaction. */
export type OrderPaying = {
  /**
   * Orders of a member that are to be paid together, in the order asked for. Locks the member, then the orders by number,
   * so it comes before any other of these functions in a transaction. Throws `resource.not_found` for one that is foreign
   * or unknown.
   */
  ordersToPay(tx: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderToPay[]>;
  /** As `ordersToPay`, but only to be shown: locks nothing. */
  ordersToShow(db: Db, userId: string, orderNumbers: readonly string[]): Promise<OrderToPay[]>;
  /** An order is paid: TO_PAY → TO_DELIVER or GROUPING, SUCCEEDED. Throws `order.closed` when the order is no longer TO_PAY. */
  orderPaid(tx: Db, paid: { orderNumber: string; payType: 'CARD' | 'WALLET'; now: Date }): Promise<void>;
  /**
   * The courier will take the money: TO_PAY → TO_DELIVER, COD_PENDING. Throws `order.closed` when the order is no longer TO_PAY,
   * and `paytype.not_allowed` where a line does not allow cash on delivery.
   */
  payByCourier(
    tx: Db,
    chosen: { orderNumber: string; payType: 'COD_CASH' | 'COD_CARD'; now: Date },
  ): Promise<void>;
  /**
   * The deadline is over: TO_PAY → CANCELLED (PAY_TIMEOUT); stock, vouchers, coins and wallet are given back. False when the
   * order is no longer TO_PAY. The caller has made sure that no payment keeps the order open.
   */
  closeUnpaid(tx: Db, closed: { orderNumber: string; now: Date }): Promise<boolean>;
  /** Writes the payment state that orders show; null means "not paid". Moves no order. */
  markPayStatus(tx: Db, orderNumbers: readonly string[], payStatus: PaymentStatus | null): Promise<void>;
};

export function orderPaying(doors: OrderDoors): OrderPaying {
  return {
    async ordersToPay(tx, userId, orderNumbers) {
      await lockShopper(tx, userId);
      const rows = await ownOrders(tx, userId, orderNumbers).for('update');
      return ordersToPayOf(tx, rows, orderNumbers);
    },

    ordersToShow: async (db, userId, orderNumbers) =>
      ordersToPayOf(db, await ownOrders(db, userId, orderNumbers), orderNumbers),

    async orderPaid(tx, { orderNumber, payType, now }) {
      const asked = { orderNumber, event: 'paymentSucceeded', actor: 'BUYER', now } as const;
      const { groupBuyId } = await orClosed(moveOrder(tx, { ...asked, set: { payType } }, doors));
      if (groupBuyId !== null) await endWaiting(tx, { orderNumber, groupBuyId }, now, doors, ['COMPLETED']);
    },

    async payByCourier(tx, { orderNumber, payType, now }) {
      const lines = await linesOf(tx, [orderNumber]);
      if (!lines.every(({ codAvailable }) => codAvailable === true)) throw new Refusal('paytype.not_allowed');
      const asked = { orderNumber, event: 'payWithCod', actor: 'BUYER', now } as const;
      const [order] = await tx
        .select({ groupBuyId: orders.groupBuyId })
        .from(orders)
        .where(eq(orders.orderNumber, orderNumber));
      if (order && order.groupBuyId !== null) throw new Refusal('paytype.not_allowed');
      await orClosed(moveOrder(tx, { ...asked, set: { payType } }, doors));
    },

    async closeUnpaid(tx, { orderNumber, now }) {
      const asked = { orderNumber, event: 'payDeadline', actor: 'SYSTEM', now } as const;
      try {
        await moveOrder(tx, { ...asked, facts: { paymentProcessing: false } }, doors);
        return true;
      } catch (fault) {
        if (!(fault instanceof WrongState)) throw fault;
        return false;
      }
    },

    async markPayStatus(tx, orderNumbers, payStatus) {
      await tx
        .update(orders)
        .set({ payStatus })
        .where(inArray(orders.orderNumber, [...orderNumbers]));
    },
  };
}

type OrderRow = typeof orders.$inferSelect;

const ownOrders = (db: Db, userId: string, orderNumbers: readonly string[]) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.orderNumber, [...orderNumbers]),
        eq(orders.userId, userId),
        eq(orders.hidden, false),
      ),
    )
    .orderBy(asc(orders.orderNumber));

async function ordersToPayOf(
  db: Db,
  rows: readonly OrderRow[],
  orderNumbers: readonly string[],
): Promise<OrderToPay[]> {
  const lines = await linesOf(db, orderNumbers);
  const found: OrderToPay[] = [];
  for (const orderNumber of orderNumbers) {
    const order = rows.find((row) => row.orderNumber === orderNumber);
    if (!order) throw notFound();
    const { groupBuyId } = order;
    const own = lines.filter((line) => line.orderNumber === orderNumber);
    found.push({
      orderNumber,
      userId: order.userId,
      status: order.status,
      due: order.due,
      currency: order.currency,
      amounts: order,
      payDeadline: order.payDeadline,
      groupBuy: groupBuyId !== null,
      codAllowed: groupBuyId === null && own.every(({ codAvailable }) => codAvailable === true),
      group: groupBuyId === null ? null : ((await groupOf(db, groupBuyId)) ?? null),
      prodNames: own.map(({ names }) => names),
      receiver: order.address.receiver,
      addrText: order.address.text,
      mobile: order.address.mobile,
    });
  }
  return found;
}

/** The names of some orders' lines, and whether the courier takes money for each of them today. */
const linesOf = (tx: Db, orderNumbers: readonly string[]) =>
  tx
    .select({
      orderNumber: orderItems.orderNumber,
      names: orderItems.names,
      codAvailable: productRegions.codAvailable,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .leftJoin(
      productRegions,
      and(eq(productRegions.prodId, orderItems.prodId), eq(productRegions.regionId, orders.regionId)),
    )
    .where(inArray(orderItems.orderNumber, [...orderNumbers]))
    .orderBy(asc(orderItems.orderItemId));

/** Turns a WrongState into the refusal `order.closed`. */
async function orClosed<T>(move: Promise<T>): Promise<T> {
  try {
    return await move;
  } catch (fault) {
    if (fault instanceof WrongState) throw new Refusal('order.closed', { details: { status: fault.status } });
    throw fault;
  }
}
