import { type Globals, regionOf, themeOf } from './globals.ts';
import { tagOf } from './languages.ts';

/** Dresses the page: its language, its theme, the region whose drawing it wears. */
export function dress(globals: Globals) {
  const { documentElement: root } = document;
  root.lang = tagOf(globals.language);
  root.dataset.theme = themeOf(globals);
  root.dataset.region = regionOf(globals);
}
