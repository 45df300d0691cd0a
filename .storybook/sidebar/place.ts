import { nounLabels } from './noun-labels.ts';

/** Names that are no words, or that the mall writes otherwise. */
const names: Record<string, string> = {
  'About page': 'About the mall',
  'Qr code': 'QR code',
  'Sku nearest': 'Variant: the nearest',
  'Sku picker': 'Variant picker',
};

/** `OnAPhone`, `group-buy` and `Cart99Plus` as words: "On a phone", "Group buy", "Cart 99 plus". */
export function asWords(name: string): string {
  const [head = '', ...rest] = name.split(
    /-|(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])|(?<=[A-Z])(?=[A-Z][a-z])/,
  );
  const words = [head[0]?.toUpperCase() + head.slice(1), ...rest.map((word) => word.toLowerCase())].join(' ');
  return names[words] ?? words;
}

const rooms: Record<string, (file: string) => string> = {
  'design-system/layout': (file) => `Parts/Frame of the page/${asWords(file)}`,
  'design-system/tabs': (file) => `Tabs/${asWords(file)}`,
  'design-system/empty-states': (file) => `Empty states/${asWords(file)}`,
  journeys: (file) => `Journeys/${asWords(file)}`,
};

/** What the sidebar calls the rooms of the design system that have a folder for each noun; cards and panels are parts. */
const roomsOfNouns: Record<string, string> = {
  cards: 'Parts',
  panels: 'Parts',
  forms: 'Forms',
  modals: 'Modals',
  primitives: 'Primitives',
};

/** A part in the folder of a noun, or a primitive in the folder of its kind. */
function partTitle(room: string, file: string): string | undefined {
  const [, within = '', folder = ''] = /^design-system\/([^/]+)\/([^/]+)$/.exec(room) ?? [];
  const top = roomsOfNouns[within];
  return top && `${top}/${nounLabels[folder] ?? asWords(folder)}/${asWords(file)}`;
}

/** A screen; where its parts have stories, too, all of them are under its name. */
function screenTitle(room: string, file: string, alone: boolean): string {
  const screen = `Screens/${asWords(room.replace('pages/', ''))}`;
  if (alone) return screen;
  return `${screen}/${file.endsWith('Page') ? 'Whole screen' : asWords(file)}`;
}

/**
 * Where a story file stands in the sidebar: `design-system/cards/product/ProductCard` is at "Parts/Products/Product card". `alone` is that no
 * other story file is in its folder.
 */
export function sidebarTitle(path: string, alone: boolean): string {
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  const room = parts.slice(0, -1).join('/');
  if (room.startsWith('pages/')) return screenTitle(room, file, alone);
  return rooms[room]?.(file) ?? partTitle(room, file) ?? parts.map(asWords).join('/');
}
