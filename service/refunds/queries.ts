import { and, asc, count, desc, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { PageOfRefundSummary, RefundDetail, RefundSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { refundEvents, refundItems, refundParcels, refunds } from '#service/db/schema/refunds.ts';
import { shops } from '#service/db/schema/shops.ts';
import { lineBarred, orderBarred, refundableCount } from '#service/domain/after-sales.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { paidCardOf } from '#service/payments/paid-card.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { cardLeftOf, cardTenders, moneyLines, type OrderRow, type RefundRow } from './refund-rows.ts';
import { refundDetail, type RefundParts, refundSummary } from './view.ts';

export type RefundReader = { userId: string; language: Language };

type RefundQuery = {
  kind?: RefundSummary['kind'] | undefined;
  /** True: only refunds without an end; false: only ended ones; undefined: all. */
  open?: boolean | undefined;
  page: PageAsked;
};

export type RefundViews = ReturnType<typeof refundViews>;

/** Refunds that have no end yet. */
export const openRefunds = inArray(refunds.status, [
  'APPLIED',
  'ACCEPTED',
  'RETURN_SHIPPED',
  'RETURN_RECEIVED',
  'REFUNDING',
]);

const shopColumns = { shopId: shops.shopId, name: shops.name, nameZh: shops.nameZh };

/** A shopper's refunds and cancelled orders; those of a deleted order are no longer there. */
export function refundViews(db: Db, clock: Clock) {
  const withOrder = (from: Db) =>
    from
      .select({ refund: refunds, order: orders, shop: shopColumns })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
      .innerJoin(shops, eq(shops.shopId, orders.shopId));

  type Found = Awaited<ReturnType<typeof withOrder>>[number];

  const newestFirst = [desc(refunds.createdAt), desc(refunds.refundSn)];

  async function partsOf(from: Db, rows: readonly Found[], language: Language): Promise<RefundParts[]> {
    const items = await itemsOf(
      from,
      rows.map(({ refund }) => refund.refundSn),
    );
    const parts: RefundParts[] = [];
    for (const { refund, order, shop } of rows) {
      const own = items.filter(({ refundSn }) => refundSn === refund.refundSn);
      const mayReapply = refund.status === 'REJECTED' && (await canReapply(from, order, own, clock()));
      parts.push({ refund, shop, items: own, mayReapply, language });
    }
    return parts;
  }

  async function summaries(from: Db, where: SQL | undefined, language: Language, page?: PageAsked) {
    const asked = withOrder(from)
      .where(where)
      .orderBy(...newestFirst);
    const rows = await (page ? asked.limit(page.size).offset((page.current - 1) * page.size) : asked);
    return (await partsOf(from, rows, language)).map(refundSummary);
  }

  async function whole(from: Db, found: Found, language: Language): Promise<RefundDetail> {
    const { refund, order } = found;
    const [parts] = await partsOf(from, [found], language);
    if (!parts) throw notFound();
    const ofRefund = eq(refundEvents.refundSn, refund.refundSn);
    const events = await from.select().from(refundEvents).where(ofRefund).orderBy(refundEvents.refundEventId);
    const [parcel] = await from
      .select()
      .from(refundParcels)
      .where(eq(refundParcels.refundSn, refund.refundSn));
    const card = await cardTenders(from, refund);
    const cardLeft = await cardLeftOf(from, order);
    const paidCard = await paidCardOf(from, order.orderNumber);
    return refundDetail({ ...parts, order, events, parcel, card, cardLeft, paidCard });
  }

  return {
    /** Refunds and cancelled orders, newest first. */
    async page(
      { userId, language }: RefundReader,
      { kind, open, page }: RefundQuery,
    ): Promise<PageOfRefundSummary> {
      checkDepth(page);
      const where = and(
        eq(refunds.userId, userId),
        eq(orders.hidden, false),
        kind && eq(refunds.kind, kind),
        open === undefined ? undefined : open ? openRefunds : not(openRefunds),
      );
      const [counted] = await db
        .select({ number: count() })
        .from(refunds)
        .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
        .where(where);
      return pageOf(await summaries(db, where, language, page), counted?.number ?? 0, page);
    },

    /** One refund, read through `from` so that a transaction sees its own changes. Throws `resource.not_found`. */
    async detail(from: Db, { userId, language }: RefundReader, refundSn: string): Promise<RefundDetail> {
      const mine = and(eq(refunds.userId, userId), eq(orders.hidden, false));
      const [found] = await withOrder(from).where(and(mine, eq(refunds.refundSn, refundSn)));
      if (!found) throw notFound();
      return whole(from, found, language);
    },

    /** The refunds of an order, newest first: what its detail shows. */
    ofOrder: (from: Db, orderNumber: string, language: Language): Promise<RefundSummary[]> =>
      summaries(from, eq(refunds.orderNumber, orderNumber), language),

    /** All refunds of a member, with those of deleted orders. */
    async all(userId: string, language: Language): Promise<RefundDetail[]> {
      const rows = await withOrder(db)
        .where(eq(refunds.userId, userId))
        .orderBy(...newestFirst);
      const all: RefundDetail[] = [];
      for (const row of rows) all.push(await whole(db, row, language));
      return all;
    },
  };
}

/** True of a refused refund whose pieces can be asked back once more, within the window. */
async function canReapply(
  db: Db,
  order: OrderRow,
  items: readonly { orderItemId: number; count: number }[],
  now: Date,
): Promise<boolean> {
  if (orderBarred(order, now)) return false;
  const lines = await moneyLines(db, order.orderNumber);
  return items.every(({ orderItemId, count: pieces }) => {
    const line = lines.find((one) => one.orderItemId === orderItemId);
    return line && !lineBarred(line) && refundableCount(line) >= pieces;
  });
}

const itemsOf = (db: Db, refundSns: readonly RefundRow['refundSn'][]) =>
  refundSns.length === 0
    ? Promise.resolve([])
    : db
        .select({
          refundSn: refundItems.refundSn,
          orderItemId: orderItems.orderItemId,
          pic: orderItems.pic,
          names: orderItems.names,
          skuName: orderItems.skuName,
          count: refundItems.count,
        })
        .from(refundItems)
        .innerJoin(orderItems, eq(orderItems.orderItemId, refundItems.orderItemId))
        .where(inArray(refundItems.refundSn, [...refundSns]))
        .orderBy(asc(orderItems.orderItemId));
