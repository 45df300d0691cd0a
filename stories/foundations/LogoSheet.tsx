import { Logo } from '#src/design-system/layout/Logo.tsx';
import { Flag } from '#src/design-system/primitives/media/Flag.tsx';
import { regions } from '#storybook/regions.ts';

const themes = ['light', 'dark'] as const;

/** The lockup and the mark on both grounds, with their clear space. */
export function LogoSheet() {
  return (
    <div className="sb-unstyled my-4 grid gap-4 md:grid-cols-2">
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="flex flex-wrap items-center gap-10 rounded-lg border border-line bg-canvas p-8 text-fg"
        >
          <div className="border border-dashed border-control p-[13px]">
            <Logo className="h-10 w-auto" />
          </div>
          <div className="border border-dashed border-control p-[13px]">
            <Logo markOnly className="h-10 w-auto" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The regions' flags, at both sizes. */
export function FlagSheet() {
  return (
    <ul className="sb-unstyled my-4 flex flex-wrap gap-8 text-base text-fg">
      {Object.entries(regions).map(([code, { name }]) => (
        <li key={code} className="flex items-center gap-2">
          <Flag src={`./media/flags/circle/${code}.svg`} />
          <Flag src={`./media/flags/circle/${code}.svg`} size="sm" />
          {name}
        </li>
      ))}
    </ul>
  );
}
