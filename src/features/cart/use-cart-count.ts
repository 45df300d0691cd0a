import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Pieces in the cart; undefined for a visitor and until they are known (S2.83). */
export function useCartCount(): number | undefined {
  const isMember = useIsMember();
  const { data } = useQuery({ ...cartQueries.count(useShop()), enabled: isMember });
  return isMember ? data : undefined;
}
