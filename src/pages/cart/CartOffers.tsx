import type { CheckoutVouchers } from '#openapi/schema.gen.ts';
import { CheckoutVouchersRow } from '#src/design-system/panels/checkout/CheckoutVouchersRow.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';

type CartOffersProps = {
  /** As the total judges them; undefined until it is there. */
  vouchers: CheckoutVouchers | undefined;
  onOpen: () => void;
  /** A code was good: its voucher is the shopper's now. */
  onRedeemed: () => void;
};

/** The field for a code, how many of the shopper's vouchers are taken off, and the way to change that (S1.31). */
export function CartOffers({ vouchers, onOpen, onRedeemed }: CartOffersProps) {
  const usable = vouchers?.usable ?? [];
  return (
    <div className="grid gap-4">
      <PromoCode bare onRedeemed={onRedeemed} />
      {vouchers && (
        <CheckoutVouchersRow
          applied={usable.filter(({ selected }) => selected).length}
          usable={usable.length}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
