import { defaultRegionId } from '../domain/limits.ts';
import { useClientState } from './client-state.ts';
import { browserStorage, type KeyValueStorage, writeChoice } from './storage.ts';

const key = 'mall.region';

/** The stored region and where it came from: chosen by the reader, or the default. */
type RegionChoice = { regionId: number; source: 'default' | 'chosen' };

/** Keeps a region as the reader's choice, for this browser and for the pages that the server renders. */
export function keepRegion(regionId: number) {
  writeChoice('mall_region', String(regionId));
  browserStorage().write(key, { regionId, source: 'chosen' } satisfies RegionChoice);
}

/**
 * Stores the default region at the first visit (S9.9). As the reader did not choose it, another region may still be
 * offered.
 */
export function keepDefaultRegion(local: KeyValueStorage) {
  if (local.read(key) === undefined)
    local.write(key, { regionId: defaultRegionId, source: 'default' } satisfies RegionChoice);
}

/** True once the reader has chosen a region or declined another one. Versions before this one stored a bare number. */
export function hasChosenRegion(local: KeyValueStorage): boolean {
  const kept = local.read<Partial<RegionChoice> | number>(key);
  return kept !== undefined && (typeof kept === 'number' || kept?.source !== 'default');
}

/** Picks a region; `RegionHost` in the frame does what follows (cart preview, reload). */
export function useChooseRegion(): (regionId: number) => void {
  const { ui } = useClientState();
  return (regionId) => ui.set({ regionWanted: regionId });
}
