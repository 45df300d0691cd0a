import { cutChinese, foldForSearch } from '#service/db/search-text.ts';
import { fillers, synonyms } from './synonyms.ts';

/** A word of a search: `folded` as the database stores words, `raw` as it was typed, for the dictionaries of the languages. */
export type Word = { folded: string; raw: string };

/** One part of a search: the words as typed, and their synonyms; each entry of `others` is a synonym of all typed words together. */
export type Unit = { typed: Word[]; others: Word[][]; languages: string[] };

const wordsMax = 12;
/** Words of the longest entry of the synonyms. */
const phraseMax = 3;
const han = /\p{Script=Han}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const means = /[\p{L}\p{N}]/u;

/** The languages whose dictionaries know a word: the reader's and English, and those of its letters. */
const languagesOf = (text: string, language: string): string[] => [
  ...new Set([language, 'en', ...(han.test(text) ? ['zh'] : []), ...(cyrillic.test(text) ? ['ru'] : [])]),
];

/** The words of a text; "&" and the like, without letter or digit, are left out, and Chinese text is cut into words. */
function wordsOf(text: string): Word[] {
  return text
    .split(/[\s\p{Pd}\p{Ps}\p{Pe}/|,;:"“”„«»·•]+/u)
    .flatMap((raw) => {
      const folded = foldForSearch(raw);
      const parts = cutChinese(folded).split(' ');
      return parts.map((part) => ({ raw: parts.length === 1 ? raw : part, folded: part }));
    })
    .filter(({ folded }) => means.test(folded));
}

/** The parts of a search; a product must meet each part, as typed or by a synonym. */
export function unitsOf(key: string, language: string): Unit[] {
  const all = wordsOf(key).slice(0, wordsMax);
  const telling = all.filter(({ folded }) => !fillers.has(folded));
  const words = telling.length > 0 ? telling : all;
  const languages = languagesOf(key, language);
  const units: Unit[] = [];
  for (let place = 0; place < words.length;) {
    const { length, others } = longestKnown(words.slice(place), languages);
    const typed = words.slice(place, place + length);
    units.push({ typed, others, languages });
    place += length;
  }
  return units;
}

function longestKnown(words: readonly Word[], languages: readonly string[]) {
  for (let length = Math.min(phraseMax, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length).map(({ folded }) => folded);
    const texts = languages.flatMap((language) => known.get(`${language} ${phrase.join(' ')}`) ?? []);
    if (texts.length > 0) return { length, others: texts.map(wordsOf) };
  }
  return { length: 1, others: [] };
}

const keyOf = (text: string) =>
  wordsOf(text)
    .filter(({ folded }) => !fillers.has(folded))
    .map(({ folded }) => folded)
    .join(' ');

/** The synonyms by language and folded words; English entries are found by the form with and without -s. */
const known = new Map(
  Object.entries(synonyms).flatMap(([language, entries]) =>
    Object.entries(entries).flatMap(([text, others]) => {
      const key = keyOf(text);
      const forms = language === 'en' ? [key, key.endsWith('s') ? key.slice(0, -1) : `${key}s`] : [key];
      return forms.map((form) => [`${language} ${form}`, others] as const);
    }),
  ),
);
