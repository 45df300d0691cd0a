/**
 * The interface languages (S1.46–S1.50), each with its own name, the tag that the service is asked in, and the tag by which
 * dates and figures are written: the mall delivers nowhere in the United States, so English puts the day before the month.
 */
export const languages = {
  en: { name: 'English', tag: 'en-US', formats: 'en-GB' },
  zh: { name: '中文', tag: 'zh-CN', formats: 'zh-CN' },
  tr: { name: 'Türkçe', tag: 'tr-TR', formats: 'tr-TR' },
  ru: { name: 'Русский', tag: 'ru-RU', formats: 'ru-RU' },
  pt: { name: 'Português', tag: 'pt-PT', formats: 'pt-PT' },
} as const;

export type Language = keyof typeof languages;

/** All languages in the order of the picker. */
export const languageCodes = Object.keys(languages) as Language[];

/** The language when nothing better is known (S9.25). */
export const fallbackLanguage: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languages, text);

/** The language whose dates and figures are written by this tag. */
export const languageOfFormats = (formats: string): Language =>
  languageCodes.find((code) => languages[code].formats === formats) ?? fallbackLanguage;

/** The tag that the service is asked in where dates and figures are written by this one. */
export const tagOfFormats = (formats: string) => languages[languageOfFormats(formats)].tag;

/** The reader's language: the stored choice, else the first of the browser's that we speak, else English (Z12, S9.24). */
export function pickLanguage(stored: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(stored)) return stored;
  const wished = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { code: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .toSorted((a, b) => b.quality - a.quality);
  return wished.map(({ code }) => code).find(isLanguage) ?? fallbackLanguage;
}
