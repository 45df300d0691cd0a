import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { listings, searchWords } from '#service/db/schema/listings.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';
import type { RegionRow } from '#service/regions/queries.ts';

/** Shorter than three letters no index knows a part of a word, and nobody looks for one. */
const shortMax = 2;

/** Numbers are packed as the column `words` says. */
const perWord = 64;

/** For each word asked for, the words of the mall that it means, as listings of the region carry them. */
export async function wordsMeant(db: Db, region: RegionRow, words: readonly string[]): Promise<number[][]> {
  if (words.length === 0) return [];
  const meant = words.map(
    (word) => sql`coalesce((
      select jsonb_agg(${searchWords.wordId} * ${perWord}::int + ${region.no}::int)
      from ${searchWords} where ${means(word)}
    ), '[]'::jsonb)`,
  );
  const [row] = await db
    .select({ ids: sql<number[][]>`jsonb_build_array(${sql.join(meant, sql`, `)})` })
    .from(sql`(select 1) one`);
  return row?.ids ?? [];
}

/** A word means those of a name that hold it, whole or as a part, and those that begin so wherever they stand. */
function means(word: string): SQL | undefined {
  const part = sql`${searchWords.word} like ${`%${likeLiteral(word)}%`}`;
  const beginning = sql`${searchWords.word} like ${`${likeLiteral(word)}%`}`;
  const signs = signQuery(word);
  if (signs === undefined) {
    return word.length <= shortMax ? beginning : sql`(${searchWords.inName} and ${part} or ${beginning})`;
  }
  const holdsSigns = sql`${searchWords.signs} @@ ${signs}::tsquery`;
  // Chinese is written without blanks, so there every place in a text is the beginning of a word.
  if (/^\p{Script=Han}/u.test(word)) return and(holdsSigns, part);
  return and(holdsSigns, sql`(${searchWords.inName} and ${part} or ${beginning})`);
}

/** Every word asked for is met; the numbers are of one region, and so is what has them. */
export const matching = (meant: readonly number[][]): SQL =>
  meant.length === 0 || meant.some((ids) => ids.length === 0)
    ? sql`false`
    : sql.join(
        meant.map((ids) => sql`${listings.words} && ${`{${ids.join(',')}}`}::int[]`),
        sql` and `,
      );

/** The column is written by `foldLines`: a line break and a blank before each name, a blank after it. */
const named = (text: string): SQL => sql`${listings.searchName} like ${`%${likeLiteral(text)}%`}`;

const atWord = (text: string): SQL => named(/^\p{Script=Han}/u.test(text) ? text : ` ${text}`);

const every = (words: readonly string[], test: (word: string) => SQL) =>
  words.length === 0 ? sql`false` : (and(...words.map(test)) ?? sql`false`);

/** The best match first: the name has it as it is, begins so, has words that begin so, has it somewhere. */
export function byRelevance(words: readonly string[]): SQL[] {
  const key = words.join(' ');
  const rank = sql`case
    when ${named(` ${key} `)} then 0
    when ${named(`\n ${key}`)} then 1
    when ${every(words, atWord)} then 2
    when ${every(words, named)} then 3
    else 4 end`;
  return [asc(rank), desc(listings.soldNum)];
}
