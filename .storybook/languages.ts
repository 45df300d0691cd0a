import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  fallbackLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
} from '#src/i18n/languages.ts';

/** The pseudo-language stands on English. */
const pseudoCode = 'pseudo';

/** What the toolbar offers: the five languages by their own names, and one that nobody speaks. */
export const spoken = {
  ...Object.fromEntries(languageCodes.map((code) => [code, languages[code].name])),
  [pseudoCode]: 'Þšéûðö',
};

/** The language whose rules count: plurals, dates, figures. */
export const languageOf = (chosen: unknown): Language =>
  isLanguage(String(chosen)) ? (chosen as Language) : fallbackLanguage;

export const tagOf = (chosen: unknown): string =>
  chosen === pseudoCode ? 'en-XA' : languages[languageOf(chosen)].tag;

type Words = Record<string, string> | Record<string, MessageFormatElement[]>;

const files = import.meta.glob<Record<string, string>>('../src/i18n/messages/*.json', { import: 'default' });
const known = new Map<string, Words>();

async function load(chosen: string): Promise<Words> {
  const words = (await files[`../src/i18n/messages/${languageOf(chosen)}.json`]?.()) ?? {};
  if (chosen !== pseudoCode) return words;
  const { pseudo } = await import('./pseudo.ts');
  return Object.fromEntries(Object.entries(words).map(([id, message]) => [id, pseudo(message)]));
}

/** Has the words of a language at hand before a story speaks. */
export async function learn(chosen: unknown) {
  const code = String(chosen);
  if (!known.has(code)) known.set(code, await load(code));
}

/** The words of a language that was learnt. */
export const wordsOf = (chosen: unknown): Words => known.get(String(chosen)) ?? {};
