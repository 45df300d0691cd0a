import { EndingVoucher } from './EndingVoucher.tsx';
import { InviteBand } from './InviteBand.tsx';

/** What the reader may want to use next: the voucher that ends first, and the link for friends. */
export function AccountOffers() {
  return (
    <>
      <EndingVoucher />
      <InviteBand />
    </>
  );
}
