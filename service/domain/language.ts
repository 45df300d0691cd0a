/** The five languages of the mall (S1.46 to S1.50) with the tag that answers carry in Content-Language. */
export const languageTags = { en: 'en-US', zh: 'zh-CN', tr: 'tr-TR', ru: 'ru-RU', pt: 'pt-PT' } as const;

export type Language = keyof typeof languageTags;

/** A text as it is stored: English always, the other languages where the merchant wrote them. */
export type Localised = { en: string } & Partial<Record<Language, string>>;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageTags, code);

/** The text in the reader's language, else in English. */
export const inLanguage = (text: Localised, language: Language) => text[language] ?? text.en;

/** The language of a text that is not in the reader's, for the page to mark; nothing else has one. */
const foreignLang = (text: Localised, language: Language): Language | undefined =>
  text[language] === undefined && text.en !== '' ? 'en' : undefined;

type TextOf<Field extends string> = Record<Field, string> & Partial<Record<`${Field}Lang`, Language>>;

/**
 * A text under the name of its field, in the reader's language; where it has to be English instead, the field with `Lang`
 * behind its name says so.
 */
export function textIn<Field extends string>(
  field: Field,
  text: Localised,
  language: Language,
): TextOf<Field> {
  const lang = foreignLang(text, language);
  return { [field]: inLanguage(text, language), ...(lang && { [`${field}Lang`]: lang }) } as TextOf<Field>;
}

/** The same of a specification or a choice: what it is called and what it is. */
export const pairIn = (pair: { name: Localised; value: Localised }, language: Language) => ({
  ...textIn('name', pair.name, language),
  ...textIn('value', pair.value, language),
});
