import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cartQueries } from '#src/data/cart/cart.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { useClientState } from '#src/state/client-state.ts';
import { browserNavigation } from '#src/state/browser-navigation.ts';
import { keepRegion } from '#src/state/region-choice.ts';
import { onDemand } from '#src/state/lazy-hydrate.tsx';
import { useStore } from '#src/state/store.ts';
import { useIdentity } from '#src/state/use-identity.ts';
import { RegionHint } from './RegionHint.tsx';

const RegionQuestion = onDemand(async () => (await import('./RegionQuestion.tsx')).RegionQuestion);

type RegionHostProps = {
  /** The screen has a bar of its own at the bottom: nothing is offered there. */
  quiet: boolean;
};

/**
 * Goes to another region once it is picked: kept, then the page is loaded anew in it (S4.13, S4.14). Whoever has something
 * in the cart is shown first what it means for that; with an empty cart it happens at once.
 */
export function RegionHost({ quiet }: RegionHostProps) {
  const shop = useShop();
  const { resume, ui } = useClientState();
  const { state } = useIdentity();
  const { regionWanted } = useStore(ui.state);
  const { data: pieces } = useQuery({ ...cartQueries.count(shop), enabled: state === 'member' });
  const { error } = useQuery(regionQueries.list(shop));
  useEffect(() => {
    // A page without the list goes on in the region that it has; whoever looks after the mall shall see why.
    if (error) console.error('The regions could not be had.', error.message);
  }, [error]);
  const wanted = regionWanted === shop.regionId ? undefined : regionWanted;
  // Who is still being recognised may have something in the cart.
  const isKnown = state !== 'unknown';
  const asks = wanted !== undefined && isKnown && state !== 'visitor' && pieces !== 0;
  const stay = () => ui.set({ regionWanted: undefined });
  const go = (regionId: number) => {
    keepRegion(regionId);
    resume.flash('regionChanged');
    browserNavigation.reload();
  };
  const settle = useEffectEvent(() => {
    if (regionWanted === undefined || !isKnown) return;
    if (wanted === undefined) stay();
    else if (!asks) go(wanted);
  });
  useEffect(() => settle(), [regionWanted, isKnown, asks]);
  return (
    <>
      {!quiet && <RegionHint />}
      {asks && <RegionQuestion to={wanted} onGo={go} onStay={stay} />}
    </>
  );
}
