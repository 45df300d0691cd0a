import theme from '../../src/design-system/tokens/theme.css?raw';

/** All names of custom properties with a beginning, as the design's values have them. */
const names = (beginning: string) => [
  ...new Set(
    [...theme.matchAll(new RegExp(`--(${beginning}[a-z0-9-]*):`, 'g'))].map(([, name = '']) => name),
  ),
];

const roles = names('c-');
const has = (...parts: string[]) => roles.filter((name) => parts.some((part) => name.includes(part)));

/** The roles by what they are for; whatever fits nowhere is shown last, so that none is missed. */
const groups: Record<string, string[]> = {
  'Grounds and lines': has('c-bg', 'c-surface', 'c-raised', 'c-tile', 'c-line', 'c-control'),
  'Words and rings': has('c-text', 'c-link', 'c-focus'),
  'Jade acts': has('c-primary', 'c-on-primary'),
  'Marigold is a deal': has('deal', 'star'),
  'Chili fell or failed': has('c-drop', 'danger'),
  'Ink, for what is chosen and for toasts': has('c-inv'),
  'The region’s band': has('hero'),
  'Not now': has('disabled'),
  'Doors of shops': has('door'),
};
const shown = new Set(Object.values(groups).flat());
const rest = roles.filter((name) => !shown.has(name));

export const roleGroups: [string, string[]][] = [
  ...Object.entries(groups),
  ...(rest.length > 0 ? [['Others', rest] as [string, string[]]] : []),
];
export const ramps = ['jade', 'marigold', 'chili', 'paper', 'ink', 'night'].map((ramp) => names(`${ramp}-`));
export const drawingColours = names('il-');
