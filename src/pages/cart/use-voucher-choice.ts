import { useState } from 'react';
import { firstExtras } from '#src/domain/checkout-extras.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const form = 'cartVouchers';

export type VoucherChoice = {
  /** The vouchers that the shopper has chosen in the cart; undefined is the best set. */
  couponUserIds: number[] | undefined;
  choose: (couponUserIds: number[] | undefined) => void;
};

/** The vouchers of the shopper's own choice in the cart, kept for the tab until something is ordered; a checkout begins with them. */
export function useVoucherChoice() {
  const drafts = useDrafts();
  const [couponUserIds, setChosen] = useState(() => drafts.read<number[]>(form));
  return {
    choice: {
      couponUserIds,
      choose(next) {
        if (next) drafts.keep(form, next);
        else drafts.drop(form);
        setChosen(next);
      },
    } satisfies VoucherChoice,
    /** Has the checkout of this id begin with the choice. */
    handOver: (checkoutId: string) =>
      couponUserIds &&
      drafts.keep('checkoutExtras', { checkoutId, extras: { ...firstExtras, couponUserIds } }),
  };
}
