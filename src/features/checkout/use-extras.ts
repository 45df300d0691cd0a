import { useState } from 'react';
import { type CheckoutExtras, firstExtras } from '#src/domain/checkout-extras.ts';
import { useDrafts } from '#src/state/use-drafts.ts';

const form = 'checkoutExtras';
type Kept = { checkoutId: string; extras: CheckoutExtras };

/**
 * Vouchers, coins, wallet and insurance of one checkout as the shopper chose them; kept for the tab, so that the payment
 * screen and a reload have them too. They stand in no address: they are the shopper's own.
 */
export function useExtras(checkoutId: string | undefined) {
  const drafts = useDrafts();
  const [kept, setKept] = useState<Kept | undefined>(() => drafts.read<Kept>(form));
  const extras = kept && kept.checkoutId === checkoutId ? kept.extras : firstExtras;
  return {
    extras,
    changeExtras(change: Partial<CheckoutExtras>) {
      if (!checkoutId) return;
      const next = { checkoutId, extras: { ...extras, ...change } };
      drafts.keep(form, next);
      setKept(next);
    },
  };
}
