import { useState } from 'react';
import { type CheckoutExtras, firstExtras } from '#src/domain/checkout/checkout-extras.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { keepExtras, readExtras } from './checkout-forms.ts';

/**
 * Vouchers, coins, wallet and insurance of one checkout as the shopper chose them; kept for the tab, so that the payment
 * screen and a reload have them too. They stand in no address: they are the shopper's own.
 */
export function useExtras(checkoutId: string | undefined) {
  const drafts = useDrafts();
  const [kept, setKept] = useState(() => readExtras(drafts));
  const extras = kept && kept.checkoutId === checkoutId ? kept.extras : firstExtras;
  return {
    extras,
    changeExtras(change: Partial<CheckoutExtras>) {
      if (!checkoutId) return;
      const next = { checkoutId, extras: { ...extras, ...change } };
      keepExtras(drafts, next);
      setKept(next);
    },
  };
}
