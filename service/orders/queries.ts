import { and, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OrderCount, OrderDetail, OrderStanding, OrderSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { joinedGroup } from '#service/group-buys/queries.ts';
import { orderDetail, type OrderRow, orderSummary, standingOf } from './view.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';

export type OrderTab = 'ALL' | OrderSummary['status'];

export type OrderQuery = {
  userId: string;
  language: Language;
  status: OrderTab;
  key: string | undefined;
  page: PageAsked;
};

export type OrderStore = ReturnType<typeof orderStore>;

const own = (userId: string) => and(eq(orders.userId, userId), eq(orders.hidden, false));

/** A shopper's own orders; a deleted one is no longer there. */
export function orderStore(db: Db, clock: Clock) {
  async function one(userId: string, orderNumber: string) {
    const [row] = await withShop(db).where(and(own(userId), eq(orders.orderNumber, orderNumber)));
    if (!row) throw notFound();
    return row;
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
        refund: 0,
        toRate: 0,
      };
    },

    async page({ userId, language, status, key, page }: OrderQuery) {
      checkDepth(page);
      const where = and(own(userId), inTab(status), matches(db, key));
      const [counted] = await db.select({ number: count() }).from(orders).where(where);
      const total = counted?.number ?? 0;
      const rows = await withShop(db)
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const items = await itemsOf(
        db,
        rows.map(({ order }) => order.orderNumber),
      );
      const records = rows.map(({ order, shop }) =>
        orderSummary({ order, shop, items: items.get(order.orderNumber) ?? [], language, now: clock() }),
      );
      return pageOf(records, total, page);
    },

    async get(userId: string, orderNumber: string, language: Language): Promise<OrderDetail> {
      const { order, shop } = await one(userId, orderNumber);
      const items = (await itemsOf(db, [orderNumber])).get(orderNumber) ?? [];
      const now = clock();
      const groupBuy = await groupOfOrder(db, order, language, now);
      return orderDetail({ order, shop, items, language, now, groupBuy });
    },

    /** All that there are, also those that the shopper no longer sees. */
    async all(userId: string, language: Language): Promise<OrderDetail[]> {
      const rows = await withShop(db).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt));
      const items = await itemsOf(
        db,
        rows.map(({ order }) => order.orderNumber),
      );
      return rows.map(({ order, shop }) =>
        orderDetail({ order, shop, items: items.get(order.orderNumber) ?? [], language, now: clock() }),
      );
    },

    async standing(userId: string, orderNumber: string): Promise<OrderStanding> {
      const { order } = await one(userId, orderNumber);
      return { orderNumber, ...standingOf(order), serverTime: clock().toISOString() };
    },
  };
}

/** The campaign of an order, also when its product is sold no more. */
async function groupOfOrder(db: Db, { groupBuyId, regionId }: OrderRow, language: Language, now: Date) {
  if (groupBuyId === null) return null;
  const [region] = await db.select().from(regions).where(eq(regions.regionId, regionId));
  return region ? joinedGroup(db, { region, language, now }, groupBuyId) : null;
}

const withShop = (db: Db) =>
  db
    .select({ order: orders, shop: { name: shops.name, nameZh: shops.nameZh } })
    .from(orders)
    .innerJoin(shops, eq(shops.shopId, orders.shopId));

async function itemsOf(db: Db, orderNumbers: readonly string[]) {
  const byOrder = new Map<string, (typeof orderItems.$inferSelect)[]>();
  if (orderNumbers.length === 0) return byOrder;
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, [...orderNumbers]))
    .orderBy(orderItems.orderItemId);
  for (const item of items) byOrder.set(item.orderNumber, [...(byOrder.get(item.orderNumber) ?? []), item]);
  return byOrder;
}

/** The tab "to deliver" holds orders that wait for their group too. */
function inTab(status: OrderTab): SQL | undefined {
  if (status === 'ALL') return undefined;
  return inArray(orders.status, status === 'TO_DELIVER' ? ['TO_DELIVER', 'GROUPING'] : [status]);
}

/** Finds by a part of a product's name in any language, or by the order's whole number. */
function matches(db: Db, key: string | undefined): SQL | undefined {
  const text = key?.trim();
  if (!text) return undefined;
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = db
    .select({ found: sql`1` })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.orderNumber, orders.orderNumber),
        sql`exists (select 1 from jsonb_each_text(${orderItems.names}) as name where name.value ilike ${part})`,
      ),
    );
  return or(eq(orders.orderNumber, text), exists(named));
}
