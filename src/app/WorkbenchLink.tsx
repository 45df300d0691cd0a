import { useMatches } from 'react-router-dom';
import { screenModule } from './screen-modules.ts';
import type { ScreenHandle } from './screen.ts';
import { workbenchAddress } from './workbench-address.ts';

/** From a screen, by its name, to its stories in the workbench; only while the shop runs from its code (`npm run dev`). */
export function WorkbenchLink() {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  if (!handle) return null;
  return (
    <a
      href={workbenchAddress(screenModule(handle.name) ?? '')}
      target="workbench"
      lang="en"
      className="fixed bottom-1 left-1 z-(--z-bottom-nav) rounded-sm bg-inv px-2 py-1 text-xs text-fg-inv opacity-60 hover:opacity-100 max-nav:bottom-16 print:hidden"
    >
      {handle.name} ↗
    </a>
  );
}
