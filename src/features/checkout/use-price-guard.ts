import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { useShop } from '#src/data/shop.ts';
import type { CheckoutSubject } from '#src/domain/checkout/checkout-address.ts';
import { type CheckoutExtras, extrasKey } from '#src/domain/checkout/checkout-extras.ts';
import { priceChanges, pricesOf } from '#src/domain/checkout/checkout-prices.ts';
import { useStore } from '#src/state/store.ts';
import { useDrafts } from '#src/state/use-drafts.ts';
import { createPriceMemory, pricesBefore } from './seen-prices.ts';

/** A press this soon (ms) after a change was meant for what stood there before. */
const settleMs = 1000;

type Guarded = {
  checkoutId: string;
  subject: CheckoutSubject;
  shown: CheckoutPreview;
  /** What the shopper asked to be taken off or put on. */
  extras: CheckoutExtras;
  /** Whether what is shown was calculated for another choice. */
  old: boolean;
};

/**
 * Guards the button of a checkout: says which prices differ from those that the shopper has seen, and takes no press in
 * the second after the screen has changed. `take` is told when the shopper goes on with what is shown.
 */
export function usePriceGuard({ checkoutId, subject, shown: preview, extras, old }: Guarded) {
  const drafts = useDrafts();
  const shownFor = extrasKey(extras);
  const queryClient = useQueryClient();
  const { regionId } = useShop();
  const [memory] = useState(() =>
    createPriceMemory(drafts, checkoutId, () => pricesBefore(queryClient, regionId, subject)),
  );
  const seen = useStore(memory.store);
  const changes = seen && !old ? priceChanges(seen, preview, shownFor) : [];
  const shown = JSON.stringify(pricesOf(preview, shownFor));
  const [settled, setSettled] = useState(changes.length === 0 ? shown : undefined);

  useEffect(() => {
    if (!old) memory.show(preview, shownFor);
  }, [memory, preview, shownFor, old]);
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), settleMs);
    return () => clearTimeout(timer);
  }, [settled, shown]);

  return { changes, settled: !old && settled === shown, take: () => memory.take(preview, shownFor) };
}
