import type { CheckoutVoucher } from '#openapi/schema.gen.ts';
import type { VoucherOffer } from '#src/design-system/cards/voucher-state.ts';
import { VoucherSheet } from '#src/design-system/modals/VoucherSheet.tsx';
import { withVoucher } from '#src/domain/voucher-choice.ts';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { checkoutOffers } from '#src/features/vouchers/checkout-offers.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';
import { serverNow } from '#src/state/server-clock.ts';

type CheckoutVouchersProps = { checkout: Checkout; onClose: () => void };

/** The vouchers of a checkout: the best set until the shopper chooses, what each takes off, and why others do not fit (S1.31). */
export function CheckoutVouchers({ checkout, onClose }: CheckoutVouchersProps) {
  const { shown, extras, changeExtras, preview } = checkout;
  const { usable } = shown.vouchers;
  const chosen = extras.couponUserIds
    ? usable.filter(({ couponUserId }) => extras.couponUserIds?.includes(couponUserId))
    : usable.filter(({ selected }) => selected);
  const heldOf = ({ voucher }: Pick<VoucherOffer, 'voucher'>): CheckoutVoucher | undefined =>
    usable.find((one) => 'couponUserId' in voucher && one.couponUserId === voucher.couponUserId);
  const choose = (couponUserIds: number[] | undefined) => changeExtras({ couponUserIds });
  return (
    <VoucherSheet
      {...checkoutOffers(shown, extras)}
      best={extras.couponUserIds === undefined && chosen.length > 0 ? true : undefined}
      {...(extras.couponUserIds !== undefined &&
        usable.length > 0 && { best: false, onBest: () => choose(undefined) })}
      promo={<PromoCode onRedeemed={() => choose(undefined)} />}
      failed={preview.isError}
      onRetry={() => void preview.refetch()}
      onApply={(voucher) => {
        const held = heldOf({ voucher });
        if (held) choose(withVoucher(chosen, held));
      }}
      onRemove={(voucher) => {
        const held = heldOf({ voucher });
        const left = chosen.map(({ couponUserId }) => couponUserId);
        choose(left.filter((id) => id !== held?.couponUserId));
      }}
      onClose={onClose}
      now={serverNow}
    />
  );
}
