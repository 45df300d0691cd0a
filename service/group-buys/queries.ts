import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GroupBuy, PageOfGroupBuy } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { skuPrices } from '#service/db/schema/skus.ts';
import type { Clock } from '#service/domain/clock.ts';
import { type GroupBuyState, groupBuyState, piecesNeeded } from '#service/offers/group-buy-state.ts';
import { textIn } from '#service/domain/language.ts';
import { notFound } from '#service/domain/refusal.ts';
import { inState, running } from '#service/offers/group-buys-in-force.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { soldIn } from '#service/products/product-list.ts';
import { oneDecimal } from '#service/products/product-summary.ts';
import type { Reader } from '#service/regions/queries.ts';

export type GroupBuyStore = ReturnType<typeof groupBuyStore>;

export function groupBuyStore(db: Db, clock: Clock) {
  return {
    async page(reader: Reader, state: GroupBuyState | undefined, page: PageAsked): Promise<PageOfGroupBuy> {
      checkDepth(page);
      const now = clock();
      const where = state && inState(state, now);
      const rows = await groupsIn(db, reader, where)
        .orderBy(desc(groupBuys.startTime), desc(groupBuys.groupBuyId))
        .limit(page.size)
        .offset((page.current - 1) * page.size);
      const [counted] = await db.select({ total: count() }).from(groupsIn(db, reader, where).as('groups'));
      return pageOf(
        rows.map((row) => groupBuyIn(row, reader, now)),
        counted?.total ?? 0,
        page,
      );
    },

    async one(reader: Reader, groupBuyId: number): Promise<GroupBuy> {
      const [row] = await groupsIn(db, reader, eq(groupBuys.groupBuyId, groupBuyId));
      if (!row) throw notFound();
      return groupBuyIn(row, reader, clock());
    },
  };
}

/** The group buy of a product that can be joined at a moment; the one that ends first when there are several. */
export async function runningGroupBuy(
  db: Db,
  reader: Reader,
  prodId: number,
  now: Date,
): Promise<GroupBuy | null> {
  const [row] = await groupsIn(db, reader, and(eq(groupBuys.prodId, prodId), running(now)))
    .orderBy(groupBuys.endTime, groupBuys.groupBuyId)
    .limit(1);
  return row ? groupBuyIn(row, reader, now) : null;
}

/** The group buy of an order, also when its product is no longer sold; null when the region does not know it. */
export async function joinedGroup(db: Db, reader: Reader, groupBuyId: number): Promise<GroupBuy | null> {
  const where = and(
    eq(productRegions.regionId, reader.region.regionId),
    eq(groupBuys.groupBuyId, groupBuyId),
  );
  const [row] = await groupsWhere(db, where);
  return row ? groupBuyIn(row, reader, reader.now) : null;
}

const groupsIn = (db: Db, reader: Reader, where: SQL | undefined) => groupsWhere(db, soldIn(reader, where));

const groupsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      groupBuyId: groupBuys.groupBuyId,
      prodId: sql<number>`${groupBuys.prodId}`.mapWith(Number).as('of_product'),
      skuId: groupBuys.skuId,
      targetCount: groupBuys.targetCount,
      joinedCount: groupBuys.joinedCount,
      startTime: groupBuys.startTime,
      endTime: groupBuys.endTime,
      endedAs: groupBuys.endedAs,
      limitPerUser: groupBuys.limitPerUser,
      price: sql<number>`${groupBuyPrices.price}`.mapWith(Number).as('together'),
      /** Price of a piece outside the group buy, in minor units. */
      alone: sql<number>`coalesce(${skuPrices.price}, ${productRegions.price})`.mapWith(Number).as('alone'),
      name: products.name,
      pic: sql<string>`${products.imgs}->>0`.as('pic'),
      ratingAvg: products.ratingAvg,
    })
    .from(groupBuys)
    .innerJoin(products, eq(products.prodId, groupBuys.prodId))
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .innerJoin(
      groupBuyPrices,
      and(
        eq(groupBuyPrices.groupBuyId, groupBuys.groupBuyId),
        eq(groupBuyPrices.regionId, productRegions.regionId),
      ),
    )
    .leftJoin(
      skuPrices,
      and(eq(skuPrices.skuId, groupBuys.skuId), eq(skuPrices.regionId, productRegions.regionId)),
    )
    .where(where)
    .$dynamic();

type GroupBuyRow = Awaited<ReturnType<typeof groupsIn>>[number];

function groupBuyIn(row: GroupBuyRow, { region: { currency }, language }: Reader, now: Date): GroupBuy {
  return {
    groupBuyId: row.groupBuyId,
    prodId: row.prodId,
    skuId: row.skuId,
    ...textIn('prodName', row.name, language),
    pic: row.pic,
    price: { amount: row.price, currency },
    oriPrice: { amount: row.alone, currency },
    ratingAvg: oneDecimal(row.ratingAvg),
    targetCount: row.targetCount,
    joinedCount: row.joinedCount,
    needed: piecesNeeded(row),
    status: groupBuyState(row, now),
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    serverTime: now.toISOString(),
    limitPerUser: row.limitPerUser,
    actions: row.startTime <= now && now < row.endTime ? ['JOIN'] : [],
  };
}
