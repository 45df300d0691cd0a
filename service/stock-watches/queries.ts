import { and, count, desc, eq } from 'drizzle-orm';
import type { StockWatch, StockWatchChange } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';
import { stockWatches as rows } from '#service/db/schema/stock-watches.ts';
import type { Clock } from '#service/domain/clock.ts';
import { watchesMax } from '#service/domain/kept-limits.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import { notFound, Refusal } from '#service/domain/refusal.ts';
import { lockShopper } from '#service/platform/shopper-lock.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { watched } from './watched.ts';

export type StockWatchStore = ReturnType<typeof stockWatchStore>;

/** The stock watches of members. A change names the wanted state, so a repeat changes nothing (D15). */
export const stockWatchStore = (db: Db, clock: Clock) => ({
  /** The watches of a member, with those that were told and are not cleaned up yet; newest first. */
  async list(userId: string, language: Language): Promise<StockWatch[]> {
    const found = await watched(db)
      .where(eq(rows.userId, userId))
      .orderBy(desc(rows.askedAt), desc(rows.skuId));
    return found.map(({ watch, prodId, prodName, skuName, pic, price, currency, canBuy }) => ({
      skuId: watch.skuId,
      ...textIn('skuName', skuName, language),
      prodId,
      ...textIn('prodName', prodName, language),
      pic,
      price: price === null ? null : { amount: price, currency },
      inStock: canBuy,
      askTime: watch.askedAt.toISOString(),
      toldTime: watch.toldAt?.toISOString() ?? null,
    }));
  },

  /** Sets or deletes the watch of a SKU; a watch that was told starts again. Refuses a new one off the shelf or over the limit. */
  set: (userId: string, regionId: number, { skuId, wanted }: StockWatchChange): Promise<void> =>
    inTransaction(db, async (tx) => {
      const ofSku = and(eq(rows.userId, userId), eq(rows.skuId, skuId));
      if (!wanted) {
        await tx.delete(rows).where(ofSku);
        return;
      }
      await lockShopper(tx, userId);
      const [kept] = await tx.select().from(rows).where(ofSku);
      if (kept && kept.toldAt === null && kept.regionId === regionId) return;
      if (!kept) await checkNew(tx, userId, skuId);
      const row = { userId, skuId, regionId, askedAt: clock(), toldAt: null };
      await tx
        .insert(rows)
        .values(row)
        .onConflictDoUpdate({ target: [rows.userId, rows.skuId], set: row });
    }),
});

async function checkNew(tx: Db, userId: string, skuId: number) {
  const [sku] = await tx
    .select({ skuId: skus.skuId })
    .from(skus)
    .innerJoin(products, eq(products.prodId, skus.prodId))
    .where(and(eq(skus.skuId, skuId), eq(skus.enabled, true), eq(products.onShelf, true)));
  if (!sku) throw notFound();
  const [all] = await tx.select({ number: count() }).from(rows).where(eq(rows.userId, userId));
  if ((all?.number ?? 0) >= watchesMax) throw new Refusal('watch.limit');
}
