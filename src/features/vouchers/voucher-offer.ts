import type { Voucher } from '#openapi/schema.gen.ts';
import type { VoucherOffer, VoucherState } from '#src/design-system/cards/voucher-state.ts';

/** A voucher of a public list, which knows nothing of the reader: to be seen, to come, or gone. */
export function voucherOffer(voucher: Voucher, now: number): VoucherOffer {
  const state: VoucherState =
    voucher.stockState === 'GONE' ? 'gone' : Date.parse(voucher.startTime) > now ? 'notYet' : 'shown';
  return { voucher, state };
}
