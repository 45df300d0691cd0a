import type { CheckoutVouchers } from '#openapi/schema.gen.ts';
import { VoucherSheet } from '#src/design-system/modals/VoucherSheet.tsx';
import { cartOffers } from '#src/features/vouchers/checkout-offers.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';
import { serverNow } from '#src/state/server-clock.ts';

type CartVouchersProps = {
  vouchers: CheckoutVouchers | undefined;
  /** They could not be judged anew. */
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** The shopper's vouchers for what is chosen in the cart: the best set, and why others do not fit (S1.31). */
export function CartVouchers({ vouchers, failed, onRetry, onClose }: CartVouchersProps) {
  const offers = vouchers && cartOffers(vouchers);
  const any = vouchers?.usable.some(({ selected }) => selected);
  return (
    <VoucherSheet
      fitting={offers?.fitting}
      others={offers?.others ?? []}
      {...(any && { best: true })}
      promo={<PromoCode />}
      failed={failed}
      onRetry={onRetry}
      onClose={onClose}
      now={serverNow}
    />
  );
}
