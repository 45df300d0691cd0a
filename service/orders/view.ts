import type { GroupBuy, OrderDetail, OrderStanding, OrderSummary } from '#openapi/schema.gen.ts';
import { daysAfter } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { moneyTable } from '#service/domain/money-table.ts';
import { returnDays } from '#service/domain/return-window.ts';
import type { PaidCard } from '#service/payments/paid-card.ts';
import { noItem } from './after-sales.ts';
import { aroundOf, type WholeOrder } from './around.ts';
import { cancelInfo } from './cancel-info.ts';
import { factsOfOrder, type OrderRow } from './facts.ts';
import { orderItem } from './item-view.ts';
import { autoReceiveDays, coinsFor, orderActions } from './rules.ts';

type SummaryParts = WholeOrder & {
  shop: { name: string; nameZh: string };
  arrival: OrderSummary['arrival'];
  tracking: OrderSummary['tracking'];
  language: Language;
  now: Date;
};

type DetailParts = SummaryParts & {
  /** The campaign that the order joins. */
  groupBuy: GroupBuy | null;
  courier: OrderDetail['courier'];
  afterSales: OrderDetail['refunds'];
  card: PaidCard | undefined;
  ifCancelled: OrderDetail['ifCancelled'];
  /** Value of goods that earns one coin, in minor units. */
  earnPer: number;
};

/** The state of an order, as its buyer sees it. */
export const standingIn = (
  whole: WholeOrder,
  now: Date,
): Omit<OrderStanding, 'orderNumber' | 'serverTime'> => ({
  status: whole.order.status,
  payStatus: whole.order.payStatus,
  afterSales: whole.standing.afterSales,
  actions: orderActions(factsOfOrder(whole.order, aroundOf(whole, now))),
});

/** An order in a list, its names in the reader's language. */
export function orderSummary(parts: SummaryParts): OrderSummary {
  const { order, shop, items, language, now, arrival, tracking, standing } = parts;
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    shopName: language === 'zh' ? shop.nameZh : shop.name,
    ...standingIn(parts, now),
    payType: order.payType,
    items: items.map((item) =>
      orderItem(item, standing.items.get(item.orderItemId) ?? noItem, order.currency, language),
    ),
    totalNum: items.reduce((sum, item) => sum + item.count, 0),
    total: { amount: order.total, currency: order.currency },
    createTime: order.createdAt.toISOString(),
    payDeadline: order.status === 'TO_PAY' ? when(order.payDeadline) : null,
    serverTime: now.toISOString(),
    arrival,
    tracking,
  };
}

/** An order, whole (S2.69 to S2.76). */
export function orderDetail(parts: DetailParts): OrderDetail {
  const { order, refunds, standing, card, afterSales, courier, groupBuy, ifCancelled } = parts;
  return {
    ...orderSummary(parts),
    addr: order.address,
    amounts: moneyTable(order, order.currency),
    courier,
    payTime: when(order.payTime),
    dvyTime: when(order.dvyTime),
    deliveredTime: when(order.deliveredTime),
    finallyTime: when(order.finallyTime),
    cancelTime: when(order.cancelTime),
    autoReceiveTime: when(autoReceiveTime(order)),
    remarks: order.remarks,
    cancel: cancelInfo(order, { refunds, card }, standing.back),
    refunds: afterSales,
    groupBuy,
    ifCancelled,
    coins: orderCoins(parts),
  };
}

/** The coins that an order has earned or would earn for the goods that are kept; null for a cancelled order and for 0 coins. */
function orderCoins({ order, items, standing, earnPer }: DetailParts): OrderDetail['coins'] {
  const { status, finallyTime, coinsEarned } = order;
  if (status === 'CANCELLED') return null;
  if (finallyTime !== null) {
    const bookTime = order.coinsBookedAt ?? daysAfter(finallyTime, returnDays);
    return coinsEarned > 0 ? { coins: coinsEarned, bookTime: bookTime.toISOString() } : null;
  }
  const goods = items.reduce((sum, { lineNet }) => sum + lineNet, 0);
  const coins = coinsFor(goods - standing.back.goods, earnPer);
  return coins > 0 ? { coins, bookTime: null } : null;
}

const when = (moment: Date | null) => moment?.toISOString() ?? null;

function autoReceiveTime({ status, deliveredTime, dvyTime }: OrderRow): Date | null {
  if (status !== 'TO_RECEIVE') return null;
  if (deliveredTime) return daysAfter(deliveredTime, autoReceiveDays.afterDelivery);
  return dvyTime && daysAfter(dvyTime, autoReceiveDays.afterShipping);
}
