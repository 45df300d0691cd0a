import { useMemory } from './memory.ts';
import { localShelf, writeChoice } from './storage.ts';

/** Keeps a region as the reader's choice, for this browser and for the pages that the server renders. */
export function keepRegion(regionId: number) {
  writeChoice('mall_region', String(regionId));
  localShelf().write('mall.region', regionId);
}

/** Picks a region, wherever the picker stands; what follows is the frame's (RegionHost). */
export function useChooseRegion(): (regionId: number) => void {
  const { ui } = useMemory();
  return (regionId) => ui.set({ regionWanted: regionId });
}
