import { VoucherSheet } from '#src/design-system/modals/voucher/VoucherSheet.tsx';
import type { Checkout } from '#src/features/checkout/OpenCheckout.tsx';
import { choiceOfVouchers } from '#src/features/vouchers/choice-of-vouchers.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';
import { serverNow } from '#src/state/server-clock.ts';

type CheckoutVouchersProps = { checkout: Checkout; onClose: () => void };

/** The vouchers of a checkout: the best set until the shopper chooses, what each takes off, and why others do not fit (S1.31). */
export function CheckoutVouchers({ checkout, onClose }: CheckoutVouchersProps) {
  const { shown, extras, changeExtras, preview } = checkout;
  const { vouchers } = shown;
  const { couponUserIds } = extras;
  const choose = (next: number[] | undefined) => changeExtras({ couponUserIds: next });
  return (
    <VoucherSheet
      {...choiceOfVouchers({ vouchers, couponUserIds, choose })}
      promo={<PromoCode onRedeemed={() => choose(undefined)} />}
      failed={preview.isError}
      onRetry={() => void preview.refetch()}
      onClose={onClose}
      now={serverNow}
    />
  );
}
