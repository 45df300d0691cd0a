import type { GroupBuy, OrderDetail, OrderItem, OrderStanding, OrderSummary } from '#openapi/schema.gen.ts';
import type { orderItems, orders } from '#service/db/schema/orders.ts';
import { daysAfter } from '#service/domain/clock.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { autoReceiveDays, orderActions, type OrderFacts } from './rules.ts';
import { moneyTable } from '#service/domain/money-table.ts';
import { cancelInfo } from './cancel-info.ts';

export type OrderRow = typeof orders.$inferSelect;

type OrderParts = {
  order: OrderRow;
  shop: { name: string; nameZh: string };
  items: (typeof orderItems.$inferSelect)[];
  language: Language;
  now: Date;
  /** The campaign that the order joins. */
  groupBuy?: GroupBuy | null;
};

/** The facts by which the law judges an order. */
export const factsOfOrder = (order: OrderRow): OrderFacts => ({
  status: order.status,
  cashOnDelivery: order.payType.startsWith('COD_'),
  collected: order.payStatus === 'COD_COLLECTED',
  delivered: order.deliveredTime !== null,
  groupBuy: order.groupBuyId !== null,
  paymentProcessing: order.payStatus === 'CREATED' || order.payStatus === 'PROCESSING',
});

export const standingOf = (order: OrderRow): Omit<OrderStanding, 'orderNumber' | 'serverTime'> => ({
  status: factsOfOrder(order).status,
  payStatus: order.payStatus,
  afterSales: 'NONE',
  actions: orderActions(factsOfOrder(order)),
});

/** An order in a list, its names in the reader's language. */
export function orderSummary({ order, shop, items, language, now }: OrderParts): OrderSummary {
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: language === 'zh' ? shop.nameZh : shop.name,
    ...standingOf(order),
    payType: order.payType,
    items: items.map((item) => orderItem(item, order.currency, language)),
    totalNum: items.reduce((sum, item) => sum + item.count, 0),
    total: { amount: order.total, currency: order.currency },
    createTime: order.createdAt.toISOString(),
    payDeadline: order.status === 'TO_PAY' ? when(order.payDeadline) : null,
    serverTime: now.toISOString(),
  };
}

/** An order, whole (S2.69 to S2.76). */
export function orderDetail(parts: OrderParts): OrderDetail {
  const { order } = parts;
  return {
    ...orderSummary(parts),
    addr: order.address,
    amounts: moneyTable(order, order.currency),
    courier:
      order.courierName === null
        ? null
        : { courierName: order.courierName, trackingNumber: order.trackingNumber ?? '', url: null },
    payTime: when(order.payTime),
    dvyTime: when(order.dvyTime),
    deliveredTime: when(order.deliveredTime),
    finallyTime: when(order.finallyTime),
    cancelTime: when(order.cancelTime),
    autoReceiveTime: when(autoReceiveTime(order)),
    remarks: order.remarks,
    cancel: cancelInfo(order),
    refunds: [],
    groupBuy: parts.groupBuy ?? null,
  };
}

function orderItem(
  item: typeof orderItems.$inferSelect,
  currency: CurrencyCode,
  language: Language,
): OrderItem {
  const money = (amount: number) => ({ amount, currency });
  return {
    orderItemId: item.orderItemId,
    prodId: item.prodId,
    skuId: item.skuId,
    ...textIn('prodName', item.names, language),
    ...textIn('skuName', item.skuName, language),
    pic: item.pic,
    price: money(item.price),
    prodCount: item.count,
    lineTotal: money(item.lineTotal),
    shareReduce: money(item.shareReduce),
    coinReduce: money(item.coinReduce),
    lineNet: money(item.lineNet),
    commSts: 'NONE',
    refundSn: null,
    refundStatus: null,
    refundableCount: 0,
    warrantyMonths: item.warrantyMonths,
  };
}

const when = (moment: Date | null) => moment?.toISOString() ?? null;

function autoReceiveTime({ status, deliveredTime, dvyTime }: OrderRow): Date | null {
  if (status !== 'TO_RECEIVE') return null;
  if (deliveredTime) return daysAfter(deliveredTime, autoReceiveDays.afterDelivery);
  return dvyTime && daysAfter(dvyTime, autoReceiveDays.afterShipping);
}
