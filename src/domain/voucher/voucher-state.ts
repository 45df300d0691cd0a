import type { MyVoucher, Voucher } from '#openapi/schema.gen.ts';

/** How a voucher stands to the reader: shown only, to collect, held, chosen in a checkout, or past. */
export type VoucherState =
  | 'shown'
  | 'notYet'
  | 'collect'
  | 'collecting'
  | 'collected'
  | 'use'
  | 'apply'
  | 'applying'
  | 'applied'
  | 'notMet'
  | 'unfit'
  | 'locked'
  | 'gone'
  | 'used'
  | 'expired'
  | 'withdrawn';

const past: readonly VoucherState[] = ['gone', 'used', 'expired', 'withdrawn'];

/** The ground of its stub: what it takes its part of, or grey when nobody can use it any more. */
export function voucherGround({ scope, type }: Voucher, state: VoucherState) {
  if (past.includes(state)) return 'done';
  if (type === 'FREE_SHIPPING') return 'delivery';
  return ({ MALL: 'mall', SHOP: 'shop', PRODUCT: 'product' } as const)[scope];
}

const dayMs = 86_400_000;

/** When it ends: with its period, or so many days after it was collected when that is sooner. */
export function voucherEnd(voucher: Voucher | MyVoucher): string {
  if (!('collectTime' in voucher) || voucher.validDays === null) return voucher.endTime;
  const own = Date.parse(voucher.collectTime) + voucher.validDays * dayMs;
  return own < Date.parse(voucher.endTime) ? new Date(own).toISOString() : voucher.endTime;
}

/** What tells one from another in a list: the piece that somebody holds, or the kind. */
export const voucherKey = (voucher: Voucher | MyVoucher) =>
  'couponUserId' in voucher ? `held-${voucher.couponUserId}` : `kind-${voucher.couponId}`;
