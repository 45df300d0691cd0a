import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { CancelVoucher } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { heldVouchers, orderVouchers } from '#service/db/schema/held-vouchers.ts';
import { orders } from '#service/db/schema/orders.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { type Language, textIn } from '#service/domain/language.ts';

/** Forecast of what a cancellation would do with the vouchers of an order; keep it in step with `giveBackVouchers`. */
export async function vouchersIfCancelled(
  db: Db,
  orderNumber: string,
  { language, now }: { language: Language; now: Date },
): Promise<CancelVoucher[]> {
  const others = sql<boolean>`exists (select 1 from ${orderVouchers} as shared
    inner join ${orders} as other on other.order_number = shared.order_number
    where shared.coupon_user_id = ${orderVouchers.couponUserId} and other.order_number <> ${orderNumber}
    and (other.status <> 'CANCELLED' or other.close_type = 'REFUNDED'))`;
  const rows = await db
    .select({
      couponUserId: heldVouchers.couponUserId,
      name: vouchers.name,
      validUntil: heldVouchers.validUntil,
      withdrawnAt: vouchers.withdrawnAt,
      inUse: others,
    })
    .from(orderVouchers)
    .innerJoin(heldVouchers, eq(heldVouchers.couponUserId, orderVouchers.couponUserId))
    .innerJoin(vouchers, eq(vouchers.couponId, heldVouchers.couponId))
    .where(and(eq(orderVouchers.orderNumber, orderNumber), ne(heldVouchers.status, 'WITHDRAWN')))
    .orderBy(asc(heldVouchers.couponUserId));
  return rows.map(({ couponUserId, name, validUntil, withdrawnAt, inUse }) => ({
    couponUserId,
    ...textIn('couponName', name, language),
    // A voucher that the shop has withdrawn meanwhile does not come back.
    outcome: inUse ? 'IN_USE' : validUntil > now && withdrawnAt === null ? 'BACK' : 'EXPIRED',
    endTime: validUntil.toISOString(),
  }));
}
