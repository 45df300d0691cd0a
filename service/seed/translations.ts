import type { LocalisedText } from '#service/db/schema/columns.ts';
import { languageTags, type Language } from '#service/domain/language.ts';
import type { Catalogue } from './catalogue.ts';
import { type Dictionary, readDictionary } from './dictionary.ts';
import { figureText } from './figures.ts';

/** Names and values of specifications and options in every language, by their English text. */
export type Translations = ReturnType<typeof translationsOf>;

/** Names and values are looked up apart, because "Top" or "Active" differs between them; brands have a Chinese name. */
export function translationsOf(
  { brands }: Pick<Catalogue, 'brands'>,
  dictionary: Dictionary = readDictionary(),
) {
  const makers = new Map(brands.map(({ name, nameZh }) => [name, nameZh]));
  return {
    nameOf: (english: string): LocalisedText => ({ en: english, ...dictionary.names[english] }),
    valueOf(english: string): LocalisedText {
      const words = dictionary.values[english];
      if (words) return { en: english, ...words };
      const chinese = makers.get(english);
      return { ...figureText(english), ...(chinese && { zh: chinese }) };
    },
  };
}

const languages = Object.keys(languageTags) as Language[];
const comma = (language: Language) => (language === 'zh' ? '，' : ', ');

/** Texts joined to a list, in each language that all of them have. */
export function listText(texts: readonly LocalisedText[]): LocalisedText {
  const whole = languages.filter((language) => texts.every((text) => text[language] !== undefined));
  return Object.fromEntries(
    whole.map((language) => [language, texts.map((text) => text[language]).join(comma(language))]),
  ) as LocalisedText;
}

/** Applies `write` to the text of each language. */
export const eachLanguage = (text: LocalisedText, write: (words: string, language: Language) => string) =>
  Object.fromEntries(
    Object.entries(text).map(([language, words]) => [language, write(words, language as Language)]),
  ) as LocalisedText;
