import { desc, eq } from 'drizzle-orm';
import { products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';
import { stockWatches } from '#service/db/schema/stock-watches.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { exportedProduct, productColumns } from '#service/products/exported-product.ts';

/** Stock watches are deleted with their member. */
export const stockWatchData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(stockWatches).where(eq(stockWatches.userId, userId));
  },
  async exportUser(db, userId, language) {
    const rows = await db
      .select({ ...productColumns, at: stockWatches.askedAt })
      .from(stockWatches)
      .innerJoin(skus, eq(skus.skuId, stockWatches.skuId))
      .innerJoin(products, eq(products.prodId, skus.prodId))
      .where(eq(stockWatches.userId, userId))
      .orderBy(desc(stockWatches.askedAt));
    return { stockWatches: rows.map((row) => exportedProduct(row, language)) };
  },
};
