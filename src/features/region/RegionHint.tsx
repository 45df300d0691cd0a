import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regionGuessQueries } from '#src/data/regions/regions-guess.queries.ts';
import { regionQueries } from '#src/data/regions/regions.queries.ts';
import { useShop } from '#src/data/shop.ts';
import { RegionSuggestion } from '#src/design-system/panels/region/RegionSuggestion.tsx';
import { useClientState } from '#src/state/client-state.ts';
import { hasChosenRegion, keepRegion, useChooseRegion } from '#src/state/region-choice.ts';
import { readCookie, type KeyValueStorage } from '#src/state/storage.ts';

/** Asks nobody on the server, and in the browser only readers who never chose. */
const mayAsk = (local: KeyValueStorage) =>
  typeof document !== 'undefined' &&
  !hasChosenRegion(local) &&
  readCookie(document.cookie, 'mall_region') === undefined;

/**
 * Offers the region where a new reader seems to be, in a quiet bar above the bottom; it never switches by itself, and
 * "stay" is remembered (S7.46, Z33). Nothing waits for it.
 */
export function RegionHint() {
  const shop = useShop();
  const { local } = useClientState();
  const [wanted, setWanted] = useState(() => mayAsk(local));
  const choose = useChooseRegion();
  const { data: guess } = useQuery({ ...regionGuessQueries.guess(shop), enabled: wanted });
  const { data: regions = [] } = useQuery({ ...regionQueries.list(shop), enabled: wanted });
  const current = regions.find(({ regionId }) => regionId === shop.regionId);
  const suggested = regions.find(({ regionId }) => regionId === guess?.regionId);
  if (!wanted || !current || !suggested || suggested === current) return null;
  const dismiss = () => {
    keepRegion(shop.regionId);
    setWanted(false);
  };
  return (
    <div className="[body:has([data-slot=conversation])_&]:hidden fixed inset-x-0 bottom-0 z-(--z-sticky) max-nav:bottom-[calc(var(--bottom-nav-h)+env(safe-area-inset-bottom))]">
      <RegionSuggestion
        suggested={suggested}
        current={current}
        onAccept={() => choose(suggested.regionId)}
        onDismiss={dismiss}
      />
    </div>
  );
}
