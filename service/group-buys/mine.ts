import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MyGroupBuy, PageOfMyGroupBuy } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { regions } from '#service/db/schema/regions.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { Language } from '#service/domain/language.ts';
import type { GroupBuyState } from '#service/offers/group-buy-state.ts';
import { inState } from '#service/offers/group-buys-in-force.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { joinedGroup } from './queries.ts';

type MineAsked = {
  userId: string;
  language: Language;
  status: GroupBuyState | undefined;
  page: PageAsked;
};

export type MyGroupBuys = ReturnType<typeof myGroupBuys>;

/** The campaigns that a member has paid for, with the order of each. */
export function myGroupBuys(db: Db, clock: Clock) {
  return {
    async page({ userId, language, status, page }: MineAsked): Promise<PageOfMyGroupBuy> {
      checkDepth(page);
      const now = clock();
      const where = and(
        eq(orders.userId, userId),
        eq(orders.hidden, false),
        isNotNull(orders.payTime),
        status && inState(status, now),
      );
      const joined = db
        .select({ order: orders, region: regions })
        .from(orders)
        .innerJoin(groupBuys, eq(groupBuys.groupBuyId, orders.groupBuyId))
        .innerJoin(regions, eq(regions.regionId, orders.regionId))
        .where(where);
      const rows = await joined
        .orderBy(desc(orders.payTime), desc(orders.orderNumber))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const [counted] = await db
        .select({ total: count() })
        .from(orders)
        .innerJoin(groupBuys, eq(groupBuys.groupBuyId, orders.groupBuyId))
        .where(where);
      const pieces = await piecesOf(
        db,
        rows.map(({ order }) => order.orderNumber),
      );
      const records: MyGroupBuy[] = [];
      for (const { order, region } of rows) {
        const { orderNumber, status: orderStatus, groupBuyId, payTime } = order;
        const groupBuy = await joinedGroup(db, { region, language, now }, groupBuyId ?? 0);
        if (!groupBuy) continue;
        const joinedAt = (payTime ?? order.createdAt).toISOString();
        records.push({ groupBuy, orderNumber, orderStatus, joinedAt, count: pieces.get(orderNumber) ?? 0 });
      }
      return pageOf(records, counted?.total ?? 0, page);
    },
  };
}

async function piecesOf(db: Db, orderNumbers: readonly string[]) {
  const rows = await db
    .select({
      orderNumber: orderItems.orderNumber,
      pieces: sql<number>`sum(${orderItems.count})::int`,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, [...orderNumbers]))
    .groupBy(orderItems.orderNumber);
  return new Map(rows.map(({ orderNumber, pieces }) => [orderNumber, pieces]));
}
