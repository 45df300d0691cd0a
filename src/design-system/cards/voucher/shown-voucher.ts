import type { ReactNode } from 'react';
import type { Money, MyVoucher, Voucher } from '#openapi/schema.gen.ts';
import type { VoucherState } from '#src/domain/voucher/voucher-state.ts';

/** A voucher with what a screen knows about it; amounts are the service's. */
export type VoucherOffer = {
  voucher: Voucher | MyVoucher;
  state: VoucherState;
  /** Few days are left by the service's clock: its end is told from now. */
  endsSoon?: boolean;
  /** What the basket lacks for its minimum, of `notMet`. */
  shortfall?: Money;
  /** What it takes off here. */
  saves?: Money;
  /** Why it does not fit, of `unfit`. */
  reason?: ReactNode;
  /** Where it can be used, or the basket be filled, of `notMet`. */
  href?: string;
};
