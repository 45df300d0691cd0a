import type { MyVoucher, MyVoucherStatus, Voucher } from '#openapi/schema.gen.ts';
import type { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import type { shops } from '#service/db/schema/shops.ts';
import type { vouchers } from '#service/db/schema/vouchers.ts';
import { type Language, textIn } from '#service/domain/language.ts';
import type { CurrencyCode } from '#service/domain/money.ts';
import { isCollectable, voucherStock } from './rules.ts';

export type VoucherRow = {
  voucher: typeof vouchers.$inferSelect;
  shop: typeof shops.$inferSelect | null;
};

export type HeldRow = VoucherRow & { held: typeof heldVouchers.$inferSelect; currency: CurrencyCode };

type Shown = { currency: CurrencyCode; language: Language; now: Date };

/** A voucher as everybody sees it: COLLECT is offered to every reader, whether the reader holds the voucher or not (D6). */
export function voucherIn({ voucher, shop }: VoucherRow, { currency, language, now }: Shown): Voucher {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    couponId: voucher.couponId,
    ...textIn('couponName', voucher.name, language),
    scope: voucher.scope,
    type: voucher.type,
    percentOff: voucher.percentOff,
    reduceAmount: money(voucher.reduceAmount),
    capAmount: money(voucher.capAmount),
    minSpend: { amount: voucher.minSpend, currency },
    shopId: voucher.shopId,
    shopName: shop && (language === 'zh' ? shop.nameZh : shop.name),
    allProducts: voucher.allProducts,
    regionId: voucher.regionId,
    startTime: voucher.startTime.toISOString(),
    endTime: voucher.endTime.toISOString(),
    validDays: voucher.validDays,
    stockState: voucherStock(voucher),
    perUserLimit: voucher.perUserLimit,
    actions: isCollectable(voucher, now) ? ['COLLECT'] : [],
  };
}

/** The state of a held voucher at a moment: a COLLECTED voucher after `validUntil` is EXPIRED, also before a job has written it. */
export const heldStatus = ({ status, validUntil }: HeldRow['held'], now: Date): MyVoucherStatus =>
  status === 'COLLECTED' && validUntil <= now ? 'EXPIRED' : status;

/** A voucher that somebody holds; its `endTime` is that of the holder. */
export function heldVoucherIn(row: HeldRow, { language, now }: Omit<Shown, 'currency'>): MyVoucher {
  const { held, voucher, currency } = row;
  const status = heldStatus(held, now);
  return {
    ...voucherIn(row, { currency, language, now }),
    endTime: held.validUntil.toISOString(),
    actions: status === 'COLLECTED' && voucher.startTime <= now ? ['USE'] : [],
    couponUserId: held.couponUserId,
    status,
    source: held.source,
    collectTime: held.collectTime.toISOString(),
    useTime: held.useTime?.toISOString() ?? null,
    orderNumber: held.orderNumber,
  };
}
