import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import type { OrderDoor } from '#service/payments/order-door.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';

/** What payments ask of orders, as far as there are orders that wait for their money. */
export const orderDoorOf = (): OrderDoor => ({
  async ordersToPay(tx, userId, orderNumbers) {
    await lockShopper(tx, userId);
    const own = and(eq(orders.userId, userId), eq(orders.hidden, false));
    const rows = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.orderNumber, [...orderNumbers]), own))
      .orderBy(asc(orders.orderNumber))
      .for('update');
    const lines = await tx
      .select({ orderNumber: orderItems.orderNumber, names: orderItems.names })
      .from(orderItems)
      .where(inArray(orderItems.orderNumber, [...orderNumbers]))
      .orderBy(asc(orderItems.orderItemId));
    return orderNumbers.map((orderNumber) => {
      const order = rows.find((row) => row.orderNumber === orderNumber);
      if (!order) throw notFound();
      return {
        ...order,
        groupBuy: order.groupBuyId !== null,
        codAllowed: order.groupBuyId === null,
        prodNames: lines.filter((line) => line.orderNumber === orderNumber).map(({ names }) => names),
        receiver: order.address.receiver,
        addrText: order.address.text,
        mobile: order.address.mobile,
      };
    });
  },
  orderPaid: () => Promise.reject(new Refusal('order.closed')),
  payByCourier: () => Promise.reject(new Refusal('order.closed')),
  closeUnpaid: async () => false,
  async markPayStatus(tx, orderNumbers, payStatus) {
    await tx
      .update(orders)
      .set({ payStatus })
      .where(inArray(orders.orderNumber, [...orderNumbers]));
  },
});
