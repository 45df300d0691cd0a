import { useState } from 'react';
import { useShop } from '#src/data/shop.ts';
import { useCartCount } from '#src/features/cart/use-cart-count.ts';
import { useMemory } from '#src/state/memory.ts';
import { localShelf, writeChoice } from '#src/state/storage.ts';
import { useIsMember } from '#src/state/use-identity.ts';

/** Keeps a region as the reader's choice, for this browser and for the pages that the server renders. */
export function keepRegion(regionId: number) {
  writeChoice('mall_region', String(regionId));
  localShelf().write('mall.region', regionId);
}

/**
 * Going to another region: kept, then the page is loaded anew in it (S4.13, S4.14). Whoever has something in the cart is
 * shown first what it means for that; with an empty cart it happens at once.
 */
export function useRegionChange() {
  const shop = useShop();
  const { resume } = useMemory();
  const isMember = useIsMember();
  const pieces = useCartCount();
  const [asked, setAsked] = useState<number>();
  const go = (regionId: number) => {
    keepRegion(regionId);
    resume.flash('regionChanged');
    window.location.reload();
  };
  return {
    /** The region whose consequences are being shown. */
    asked,
    choose(regionId: number) {
      if (regionId === shop.regionId) return;
      if (isMember && pieces !== 0) setAsked(regionId);
      else go(regionId);
    },
    go,
    stay: () => setAsked(undefined),
  };
}
