import type { MyVoucher, Voucher } from '#openapi/schema.gen.ts';
import { VoucherCard } from '#src/design-system/cards/voucher/VoucherCard.tsx';
import { VoucherList } from '#src/features/vouchers/VoucherList.tsx';
import { heldOffer } from '#src/features/vouchers/voucher-offer.ts';
import { serverNow } from '#src/state/server-clock.ts';

/** The voucher whose products are listed: held, or to be collected here. */
export function ListedVoucher({ voucher }: { voucher: Voucher | MyVoucher }) {
  return (
    <div className="mb-6 max-w-105">
      {'couponUserId' in voucher ? (
        <VoucherCard
          {...heldOffer(voucher, serverNow())}
          state="collected"
          href={undefined}
          now={serverNow}
        />
      ) : (
        <VoucherList layout="sheet" vouchers={[voucher]} />
      )}
    </div>
  );
}
