import type { CheckoutVouchers } from '#openapi/schema.gen.ts';
import { VoucherSheet } from '#src/design-system/modals/voucher/VoucherSheet.tsx';
import { choiceOfVouchers } from '#src/features/vouchers/choice-of-vouchers.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';
import { serverNow } from '#src/state/server-clock.ts';
import type { VoucherChoice } from './use-voucher-choice.ts';

type CartVouchersProps = {
  vouchers: CheckoutVouchers | undefined;
  choice: VoucherChoice;
  /** They could not be judged anew. */
  failed: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** The shopper's vouchers for what is chosen in the cart: the best set until they choose, and why others do not fit (S1.31). */
export function CartVouchers({ vouchers, choice, failed, onRetry, onClose }: CartVouchersProps) {
  return (
    <VoucherSheet
      {...(vouchers ? choiceOfVouchers({ vouchers, ...choice }) : { fitting: undefined })}
      promo={<PromoCode onRedeemed={() => choice.choose(undefined)} />}
      failed={failed}
      onRetry={onRetry}
      onClose={onClose}
      now={serverNow}
    />
  );
}
