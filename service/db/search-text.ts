/** What stands between words: blanks, dashes, brackets, slashes, commas and double quotes. */
const separators = /[\s\p{Pd}\p{Ps}\p{Pe}/|,;:"“”„«»·•]+/gu;

/**
 * The form in which texts are stored and looked for: width, case and accents do not count, and the four Turkish
 * letters i, ı, İ and I are one. The database has no rule for Turkish, hence here. What it cannot store is left out.
 */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cs}\0]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(separators, ' ')
    .trim();

/**
 * Folded texts, a line each, with a blank around: so it can be asked of each what it begins with and what words it has.
 * A Chinese text has a second line, cut into words.
 */
export const foldLines = (texts: readonly (string | undefined)[]) =>
  [
    ...new Set(
      texts.flatMap((text) => {
        const folded = text ? foldForSearch(text) : '';
        return folded ? [`\n ${folded} `, `\n ${cutChinese(folded)} `] : [];
      }),
    ),
  ].join('');

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** A folded text with the Chinese in it cut into words, each between blanks; a text without Chinese stays as it is. */
export const cutChinese = (folded: string): string =>
  folded.replaceAll(/\S*\p{Script=Han}\S*/gu, (run) =>
    [...chinese.segment(run)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])).join(' '),
  );

/** The words of a search, at most twelve; each has to be found. */
export const searchWords = (key: string) => foldForSearch(key).split(' ').filter(Boolean).slice(0, 12);

/** A text as a part of a LIKE pattern that means exactly itself. */
export const likeLiteral = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const han = /\p{Script=Han}+/gu;

/** The Chinese signs of a text, each by itself and with its next: what a search of one or two signs is found by. */
export const signsOf = (text: string): string[] => [
  ...new Set(
    (text.match(han) ?? []).flatMap((run) => {
      const signs = [...run];
      return signs.flatMap((sign, index) => [sign, ...(index > 0 ? [`${signs[index - 1]}${sign}`] : [])]);
    }),
  ),
];

/** The longest of those that every text with the word has: pairs, or the one sign that it is. */
export const signQuery = (word: string): string | undefined => {
  const signs = signsOf(word);
  const pairs = signs.filter((sign) => [...sign].length > 1);
  const asked = pairs.length > 0 ? pairs : signs;
  return asked.length > 0 ? asked.map((sign) => `'${sign}'`).join(' & ') : undefined;
};
