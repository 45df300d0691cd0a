import { useEffect } from 'react';
import { useClientState } from '#src/state/client-state.ts';
import { useCartCount } from './use-cart-count.ts';

/** Tells the client state how many pieces are in the cart (S3.23); shows nothing. */
export function TellCartCount() {
  const { ui } = useClientState();
  const pieces = useCartCount() ?? 0;
  useEffect(() => ui.set({ cartItemCount: pieces }), [ui, pieces]);
  return null;
}
