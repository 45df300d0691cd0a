import { useState } from 'react';
import { firstExtras } from '#src/domain/checkout/checkout-extras.ts';
import { cartVouchersForm, keepExtras } from '#src/features/checkout/checkout-forms.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

export type VoucherChoice = {
  /** The vouchers that the shopper has chosen in the cart; undefined is the best set. */
  couponUserIds: number[] | undefined;
  choose: (couponUserIds: number[] | undefined) => void;
};

/** The vouchers of the shopper's own choice in the cart, kept for the tab until something is ordered; a checkout begins with them. */
export function useVoucherChoice() {
  const drafts = useDrafts();
  const [couponUserIds, setChosen] = useState(() => drafts.read<number[]>(cartVouchersForm));
  return {
    choice: {
      couponUserIds,
      choose(next) {
        if (next) drafts.keep(cartVouchersForm, next);
        else drafts.drop(cartVouchersForm);
        setChosen(next);
      },
    } satisfies VoucherChoice,
    /** Has the checkout of this id begin with the choice. */
    handOver: (checkoutId: string) =>
      couponUserIds && keepExtras(drafts, { checkoutId, extras: { ...firstExtras, couponUserIds } }),
  };
}
