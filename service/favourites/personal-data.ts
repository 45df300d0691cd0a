import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { favourites } from '#service/db/schema/favourites.ts';
import { products } from '#service/db/schema/products.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { exportedProduct, productColumns } from '#service/products/exported-product.ts';

export const favouriteData: PersonalData = {
  /** Deletes the favourites and lowers `favouriteCount` of their products, in the order of ids so that deletions cannot deadlock. */
  async eraseUser(tx, userId) {
    const hearts = await tx
      .delete(favourites)
      .where(eq(favourites.userId, userId))
      .returning({ id: favourites.prodId, gone: favourites.removedAt });
    for (const { id } of hearts.filter(({ gone }) => gone === null).toSorted((a, b) => a.id - b.id)) {
      await tx
        .update(products)
        .set({ favouriteCount: sql`greatest(0, ${products.favouriteCount} - 1)` })
        .where(eq(products.prodId, id));
    }
  },
  async exportUser(db, userId, language) {
    const hearts = await db
      .select({ ...productColumns, at: favourites.savedAt })
      .from(favourites)
      .innerJoin(products, eq(products.prodId, favourites.prodId))
      .where(and(eq(favourites.userId, userId), isNull(favourites.removedAt)))
      .orderBy(desc(favourites.savedAt));
    return { favourites: hearts.map((row) => exportedProduct(row, language)) };
  },
};
