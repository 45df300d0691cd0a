import { useMutation, useQueryClient } from '@tanstack/react-query';
import { footprintMutations } from '#src/data/footprint/footprint.mutations.ts';
import { useShop } from '#src/data/shop.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { useClientState } from '#src/state/client-state.ts';

/** Hands what this browser kept of a visitor to the account that signs in, and then forgets it here (Z30). */
export function useMergeFootprint() {
  const { local } = useClientState();
  const { mutate } = useMutation(footprintMutations.recordAll(useShop(), useQueryClient()));
  return () => {
    const kept = guestFootprint(local);
    const visits = kept.all();
    if (visits.length === 0) return;
    mutate(
      visits.map(({ product, at }) => ({ prodId: product.prodId, browseTime: new Date(at).toISOString() })),
      { onSuccess: () => kept.remove(visits.map(({ at }) => at)) },
    );
  };
}
