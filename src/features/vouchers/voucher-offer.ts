import type { MyVoucher, Voucher } from '#openapi/schema.gen.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher/shown-voucher.ts';
import { voucherEnd, type VoucherState } from '#src/domain/voucher/voucher-state.ts';
import { voucherUrl } from '#src/domain/urls.ts';

/** A voucher that ends within this time (ms) tells its end from now. */
const soonMs = 48 * 3_600_000;

const endsSoon = (voucher: Voucher | MyVoucher, now: number) => {
  const left = Date.parse(voucherEnd(voucher)) - now;
  return left > 0 && left < soonMs;
};

/** A voucher of a public list with what the reader holds of it: to collect, collected, to come, or gone. */
export function voucherOffer(
  voucher: Voucher,
  now: number,
  collected: ReadonlySet<number> = new Set(),
): VoucherOffer {
  const mine = collected.has(voucher.couponId);
  const open: VoucherState = voucher.actions.includes('COLLECT') ? 'collect' : 'shown';
  const state: VoucherState = mine
    ? 'collected'
    : voucher.stockState === 'GONE'
      ? 'gone'
      : Date.parse(voucher.startTime) > now
        ? 'notYet'
        : open;
  return {
    voucher,
    state,
    endsSoon: (state === 'collect' || state === 'collected') && endsSoon(voucher, now),
    href: voucherUrl(voucher.couponId),
  };
}

const held = {
  COLLECTED: 'use',
  LOCKED: 'locked',
  USED: 'used',
  EXPIRED: 'expired',
  WITHDRAWN: 'withdrawn',
} as const;

/** A voucher that the reader holds: to use, in an order, or of the past. */
export const heldOffer = (voucher: MyVoucher, now: number): VoucherOffer => ({
  voucher,
  state: held[voucher.status],
  endsSoon: voucher.status === 'COLLECTED' && endsSoon(voucher, now),
  href: voucherUrl(voucher.couponId),
});
