import { createIntl, type IntlShape } from 'react-intl';
import { type Catalogue, catalogueParts, loadCatalogue, unpacked } from './message-files.ts';
import { firstWords } from './first-words.ts';
import { intlConfig } from './intl-config.ts';
import type { Language } from './languages.ts';
import { quickIntl } from './quick-intl.ts';

const catalogues = new Map<Language, Promise<Catalogue>>();
const formatters = new Map<string, Promise<IntlShape>>();

/** All the words of a language, read once. */
async function wordsOf(language: Language): Promise<Catalogue> {
  const parts = await Promise.all(catalogueParts.map((part) => loadCatalogue(language, part)));
  return Object.assign(unpacked(await firstWords(language)), ...parts) as Catalogue;
}

/** What writes the pages of a language in a time zone (IANA), made once: there are as many as languages and zones of regions. */
export function serverIntl(language: Language, timeZone: string): Promise<IntlShape> {
  return once(formatters, `${language} ${timeZone}`, async () => {
    const messages = await once(catalogues, language, () => wordsOf(language));
    return quickIntl(createIntl({ ...intlConfig(language), messages, timeZone }));
  });
}

function once<Key, Made>(made: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(key);
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  fresh.catch(() => made.delete(key));
  return fresh;
}
