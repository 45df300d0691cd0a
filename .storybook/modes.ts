import { breakpoints, widestPhone } from '#src/design-system/tokens/breakpoints.ts';

/** The widths (px) that every screen must stand: a phone, both sides of the switch, a desktop. */
export const widths = { phone: 390, widestPhone, nav: breakpoints.nav, desktop: breakpoints.xl } as const;

export const themes = ['light', 'dark'] as const;

type Mode = { viewport?: number; theme?: (typeof themes)[number]; language?: string; region?: string };

const name = (mode: Mode) => Object.values(mode).join(' ');
const named = (...modes: Mode[]): Record<string, Mode> =>
  Object.fromEntries(modes.map((mode) => [name(mode), mode]));

/** Pictures of a primitive or card: both themes, phone and desktop. */
export const partModes = named(
  { viewport: widths.desktop, theme: 'light' },
  { viewport: widths.desktop, theme: 'dark' },
  { viewport: widths.phone, theme: 'light' },
);

/** Pictures of a screen: all widths, the longest and the densest language, dark once. */
export const screenModes = named(
  { viewport: widths.phone },
  { viewport: widths.widestPhone },
  { viewport: widths.nav },
  { viewport: widths.desktop },
  { viewport: widths.desktop, theme: 'dark' },
  { viewport: widths.phone, language: 'ru', region: 'tr' },
  { viewport: widths.phone, language: 'zh', region: 'cn' },
);
