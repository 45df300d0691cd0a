import type { MessageFormatElement } from 'react-intl';
import type { Language } from './languages.ts';

export type Catalogue = Record<string, MessageFormatElement[]>;

/** As compiled: plain words are strings, all else is parsed already, so that no parser is loaded. */
type Compiled = Record<string, string | MessageFormatElement[]>;

const literal = 0;
const files = import.meta.glob<Compiled>('./compiled/*.json', { import: 'default' });

/** The key of a language's catalogue in the build's manifest. */
export const catalogueModule = (language: Language) => `src/i18n/compiled/${language}.json`;

/** The words of one language. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const compiled = (await files[`./compiled/${language}.json`]?.()) ?? {};
  return Object.fromEntries(
    Object.entries(compiled).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  );
}
