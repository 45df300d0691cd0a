import { daysAfter } from '#service/domain/clock.ts';
import type { RefusalCode } from '#service/domain/refusal.ts';

/** How often a voucher can be collected by all members together, and how often it was collected. */
export type VoucherPieces = { total: number; collected: number };

export type VoucherStock = 'AVAILABLE' | 'FEW' | 'GONE';

/** Share of `total` at or below which a voucher counts as FEW. */
const lastPart = 0.15;

/** How many are left to collect, in the words of the contract (S4.22). */
export function voucherStock({ total, collected }: VoucherPieces): VoucherStock {
  const left = total - collected;
  if (left <= 0) return 'GONE';
  return left <= total * lastPart ? 'FEW' : 'AVAILABLE';
}

type VoucherTime = { startTime: Date; endTime: Date; withdrawnAt?: Date | null };

/** Whether a voucher can be collected at a moment, without the conditions of a single member. */
export const isCollectable = (voucher: VoucherPieces & VoucherTime, now: Date): boolean =>
  !voucher.withdrawnAt &&
  voucher.startTime <= now &&
  now < voucher.endTime &&
  voucherStock(voucher) !== 'GONE';

export type CollectFacts = {
  voucher: VoucherPieces &
    VoucherTime & { perUserLimit: number; regionId: number; audience: 'ALL' | 'NEW_USER' };
  /** How often the shopper has collected the voucher. */
  held: number;
  /** The region in which the shopper shops. */
  regionId: number;
  /** True once the shopper has an order that was not cancelled. */
  hasBought: boolean;
  now: Date;
};

/** Why a shopper may not collect a voucher (S4.22); undefined when it is allowed. Reasons beyond the shopper's control come first. */
export function collectRefusal({
  voucher,
  held,
  regionId,
  hasBought,
  now,
}: CollectFacts): RefusalCode | undefined {
  if (now < voucher.startTime) return 'coupon.not_started';
  if (now >= voucher.endTime || voucher.withdrawnAt) return 'coupon.ended';
  if (held >= voucher.perUserLimit) return 'coupon.already_collected';
  if (regionId !== voucher.regionId) return 'coupon.not_eligible';
  if (voucher.audience === 'NEW_USER' && hasBought) return 'coupon.not_eligible';
  return voucherStock(voucher) === 'GONE' ? 'coupon.sold_out' : undefined;
}

/** Until when a voucher that is collected now can be used. */
export function validUntil(
  { endTime, validDays }: { endTime: Date; validDays: number | null },
  now: Date,
): Date {
  if (validDays === null) return endTime;
  const own = daysAfter(now, validDays);
  return own < endTime ? own : endTime;
}

/** Promo codes are typed by people: capitals and blanks do not count. */
export const promoCodeOf = (typed: string) => typed.trim().toUpperCase();
