import type { ShopRemark } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { addressText } from '#service/address/rules.ts';
import type { CheckoutSnapshot } from './token.ts';
import { newOrderNumber } from '#service/domain/order-number.ts';
import { Refusal } from '#service/domain/refusal.ts';
import type { CheckoutShopSum, CheckoutSum } from './sum.ts';
import { recordMove } from '#service/orders/events.ts';
import { firstStep } from '#service/orders/rules.ts';
import { nextPaymentStatus } from '#service/payments/transition-table.ts';
import type { RegionRow } from '#service/regions/queries.ts';

/** The ways to pay that this shop takes at submit. */
export type TakenPayType = 'COD_CASH' | 'COD_CARD';

type OrdersToKeep = {
  snapshot: CheckoutSnapshot;
  region: RegionRow;
  payType: TakenPayType;
  remarks: readonly ShopRemark[];
  sum: CheckoutSum;
  now: Date;
};

/** What the shopper said to one shop. */
export const remarkFor = (remarks: readonly ShopRemark[], shopId: number) =>
  remarks.find((remark) => remark.shopId === shopId)?.remarks ?? '';

/** Writes one order for each shop of a checkout, with the names, prices and address of this moment (D10, D23). */
export async function insertOrders(tx: Db, toKeep: OrdersToKeep) {
  const placed: (typeof orders.$inferSelect)[] = [];
  const shops = toKeep.sum.shops.toSorted((a, b) => a.shopId - b.shopId);
  for (const shop of shops) placed.push(await keepOrder(tx, toKeep, shop));
  return placed;
}

async function keepOrder(tx: Db, toKeep: OrdersToKeep, { shopId, lines, totals }: CheckoutShopSum) {
  const { snapshot, region, payType, remarks, sum, now } = toKeep;
  const { address } = sum;
  if (!address) throw new Refusal('address.required');
  const step = firstStep('submitCod');
  const payStatus = nextPaymentStatus(null, 'payByCod');
  if (!payStatus) throw new Error('no payment begins with cash on delivery');
  const order = await numbered(tx, now, {
    userId: snapshot.userId,
    checkoutJti: snapshot.jti,
    shopId,
    regionId: region.regionId,
    status: step.to,
    payType,
    payStatus,
    currency: region.currency,
    ...totals.amounts,
    address: {
      receiver: address.receiver,
      mobile: address.mobile,
      altMobile: address.altMobile,
      text: addressText(address),
    },
    remarks: remarkFor(remarks, shopId),
    createdAt: now,
  });
  await tx.insert(orderItems).values(
    lines.map(({ basketId, goods, price, count }, index) => ({
      orderNumber: order.orderNumber,
      basketId,
      prodId: goods.prodId,
      skuId: goods.skuId,
      names: goods.names,
      skuName: goods.skuName,
      pic: goods.pic,
      price,
      count,
      ...(totals.lines[index] ?? { lineTotal: price * count, shareReduce: 0, lineNet: price * count }),
      warrantyMonths: goods.warrantyMonths,
    })),
  );
  const { orderNumber } = order;
  await recordMove(tx, {
    orderNumber,
    event: step.event,
    fromStatus: null,
    toStatus: step.to,
    actor: 'BUYER',
    at: now,
  });
  return order;
}

/** Inserts an order under a number that nobody has; a number drawn twice is drawn again. */
async function numbered(tx: Db, now: Date, order: Omit<typeof orders.$inferInsert, 'orderNumber'>) {
  for (let drawn = 0; drawn < 5; drawn += 1) {
    const [kept] = await tx
      .insert(orders)
      .values({ ...order, orderNumber: newOrderNumber(now) })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (kept) return kept;
  }
  throw new Error('five order numbers in a row were taken');
}
