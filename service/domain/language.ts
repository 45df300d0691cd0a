/** The five languages of the mall (S1.46 to S1.50) with the tag that answers carry in Content-Language. */
export const languageTags = { en: 'en-US', zh: 'zh-CN', tr: 'tr-TR', ru: 'ru-RU', pt: 'pt-PT' } as const;

export type Language = keyof typeof languageTags;

/** A text as it is stored: English always, the other languages where the merchant wrote them. */
export type Localised = { en: string } & Partial<Record<Language, string>>;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languageTags, code);

/** The text in the reader's language, else in English. */
export const inLanguage = (text: Localised, language: Language) => text[language] ?? text.en;
