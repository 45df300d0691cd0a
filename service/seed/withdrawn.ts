import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { groupBuyPrices, groupBuys } from '#service/db/schema/group-buys.ts';
import { indexTagProducts } from '#service/db/schema/home.ts';
import { products } from '#service/db/schema/products.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';

/**
 * Withdraws products: no list, search, tag, voucher or group buy contains them any more. Carts, favourites, footprints, chats and
 * orders keep them and show that they are no longer sold.
 */
export async function withdrawProducts(tx: Db, prodIds: readonly number[]) {
  const gone = [...prodIds];
  await tx.update(products).set({ onShelf: false }).where(inArray(products.prodId, gone));
  await tx.delete(indexTagProducts).where(inArray(indexTagProducts.prodId, gone));
  await tx.delete(searchTerms).where(inArray(searchTerms.prodId, gone));
  const ended = tx
    .select({ id: groupBuys.groupBuyId })
    .from(groupBuys)
    .where(inArray(groupBuys.prodId, gone));
  await tx.delete(groupBuyPrices).where(inArray(groupBuyPrices.groupBuyId, ended));
  await tx.delete(groupBuys).where(inArray(groupBuys.prodId, gone));
  await tx.delete(voucherProducts).where(inArray(voucherProducts.prodId, gone));
  const named = tx
    .select({ one: sql`1` })
    .from(voucherProducts)
    .where(eq(voucherProducts.couponId, vouchers.couponId));
  await tx
    .delete(vouchers)
    .where(and(eq(vouchers.scope, 'PRODUCT'), eq(vouchers.allProducts, false), notExists(named)));
}
