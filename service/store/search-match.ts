import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import { products } from '#service/db/schema/products.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';

type Column = typeof products.searchName | typeof products.searchText;

/** The columns are written by `foldLines`: a line break and a blank before each text, a blank after it. */
const contains = (column: Column, text: string): SQL => sql`${column} like ${`%${likeLiteral(text)}%`}`;

/** Chinese is written without blanks, so there every place in a text is the beginning of a word. */
const atWord = (column: Column, text: string): SQL =>
  contains(column, /^\p{Script=Han}/u.test(text) ? text : ` ${text}`);

const every = (words: readonly string[], test: (word: string) => SQL | undefined) =>
  words.length === 0 ? sql`false` : (and(...words.map(test)) ?? sql`false`);

/** Shorter than three letters no index knows a part of a word, and nobody looks for one. */
const shortMax = 2;

/** Every word stands in the name, whole or as a part, or begins a word of brand, shop or category. */
export const matching = (words: readonly string[]): SQL =>
  every(words, (word) => {
    const signs = signQuery(word);
    const short = signs === undefined && word.length <= shortMax;
    const stands = short
      ? atWord(products.searchText, word)
      : or(contains(products.searchName, word), atWord(products.searchText, word));
    return signs === undefined ? stands : and(sql`${products.searchSigns} @@ ${signs}::tsquery`, stands);
  });

/** The best match first: the name has it as it is, begins so, has words that begin so, has it somewhere. */
export function byRelevance(words: readonly string[]): SQL[] {
  const key = words.join(' ');
  const rank = sql`case
    when ${contains(products.searchName, ` ${key} `)} then 0
    when ${contains(products.searchName, `\n ${key}`)} then 1
    when ${every(words, (word) => atWord(products.searchName, word))} then 2
    when ${every(words, (word) => contains(products.searchName, word))} then 3
    else 4 end`;
  return [asc(rank), desc(products.soldNum)];
}
