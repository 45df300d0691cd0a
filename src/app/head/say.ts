import { createIntl, type IntlShape } from 'react-intl';
import { type Compiled, unpacked } from '#src/i18n/message-files.ts';
import { type Language, languages } from '#src/i18n/languages.ts';

const files = import.meta.glob<Compiled>('../../i18n/compiled/head/*.json', { import: 'default' });

const said = new Map<Language, Promise<IntlShape['formatMessage']>>();

/** Says the words of a head in a language; what a language lacks is said in English. */
export function sayIn(language: Language): Promise<IntlShape['formatMessage']> {
  const known = said.get(language) ?? made(language);
  said.set(language, known);
  return known;
}

async function made(language: Language): Promise<IntlShape['formatMessage']> {
  const compiled = (await files[`../../i18n/compiled/head/${language}.json`]?.()) ?? {};
  const intl = createIntl({
    locale: languages[language].tag,
    defaultLocale: 'en-US',
    messages: unpacked(compiled),
    onError: () => undefined,
  });
  return intl.formatMessage;
}
