import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { refundItems, refunds } from '#service/db/schema/refunds.ts';
import { isOpenRefund, orderBarred, refundableCount, reviewState } from '#service/domain/after-sales.ts';
import type { Clock } from '#service/domain/clock.ts';
import { sumOf } from '#service/domain/totals.ts';
import type {
  AfterSales,
  AfterSalesStanding,
  GivenBack,
  ItemAfterSales,
} from '#service/orders/after-sales.ts';
import { reviewedLines, waitsForReview } from '#service/reviews/waiting.ts';
import { recordCancellation } from './cancellations.ts';
import type { RefundDoors } from './doors.ts';
import { openRefunds, refundViews } from './queries.ts';
import type { OrderRow, RefundRow } from './refund-rows.ts';

type AskedRefund = Pick<
  RefundRow,
  'refundSn' | 'kind' | 'status' | 'orderNumber' | 'amount' | 'deliveryPart' | 'coins'
> & { orderItemId: number; count: number };
type Asked = Parameters<AfterSales['standingsOf']>[1][number];

/** States of refunds that an order line does not show any more: withdrawn, or closed without money. */
const over: readonly RefundRow['status'][] = ['WITHDRAWN', 'CLOSED'];

/** Implements the interface of refunds and reviews that orders use (`AfterSales`). */
export function afterSalesWith(parts: { db: Db; clock: Clock }, doors: () => RefundDoors): AfterSales {
  const views = refundViews(parts.db, parts.clock);
  return {
    async standingsOf(db, asked, now) {
      const numbers = asked.map(({ order }) => order.orderNumber);
      if (numbers.length === 0) return new Map();
      const rows = await refundsOfOrders(db, numbers);
      const reviewed = await reviewedLines(db, numbers);
      return new Map(
        asked.map((one) => {
          const own = rows.filter(({ orderNumber }) => orderNumber === one.order.orderNumber);
          return [one.order.orderNumber, standingOf(one, own, reviewed, now)];
        }),
      );
    },

    refundsOf: views.ofOrder,

    async countOf(db, userId, now) {
      const [open] = await db
        .select({ number: count() })
        .from(refunds)
        .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
        .where(and(eq(refunds.userId, userId), eq(orders.hidden, false), openRefunds));
      const [waiting] = await db
        .select({ number: count() })
        .from(orderItems)
        .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
        .where(waitsForReview(db, userId, now));
      return { refund: open?.number ?? 0, toRate: waiting?.number ?? 0 };
    },

    async keptGoods(tx, { orderNumber }) {
      const [bought] = await tx
        .select({ sum: sql<number>`coalesce(sum(${orderItems.lineNet}), 0)`.mapWith(Number) })
        .from(orderItems)
        .where(eq(orderItems.orderNumber, orderNumber));
      const goods = sql<number>`coalesce(sum(${refunds.amount} - ${refunds.deliveryPart}), 0)`;
      const [back] = await tx
        .select({ sum: goods.mapWith(Number) })
        .from(refunds)
        .where(
          and(
            eq(refunds.orderNumber, orderNumber),
            eq(refunds.kind, 'AFTER_SALES'),
            eq(refunds.status, 'REFUNDED'),
          ),
        );
      return (bought?.sum ?? 0) - (back?.sum ?? 0);
    },

    orderEnded: (tx, ended) => recordCancellation(tx, ended, doors()),
  };
}

/** Every refund of some orders, line by line, the newest first. */
const refundsOfOrders = (db: Db, numbers: readonly string[]): Promise<AskedRefund[]> =>
  db
    .select({
      refundSn: refunds.refundSn,
      kind: refunds.kind,
      status: refunds.status,
      orderNumber: refunds.orderNumber,
      amount: refunds.amount,
      deliveryPart: refunds.deliveryPart,
      coins: refunds.coins,
      orderItemId: refundItems.orderItemId,
      count: refundItems.count,
    })
    .from(refunds)
    .innerJoin(refundItems, eq(refundItems.refundSn, refunds.refundSn))
    .where(inArray(refunds.orderNumber, [...numbers]))
    .orderBy(desc(refunds.createdAt), desc(refunds.refundSn));

function standingOf(
  { order, items }: Asked,
  rows: readonly AskedRefund[],
  reviewed: ReadonlySet<number | null>,
  now: Date,
): AfterSalesStanding {
  const openRefund = rows.some(({ status }) => isOpenRefund(status));
  const isBack = rows.some(({ status }) => status === 'REFUNDED');
  return {
    afterSales: standingWord(openRefund, isBack),
    openRefund,
    back: givenBack(rows),
    items: new Map(
      items.map((item) => {
        const own = rows.filter(({ orderItemId }) => orderItemId === item.orderItemId);
        return [item.orderItemId, lineStanding(order, item, own, reviewed.has(item.orderItemId), now)];
      }),
    ),
  };
}

/** What came back by after-sales; each refund once, however many lines it has. */
function givenBack(rows: readonly AskedRefund[]): GivenBack {
  const done = rows.filter(({ kind, status }) => kind === 'AFTER_SALES' && status === 'REFUNDED');
  const each = [...new Map(done.map((row) => [row.refundSn, row])).values()];
  return {
    money: sumOf(each.map(({ amount }) => amount)),
    goods: sumOf(each.map(({ amount, deliveryPart }) => amount - deliveryPart)),
    coins: sumOf(each.map(({ coins }) => coins)),
  };
}

const standingWord = (isOpen: boolean, isBack: boolean): OrderSummary['afterSales'] =>
  isOpen ? 'ACTIVE' : isBack ? 'DONE' : 'NONE';

function lineStanding(
  order: OrderRow,
  { count: pieces }: { count: number },
  own: readonly AskedRefund[],
  isReviewed: boolean,
  now: Date,
): ItemAfterSales {
  const shown = own.find(({ status }) => !over.includes(status));
  const line = { count: pieces, refunds: own.filter(({ kind }) => kind === 'AFTER_SALES') };
  return {
    commSts: reviewState(order, isReviewed, now),
    refundSn: shown?.refundSn ?? null,
    refundStatus: shown?.status ?? null,
    refundableCount: orderBarred(order, now) ? 0 : refundableCount(line),
  };
}
