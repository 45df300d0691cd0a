import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FollowState, PageOfFollowedShop } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shopFollows } from '#service/db/schema/shop-follows.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { Clock } from '#service/domain/clock.ts';
import { followsMax, undoMs } from '#service/domain/kept-limits.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import { soldIn } from '#service/products/product-list.ts';
import type { Reader } from '#service/regions/queries.ts';
import { shopSummaryOf } from '#service/shops/summary.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { bestProducts } from '#service/shops/queries.ts';
import { inTransaction } from '#service/platform/transaction.ts';

export type ShopFollowStore = ReturnType<typeof shopFollowStore>;

const followedBy = (userId: string) => and(eq(shopFollows.userId, userId), isNull(shopFollows.leftAt));

/** The shops that members follow, in all regions. A change names the wanted state, so a repeat changes nothing (D15). */
export function shopFollowStore(db: Db, clock: Clock) {
  return {
    page: (userId: string, reader: Reader, page: PageAsked) => pageFollowed(db, userId, reader, page),

    async ids(userId: string): Promise<number[]> {
      const rows = await db
        .select({ shopId: shopFollows.shopId })
        .from(shopFollows)
        .where(followedBy(userId))
        .orderBy(desc(shopFollows.followedAt), desc(shopFollows.shopId));
      return rows.map(({ shopId }) => shopId);
    },

    /** Follows or unfollows a shop, which may be closed; refuses above `followsMax` (`follow.limit`) and unknown shops (404). */
    set: (userId: string, { shopId, followed }: { shopId: number; followed: boolean }) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const now = await stateOf(tx, userId, shopId);
        if (now.followed === followed) return now;
        await forgetLongAgo(tx, userId, clock());
        if (followed) await follow(tx, userId, shopId, clock());
        else await leave(tx, userId, shopId, clock());
        return { shopId, followed, followers: await countPeople(tx, shopId, followed ? 1 : -1) };
      }),
  };
}

async function stateOf(db: Db, userId: string, shopId: number): Promise<FollowState> {
  const [row] = await db
    .select({ followers: shops.followers, followed: shopFollows.shopId })
    .from(shops)
    .leftJoin(shopFollows, and(eq(shopFollows.shopId, shops.shopId), followedBy(userId)))
    .where(eq(shops.shopId, shopId));
  if (!row) throw notFound();
  return { shopId, followed: row.followed !== null, followers: row.followers };
}

async function countFollowed(db: Db, userId: string): Promise<number> {
  const [followed] = await db.select({ number: count() }).from(shopFollows).where(followedBy(userId));
  return followed?.number ?? 0;
}

/** Follows a shop. One that was unfollowed within `undoMs` gets its old time back, and so its old place in the list. */
async function follow(tx: Db, userId: string, shopId: number, now: Date) {
  if ((await countFollowed(tx, userId)) >= followsMax) throw new Refusal('follow.limit');
  await tx
    .insert(shopFollows)
    .values({ userId, shopId, followedAt: now })
    .onConflictDoUpdate({ target: [shopFollows.userId, shopFollows.shopId], set: { leftAt: null } });
}

const leave = (tx: Db, userId: string, shopId: number, now: Date) =>
  tx
    .update(shopFollows)
    .set({ leftAt: now })
    .where(and(eq(shopFollows.userId, userId), eq(shopFollows.shopId, shopId)));

const forgetLongAgo = (tx: Db, userId: string, now: Date) =>
  tx
    .delete(shopFollows)
    .where(and(eq(shopFollows.userId, userId), lte(shopFollows.leftAt, new Date(now.getTime() - undoMs))));

/** Changes a shop's number of followers by one; returns the new number. */
async function countPeople(tx: Db, shopId: number, step: 1 | -1): Promise<number> {
  const [shop] = await tx
    .update(shops)
    .set({ followers: sql`greatest(0, ${shops.followers} + ${step})` })
    .where(eq(shops.shopId, shopId))
    .returning({ followers: shops.followers });
  return shop?.followers ?? 0;
}

/** The followed shops, the latest first; also those that are closed or sell nothing in the region. */
async function pageFollowed(
  db: Db,
  userId: string,
  reader: Reader,
  page: PageAsked,
): Promise<PageOfFollowedShop> {
  checkDepth(page);
  const rows = await db
    .select({ shop: shops, followedAt: shopFollows.followedAt })
    .from(shopFollows)
    .innerJoin(shops, eq(shops.shopId, shopFollows.shopId))
    .where(followedBy(userId))
    .orderBy(desc(shopFollows.followedAt), desc(shopFollows.shopId))
    .limit(page.size)
    .offset((page.current - 1) * page.size);
  const shopIds = rows.map(({ shop }) => shop.shopId);
  const sold = await soldCounts(db, reader, shopIds);
  const shown = await bestProducts(db, reader, shopIds);
  const records = rows.map(({ shop, followedAt }) => ({
    ...shopSummaryOf(shop, sold.get(shop.shopId) ?? 0, reader.language),
    products: shown.filter(({ shopId }) => shopId === shop.shopId),
    open: shop.open,
    followTime: followedAt.toISOString(),
  }));
  return pageOf(records, await countFollowed(db, userId), page);
}

/** The number of products that each shop sells in the region, by shop id; shops that sell none have no entry. */
export async function soldCounts(db: Db, reader: Reader, shopIds: number[]): Promise<Map<number, number>> {
  if (shopIds.length === 0) return new Map();
  const rows = await db
    .select({ shopId: products.shopId, sold: count() })
    .from(products)
    .innerJoin(productRegions, eq(productRegions.prodId, products.prodId))
    .where(soldIn(reader, inArray(products.shopId, shopIds)))
    .groupBy(products.shopId);
  return new Map(rows.map(({ shopId, sold }) => [shopId, sold]));
}
