import { and, eq, gt, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
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
