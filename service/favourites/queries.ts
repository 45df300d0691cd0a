import { and, count, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FavouriteState, PageOfFavouriteItem } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { favourites } from '#service/db/schema/favourites.ts';
import { productRegions, products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import type { Clock } from '#service/domain/clock.ts';
import { favouritesMax, undoMs } from '#service/domain/kept-limits.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { keptColumns, keptSummaries, windowIn } from '#service/products/saved-product-summary.ts';
import { checkDepth, type PageAsked, pageOf } from '#service/platform/paging.ts';
import type { Reader } from '#service/regions/queries.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';

export type FavouriteStore = ReturnType<typeof favouriteStore>;

const keptBy = (userId: string) => and(eq(favourites.userId, userId), isNull(favourites.removedAt));

/** The favourites of members. A change names the wanted state, so a repeat changes nothing (D15). */
export function favouriteStore(db: Db, clock: Clock) {
  return {
    page: (userId: string, reader: Reader, page: PageAsked) => pageFavourites(db, userId, reader, page),

    async ids(userId: string): Promise<number[]> {
      const rows = await db
        .select({ prodId: favourites.prodId })
        .from(favourites)
        .where(keptBy(userId))
        .orderBy(desc(favourites.savedAt), desc(favourites.prodId));
      return rows.map(({ prodId }) => prodId);
    },

    count: (userId: string) => countFavourites(db, userId),
    state: (userId: string, prodId: number) => stateOf(db, userId, prodId),

    /** Saves a product as a favourite, with its price in the region, or removes it. */
    set: (userId: string, regionId: number, { prodId, collected }: { prodId: number; collected: boolean }) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const now = await stateOf(tx, userId, prodId);
        if (now.collected === collected) return now;
        if (collected) await save(tx, { userId, regionId, prodId, savedAt: clock() });
        else await takeAway(tx, userId, [prodId], clock());
        return stateOf(tx, userId, prodId);
      }),

    /** Removes several favourites; products that are none are skipped. */
    remove: (userId: string, prodIds: readonly number[]) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        await takeAway(tx, userId, prodIds, clock());
      }),

    /** Undoes a removal for `undoMs` milliseconds after it, with the price and time saved before; other products are skipped. */
    putBack: (userId: string, prodIds: readonly number[]) =>
      inTransaction(db, async (tx) => {
        await lockShopper(tx, userId);
        const back = await tx
          .update(favourites)
          .set({ removedAt: null })
          .where(
            and(
              eq(favourites.userId, userId),
              inArray(favourites.prodId, [...prodIds]),
              gt(favourites.removedAt, new Date(clock().getTime() - undoMs)),
            ),
          )
          .returning({ prodId: favourites.prodId });
        await checkRoom(tx, userId, 0);
        await countHearts(tx, back, 1);
      }),
  };
}

async function countFavourites(db: Db, userId: string): Promise<number> {
  const [kept] = await db.select({ number: count() }).from(favourites).where(keptBy(userId));
  return kept?.number ?? 0;
}

async function checkRoom(tx: Db, userId: string, more: number) {
  if ((await countFavourites(tx, userId)) + more > favouritesMax) throw new Refusal('favourite.limit');
}

async function stateOf(db: Db, userId: string, prodId: number): Promise<FavouriteState> {
  const [row] = await db
    .select({ count: products.favouriteCount, kept: favourites.prodId })
    .from(products)
    .leftJoin(favourites, and(eq(favourites.prodId, products.prodId), keptBy(userId)))
    .where(eq(products.prodId, prodId));
  if (!row) throw notFound();
  return { prodId, collected: row.kept !== null, count: row.count };
}

type Saved = { userId: string; regionId: number; prodId: number; savedAt: Date };

async function save(tx: Db, saved: Saved) {
  const [product] = await tx
    .select({ price: productRegions.price })
    .from(products)
    .leftJoin(
      productRegions,
      and(eq(productRegions.prodId, products.prodId), eq(productRegions.regionId, saved.regionId)),
    )
    .where(and(eq(products.prodId, saved.prodId), eq(products.onShelf, true)));
  if (!product) throw notFound();
  await checkRoom(tx, saved.userId, 1);
  const row = { ...saved, savedPrice: product.price, toldPrice: null, removedAt: null };
  await tx
    .insert(favourites)
    .values(row)
    .onConflictDoUpdate({ target: [favourites.userId, favourites.prodId], set: row });
  await countHearts(tx, [saved], 1);
}

/** Marks favourites as removed, and deletes those whose removal can no longer be undone. */
async function takeAway(tx: Db, userId: string, prodIds: readonly number[], now: Date) {
  const taken = await tx
    .update(favourites)
    .set({ removedAt: now })
    .where(and(keptBy(userId), inArray(favourites.prodId, [...prodIds])))
    .returning({ prodId: favourites.prodId });
  await countHearts(tx, taken, -1);
  const longAgo = lte(favourites.removedAt, new Date(now.getTime() - undoMs));
  await tx.delete(favourites).where(and(eq(favourites.userId, userId), longAgo));
}

/** Changes `favouriteCount` of each product by `step`; in the order of ids, so that two members cannot deadlock. */
async function countHearts(tx: Db, changed: readonly { prodId: number }[], step: 1 | -1) {
  for (const prodId of changed.map((one) => one.prodId).toSorted((a, b) => a - b)) {
    await tx
      .update(products)
      .set({ favouriteCount: sql`greatest(0, ${products.favouriteCount} + ${step})` })
      .where(eq(products.prodId, prodId));
  }
}

async function pageFavourites(
  db: Db,
  userId: string,
  reader: Reader,
  page: PageAsked,
): Promise<PageOfFavouriteItem> {
  checkDepth(page);
  const rows = await db
    .select({ ...keptColumns(reader), saved: favourites })
    .from(favourites)
    .innerJoin(products, eq(products.prodId, favourites.prodId))
    .innerJoin(shops, eq(shops.shopId, products.shopId))
    .leftJoin(productRegions, windowIn(reader))
    .where(keptBy(userId))
    .orderBy(desc(favourites.savedAt), desc(favourites.prodId))
    .limit(page.size)
    .offset((page.current - 1) * page.size);
  const { regionId, currency } = reader.region;
  const records = (await keptSummaries(db, reader, rows)).map(({ row: { saved }, summary }) => ({
    ...summary,
    collectTime: saved.savedAt.toISOString(),
    savedPrice:
      saved.savedPrice === null || saved.regionId !== regionId
        ? null
        : { amount: saved.savedPrice, currency },
  }));
  return pageOf(records, await countFavourites(db, userId), page);
}
