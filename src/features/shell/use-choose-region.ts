import { useShop } from '#src/data/shop.ts';
import { useMemory } from '#src/state/memory.ts';
import { localShelf, writeChoice } from '#src/state/storage.ts';

/** Another sales region in place of this one: kept, and the page reloads in it (S4.13, S4.14). */
export function useChooseRegion() {
  const { regionId: current } = useShop();
  const { resume } = useMemory();
  return (regionId: number) => {
    if (regionId === current) return;
    writeChoice('mall_region', String(regionId));
    localShelf().write('mall.region', regionId);
    resume.flash('regionChanged');
    window.location.reload();
  };
}
