import { breakpoints, widestPhone } from '#src/design-system/tokens/breakpoints.ts';

/** The widths (px) that every screen must stand: a phone, both sides of the switch, a desktop. */
export const widths = { phone: 390, widestPhone, nav: breakpoints.nav, desktop: breakpoints.xl } as const;

/** The height (px) of the window that stories are played and pictured in. */
export const frameHeight = 900;

export const themes = ['light', 'dark'] as const;

type Mode = { viewport?: number; theme?: (typeof themes)[number] };

const name = (mode: Mode) => Object.values(mode).join(' ');
const named = (...modes: Mode[]): Record<string, Mode> =>
  Object.fromEntries(modes.map((mode) => [name(mode), mode]));

/** Looks of every story: both themes, of which Chromatic is paid for some (`chromatic-modes.ts`). A story of the small layout pins its own width. */
export const partModes = named({ viewport: widths.desktop }, { viewport: widths.desktop, theme: 'dark' });

/** Pictures of a state of a screen, these too: on a phone. */
export const stateModes = named({ viewport: widths.phone });

/** Pictures of a screen as it mostly is, these too: both sides of the switch. Languages have stories of their own. */
export const screenModes = named({ viewport: widths.widestPhone }, { viewport: widths.nav });
