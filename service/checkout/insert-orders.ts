import type { PayType, ShopRemark } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { addressText } from '#service/address/rules.ts';
import type { CheckoutSnapshot } from './token.ts';
import { newOrderNumber } from '#service/domain/order-number.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { parcelWindow } from './parcel-window.ts';
import type { CheckoutShopSum, CheckoutSum } from './sum.ts';
import { changesOf, type OrderDoors, performEffects } from '#service/orders/effects.ts';
import { recordMove } from '#service/orders/events.ts';
import { endWaiting } from '#service/orders/group-orders.ts';
import { firstStep } from '#service/orders/rules.ts';
import { deliveryEstimate } from '#service/products/delivery-estimate.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { takeVouchers, type VoucherShare } from '#service/vouchers/order-vouchers.ts';

type OrderRow = typeof orders.$inferSelect;

type OrdersToKeep = {
  snapshot: CheckoutSnapshot;
  region: RegionRow;
  payType: PayType;
  remarks: readonly ShopRemark[];
  sum: CheckoutSum;
  now: Date;
  doors: OrderDoors;
};

/** The shopper's remark to one shop. */
export const remarkFor = (remarks: readonly ShopRemark[], shopId: number) =>
  remarks.find((remark) => remark.shopId === shopId)?.remarks ?? '';

/**
 * Inserts one order per shop of a checkout with copies of names, prices and address (D10, D23), carries out the
 * effects of its first transition, and assigns the vouchers to the orders.
 */
export async function insertOrders(tx: Db, toKeep: OrdersToKeep) {
  const placed: OrderRow[] = [];
  const shares: VoucherShare[] = [];
  const shops = toKeep.sum.shops.toSorted((a, b) => a.shopId - b.shopId);
  for (const shop of shops) {
    const order = await keepOrder(tx, toKeep, shop);
    placed.push(order);
    const { orderNumber } = order;
    shares.push(...shop.sum.vouchers.map((voucher) => ({ orderNumber, ...voucher })));
  }
  const settled = new Set(
    placed.filter(({ status }) => status !== 'TO_PAY').map(({ orderNumber }) => orderNumber),
  );
  await takeVouchers(tx, { userId: toKeep.snapshot.userId, shares, settled, now: toKeep.now });
  return placed;
}

/** The first event of an order; one with nothing due is paid at once, whatever way was chosen for the others. */
function beginning(payType: PayType, due: number) {
  if (due === 0) return { event: 'submitPaid', payType: 'WALLET' } as const;
  return payType === 'CARD'
    ? ({ event: 'submitCard', payType } as const)
    : ({ event: 'submitCod', payType } as const);
}

async function keepOrder(tx: Db, toKeep: OrdersToKeep, shop: CheckoutShopSum): Promise<OrderRow> {
  const { snapshot, region, remarks, sum, now, doors } = toKeep;
  const { shopId, lines, sum: own } = shop;
  const { address } = sum;
  if (!address) throw new Refusal('address.required');
  const { event, payType } = beginning(toKeep.payType, own.amounts.due);
  const groupBuyId = lines[0]?.groupBuyId ?? null;
  const { to: status, effects = [] } = firstStep(event, groupBuyId !== null);
  const promise = deliveryEstimate(parcelWindow(lines, own.amounts.deliveryFee), region, now);
  const unpaid = { payStatus: null, payType, deliveredTime: null };
  const order = await numbered(tx, now, {
    userId: snapshot.userId,
    checkoutJti: snapshot.jti,
    shopId,
    regionId: region.regionId,
    status,
    payType,
    groupBuyId,
    coinsUsed: shop.coinsUsed,
    currency: region.currency,
    ...own.amounts,
    address: {
      receiver: address.receiver,
      mobile: address.mobile,
      altMobile: address.altMobile,
      text: addressText(address),
    },
    remarks: remarkFor(remarks, shopId),
    createdAt: now,
    promisedFrom: promise.from,
    promisedTo: promise.to,
    ...changesOf(effects, { order: unpaid, event, now }),
  });
  const { orderNumber } = order;
  await tx.insert(orderItems).values(
    lines.map(({ basketId, goods, price, count }, index) => ({
      orderNumber,
      basketId,
      prodId: goods.prodId,
      skuId: goods.skuId,
      names: goods.names,
      skuName: goods.skuName,
      pic: goods.pic,
      price,
      count,
      ...(own.lines[index] ?? { lineTotal: price * count, lineNet: price * count }),
      warrantyMonths: goods.warrantyMonths,
    })),
  );
  await recordMove(tx, { orderNumber, event, fromStatus: null, toStatus: status, actor: 'BUYER', at: now });
  await performEffects(effects, { tx, order, event, now, doors });
  if (status === 'GROUPING' && groupBuyId !== null)
    await endWaiting(tx, { orderNumber, groupBuyId }, now, doors, ['COMPLETED']);
  return order;
}

/** Inserts an order under a new random number, with another one on a collision. */
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
