/** Two roles that lie on one another, and the contrast that they owe (WCAG 2.2 AA). */
export type Pair = { ink: string; ground: string; least: number };

export const leastForText = 4.5;
/** Borders of controls, drawings, focus rings. */
const leastForGraphics = 3;

const on = (least: number, inks: string[], grounds: string[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));
const grounds = ['bg', 'bg-sunken', 'surface', 'surface-2', 'raised', 'tile'];

/** Every pair of roles that words, borders or drawings use. */
export const pairs: Pair[] = [
  ...on(leastForText, ['text', 'text-2', 'text-3', 'link', 'drop'], grounds),
  ...on(leastForText, ['on-primary'], ['primary', 'primary-hover', 'primary-press']),
  ...on(leastForText, ['on-primary-soft'], ['primary-soft', 'primary-soft-hover']),
  ...on(leastForText, ['text-inv'], ['inv', 'inv-hover', 'inv-press']),
  ...on(leastForText, ['inv-ok', 'inv-warn', 'inv-bad'], ['inv']),
  ...on(leastForText, ['on-deal'], ['deal', 'deal-hover', 'deal-press']),
  ...on(leastForText, ['on-deal-soft'], ['deal-soft', 'bg']),
  ...on(leastForText, ['on-danger'], ['danger', 'danger-hover', 'danger-press']),
  ...on(leastForText, ['on-danger-soft'], ['danger-soft']),
  ...on(leastForText, ['on-hero'], ['hero', 'hero-pattern', 'hero-2']),
  ...on(leastForText, ['on-disabled'], ['disabled']),
  ...on(leastForGraphics, ['control'], ['bg', 'surface', 'raised']),
  ...on(leastForGraphics, ['primary', 'focus', 'star-line', 'danger'], ['bg', 'bg-sunken']),
];

/** Doors of shops: white stands on each. */
export const doors = ['door-1', 'door-2', 'door-3', 'door-4'];
