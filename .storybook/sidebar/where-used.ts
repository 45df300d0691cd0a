import type { Plugin } from 'vite';
import { screensThatLoad } from './import-graph.ts';

const name = 'virtual:where-used';

/** The module `virtual:where-used`: for each file of the mall the screens that load it. */
export const whereUsed = (): Plugin => ({
  name: 'workbench:where-used',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const screensOf = ${JSON.stringify(Object.fromEntries(screensThatLoad()))};`
      : undefined,
});
