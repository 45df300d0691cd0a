import { desc, eq } from 'drizzle-orm';
import { cartItems } from '#service/db/schema/cart.ts';
import { products } from '#service/db/schema/products.ts';
import type { PersonalData } from '#service/platform/personal-data.ts';
import { exportedProduct, productColumns } from '#service/products/exported-product.ts';

export const cartData: PersonalData = {
  async eraseUser(tx, userId) {
    await tx.delete(cartItems).where(eq(cartItems.userId, userId));
  },
  async exportUser(db, userId, language) {
    const lines = await db
      .select({
        ...productColumns,
        at: cartItems.addedAt,
        regionId: cartItems.regionId,
        count: cartItems.count,
      })
      .from(cartItems)
      .innerJoin(products, eq(products.prodId, cartItems.prodId))
      .where(eq(cartItems.userId, userId))
      .orderBy(desc(cartItems.addedAt));
    return {
      cart: lines.map((row) => ({
        ...exportedProduct(row, language),
        regionId: row.regionId,
        count: row.count,
      })),
    };
  },
};
