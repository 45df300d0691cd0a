import { and, count, desc, eq } from 'drizzle-orm';
import type { OrderCount, OrderDetail, OrderStanding } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { joinedGroup } from '#service/group-buys/queries.ts';
import { couriersOf } from '#service/logistics/couriers.ts';
import { scansOf } from '#service/logistics/tracking.ts';
import { paidCardOf } from '#service/payments/paid-card.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { vouchersIfCancelled } from '#service/vouchers/coming-back.ts';
import type { AfterSales } from './after-sales.ts';
import { type WholeOrder, wholeOrders } from './around.ts';
import { ifCancelled } from './cancel-info.ts';
import type { OrderRow } from './facts.ts';
import { orderArrival, orderCourier, orderTracking } from './following.ts';
import { inTab, matches, type OrderTab } from './search.ts';
import { orderDetail, orderSummary, standingIn } from './view.ts';

export type OrderQuery = {
  userId: string;
  language: Language;
  status: OrderTab;
  key: string | undefined;
  page: PageAsked;
};

export type OrderStore = ReturnType<typeof orderStore>;

type FoundOrder = {
  order: OrderRow;
  shop: { name: string; nameZh: string };
  region: { timeZone: string; earnPer: number };
};

const own = (userId: string) => and(eq(orders.userId, userId), eq(orders.hidden, false));

const withShop = (db: Db) =>
  db
    .select({
      order: orders,
      shop: { name: shops.name, nameZh: shops.nameZh },
      region: { timeZone: regions.timeZone, earnPer: regions.earnPer },
    })
    .from(orders)
    .innerJoin(shops, eq(shops.shopId, orders.shopId))
    .innerJoin(regions, eq(regions.regionId, orders.regionId));

/** A shopper's own orders; a deleted one is no longer there. */
export function orderStore(db: Db, clock: Clock, afterSales: AfterSales) {
  async function one(userId: string, orderNumber: string): Promise<FoundOrder> {
    const [row] = await withShop(db).where(and(own(userId), eq(orders.orderNumber, orderNumber)));
    if (!row) throw notFound();
    return row;
  }

  /** What a summary is made of, for some orders at once. */
  async function summed(found: readonly FoundOrder[], language: Language, now: Date) {
    const whole = await wholeOrders(
      db,
      found.map(({ order }) => order),
      afterSales,
      now,
    );
    const parcelIds = whole.flatMap(({ parcels }) => parcels.map(({ parcelId }) => parcelId));
    const scans = await scansOf(db, parcelIds);
    return found.flatMap(({ shop, region }, index) => {
      const of = whole[index];
      if (!of) return [];
      const arrival = orderArrival(of, region.timeZone, now);
      const tracking = orderTracking(of, scans, language);
      return [{ ...of, shop, region, arrival, tracking, language, now }];
    });
  }

  async function detailed(found: readonly FoundOrder[], language: Language): Promise<OrderDetail[]> {
    const now = clock();
    const details: OrderDetail[] = [];
    for (const parts of await summed(found, language, now)) {
      const { order, parcels, region } = parts;
      const { orderNumber, regionId } = order;
      const card = await paidCardOf(db, orderNumber);
      details.push(
        orderDetail({
          ...parts,
          card,
          earnPer: region.earnPer,
          groupBuy: await groupOfOrder(db, order, language, now),
          courier: orderCourier(parcels, parcels.length > 0 ? await couriersOf(db, regionId) : []),
          afterSales: await afterSales.refundsOf(db, orderNumber, language, now),
          ifCancelled: await cancelPreview(db, parts, { card, language, now }),
        }),
      );
    }
    return details;
  }

  return {
    async count(userId: string): Promise<OrderCount> {
      const rows = await db
        .select({ status: orders.status, number: count() })
        .from(orders)
        .where(own(userId))
        .groupBy(orders.status);
      const of = (...states: string[]) =>
        rows.filter(({ status }) => states.includes(status)).reduce((sum, { number }) => sum + number, 0);
      return {
        allCount: rows.reduce((sum, { number }) => sum + number, 0),
        unPay: of('TO_PAY'),
        payed: of('TO_DELIVER', 'GROUPING'),
        consignment: of('TO_RECEIVE'),
        success: of('COMPLETED'),
        close: of('CANCELLED'),
        ...(await afterSales.countOf(db, userId, clock())),
      };
    },

    async page({ userId, language, status, key, page }: OrderQuery) {
      checkDepth(page);
      const where = and(own(userId), inTab(status), matches(db, key));
      const [counted] = await db
        .select({ number: count() })
        .from(orders)
        .innerJoin(shops, eq(shops.shopId, orders.shopId))
        .where(where);
      const rows = await withShop(db)
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const records = (await summed(rows, language, clock())).map(orderSummary);
      return pageOf(records, counted?.number ?? 0, page);
    },

    async get(userId: string, orderNumber: string, language: Language): Promise<OrderDetail> {
      const [detail] = await detailed([await one(userId, orderNumber)], language);
      if (!detail) throw notFound();
      return detail;
    },

    /** All orders of the shopper, with the deleted ones. */
    async all(userId: string, language: Language): Promise<OrderDetail[]> {
      const rows = await withShop(db).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
      return detailed(rows, language);
    },

    async standing(userId: string, orderNumber: string): Promise<OrderStanding> {
      const now = clock();
      const { order } = await one(userId, orderNumber);
      const [whole] = await wholeOrders(db, [order], afterSales, now);
      if (!whole) throw notFound();
      return { orderNumber, ...standingIn(whole, now), serverTime: now.toISOString() };
    },
  };
}

/** What would come back if the order were cancelled now; null where its buyer is not offered that. */
async function cancelPreview(
  db: Db,
  whole: WholeOrder,
  { card, language, now }: { card: Parameters<typeof ifCancelled>[1]; language: Language; now: Date },
): Promise<OrderDetail['ifCancelled']> {
  if (!standingIn(whole, now).actions.includes('CANCEL')) return null;
  const { orderNumber } = whole.order;
  const vouchers = await vouchersIfCancelled(db, orderNumber, { language, now });
  return { ...ifCancelled(whole.order, card), vouchers };
}

/** The campaign of an order, also when its product is sold no more. */
async function groupOfOrder(db: Db, { groupBuyId, regionId }: OrderRow, language: Language, now: Date) {
  if (groupBuyId === null) return null;
  const [region] = await db.select().from(regions).where(eq(regions.regionId, regionId));
  return region ? joinedGroup(db, { region, language, now }, groupBuyId) : null;
}
