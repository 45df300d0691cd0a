import { desc, eq } from 'drizzle-orm';
import { footprints } from '#service/db/schema/footprints.ts';
import { products } from '#service/db/schema/products.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { exportedProduct, productColumns } from '#service/products/exported-product.ts';

export const footprintData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(footprints).where(eq(footprints.userId, userId));
  },
  async exportUser(db, userId, language) {
    const seen = await db
      .select({ ...productColumns, at: footprints.seenAt })
      .from(footprints)
      .innerJoin(products, eq(products.prodId, footprints.prodId))
      .where(eq(footprints.userId, userId))
      .orderBy(desc(footprints.seenAt));
    return { footprint: seen.map((row) => exportedProduct(row, language)) };
  },
};
