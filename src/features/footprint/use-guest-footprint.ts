import { useState } from 'react';
import { useShop } from '#src/data/shop.ts';
import { guestFootprint } from '#src/state/guest-footprint.ts';
import { useClientState } from '#src/state/client-state.ts';
import type { FootprintList } from './footprint-list.ts';

/** A visitor's footprint: kept by this browser, shown for the region that one is in. */
export function useGuestFootprint(): FootprintList {
  const { regionId } = useShop();
  const kept = guestFootprint(useClientState().local);
  const [items, setItems] = useState(() => kept.items(regionId));
  const follow = () => setItems(kept.items(regionId));
  return {
    items,
    isError: false,
    retry: follow,
    end: 'end',
    more: follow,
    async remove(some) {
      const moments = some.map(({ browseLogId }) => browseLogId);
      const taken = kept.all().filter(({ at }) => moments.includes(at));
      kept.remove(moments);
      follow();
      return async () => {
        kept.putBack(taken);
        follow();
      };
    },
    async clear() {
      kept.clear();
      follow();
    },
  };
}
