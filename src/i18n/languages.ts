/** The interface languages (S1.46–S1.50), each with its own name and the tag that the service is asked in. */
export const languages = {
  en: { name: 'English', tag: 'en-US' },
  zh: { name: '中文', tag: 'zh-CN' },
  tr: { name: 'Türkçe', tag: 'tr-TR' },
  ru: { name: 'Русский', tag: 'ru-RU' },
  pt: { name: 'Português', tag: 'pt-PT' },
} as const;

export type Language = keyof typeof languages;

/** All languages in the order of the picker. */
export const languageCodes = Object.keys(languages) as Language[];

/** The language when nothing better is known (S9.25). */
export const fallbackLanguage: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(languages, text);

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
