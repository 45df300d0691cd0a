import { Logo } from '#src/design-system/layout/Logo.tsx';
import { Pattern } from '#src/design-system/primitives/media/Pattern.tsx';

/** The door of the workbench, in the region's drawing. */
export function WelcomeBand() {
  return (
    <Pattern className="sb-unstyled mb-8 overflow-hidden rounded-xl px-8 py-12">
      <div className="inline-block rounded-lg bg-canvas px-4 py-3 text-fg">
        <Logo className="h-8 w-auto" />
      </div>
      <p className="mt-6 max-w-[24ch] text-display">The whole mall, in all its states</p>
    </Pattern>
  );
}
