import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Pieces in the cart, told to the client state (S3.23); undefined for a visitor and until they are known (S2.83). */
export function useCartCount(): number | undefined {
  const isMember = useIsMember();
  const { ui } = useClientState();
  const { data } = useQuery({ ...cartQueries.count(useShop()), enabled: isMember });
  const pieces = isMember ? data : undefined;
  useEffect(() => ui.set({ cartItemCount: pieces ?? 0 }), [ui, pieces]);
  return pieces;
}
