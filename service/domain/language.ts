/** The five languages of the mall (S1.46 to S1.50) with the tag that answers carry in Content-Language. */
export const languageTags = { en: 'en-US', zh: 'zh-CN', tr: 'tr-TR', ru: 'ru-RU', pt: 'pt-PT' } as const;

export type Language = keyof typeof languageTags;

/** A text as it is stored: English always, the other languages where the merchant wrote them. */
export type Localised = { en: string } & Partial<Record<Language, string>>;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageTags, code);

/** The text in the reader's language, else in English. */
export const inLanguage = (text: Localised, language: Language) => text[language] ?? text.en;

/** `en` for a text that has to be shown in English instead of the reader's language; undefined for all others. */
const foreignLang = (text: Localised, language: Language): Language | undefined =>
  text[language] === undefined && text.en !== '' ? 'en' : undefined;

type TextOf<Field extends string> = Record<Field, string> & Partial<Record<`${Field}Lang`, Language>>;

/**
 * An object with the text in the reader's language under the name of its field. When only English exists, a second field, whose
 * name ends in `Lang`, names the language.
 */
export function textIn<Field extends string>(
  field: Field,
  text: Localised,
  language: Language,
): TextOf<Field> {
  const lang = foreignLang(text, language);
  return { [field]: inLanguage(text, language), ...(lang && { [`${field}Lang`]: lang }) } as TextOf<Field>;
}

/** The same for both texts of a specification or an option: its name and its value. */
export const pairIn = (pair: { name: Localised; value: Localised }, language: Language) => ({
  ...textIn('name', pair.name, language),
  ...textIn('value', pair.value, language),
});
