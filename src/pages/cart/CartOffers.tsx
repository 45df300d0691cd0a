import type { CheckoutVouchers } from '#openapi/schema.gen.ts';
import { CheckoutVouchersRow } from '#src/design-system/cards/CheckoutVouchersRow.tsx';
import { PromoCode } from '#src/features/vouchers/PromoCode.tsx';

type CartOffersProps = {
  /** As the total judges them; undefined until it is there. */
  vouchers: CheckoutVouchers | undefined;
  onOpen: () => void;
};

/** The field for a code, and how many of the shopper's vouchers the total has taken by itself. */
export function CartOffers({ vouchers, onOpen }: CartOffersProps) {
  const usable = vouchers?.usable ?? [];
  return (
    <div className="grid gap-4">
      <PromoCode bare />
      {vouchers && (
        <CheckoutVouchersRow
          applied={usable.filter(({ selected }) => selected).length}
          usable={usable.length}
          shownOnly
          onOpen={onOpen}
        />
      )}
    </div>
  );
}
