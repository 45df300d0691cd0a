import { and, eq, gt, inArray, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { products } from '#service/db/schema/products.ts';
import { voucherProducts, vouchers } from '#service/db/schema/vouchers.ts';

/** Condition: vouchers of a region that have not ended and are not withdrawn, with those that start later. */
const notOver = (regionId: number | Placeholder, now: Date | Placeholder) =>
  and(eq(vouchers.regionId, regionId), gt(vouchers.endTime, now), isNull(vouchers.withdrawnAt));

/** Condition: vouchers that public lists show, which are all but those of promo codes. */
export const listed = (regionId: number | Placeholder, now: Date | Placeholder) =>
  and(notOver(regionId, now), eq(vouchers.byCode, false));

/** Condition: listed vouchers that have started and are not all collected. */
export const collectable = (regionId: number | Placeholder, now: Date | Placeholder) =>
  and(listed(regionId, now), lte(vouchers.startTime, now), sql`${vouchers.collected} < ${vouchers.total}`);

/** The voucher is good for the product of the outer query: of the mall, of its whole shop, or named with it. */
export const goodForProduct = (): SQL | undefined =>
  or(
    eq(vouchers.scope, 'MALL'),
    and(
      eq(vouchers.shopId, products.shopId),
      or(
        vouchers.allProducts,
        sql`exists (
          select 1 from ${voucherProducts}
          where ${voucherProducts.couponId} = ${vouchers.couponId} and ${voucherProducts.prodId} = ${products.prodId}
        )`,
      ),
    ),
  );

/**
 * The same rule for a voucher that was read already, as a condition on `products`; undefined for one of the mall, which is good for
 * all. With it the database goes from the shop or the named products to the list; by `goodForProduct` it asks every product.
 */
export function goodsOfVoucher(db: Db, voucher: Pick<VoucherRow, RuledBy>): SQL | undefined {
  const { couponId, shopId, allProducts } = voucher;
  // No shop is named by vouchers of the mall, and by these only.
  if (shopId === null) return undefined;
  const named = db
    .select({ prodId: voucherProducts.prodId })
    .from(voucherProducts)
    .where(eq(voucherProducts.couponId, couponId));
  return and(eq(products.shopId, shopId), allProducts ? undefined : inArray(products.prodId, named));
}

type VoucherRow = typeof vouchers.$inferSelect;
/** The columns that say what a voucher is good for. */
type RuledBy = 'couponId' | 'shopId' | 'allProducts';
