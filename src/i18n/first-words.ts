import type { Compiled } from './message-files.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<Compiled>('./compiled/first/*.json', { import: 'default' });

/** The words of a browsing page's first view, as compiled: they are few, and the page brings them with it. */
export const firstWords = async (language: Language): Promise<Compiled> =>
  (await files[`./compiled/first/${language}.json`]?.()) ?? {};
