import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { listings, searchWords } from '#service/db/schema/listings.ts';
import { likeLiteral, searchWords as wordsOf, signQuery } from '#service/db/search-text.ts';
import type { RegionRow } from '#service/regions/queries.ts';

/** The search of before decision 50, to be measured against: any part of a word of a name, and what sells best. */
export async function oldSearch(db: Db, region: RegionRow, key: string, limit: number): Promise<number[]> {
  const words = wordsOf(key);
  const meant = await wordsMeant(db, region, words);
  if (meant.length === 0 || meant.some((ids) => ids.length === 0)) return [];
  const rows = await db
    .select({ prodId: listings.prodId })
    .from(listings)
    .where(and(...meant.map((ids) => sql`${listings.words} && ${`{${ids.join(',')}}`}::int[]`)))
    .orderBy(...byRelevance(words), asc(listings.prodId))
    .limit(limit);
  return rows.map(({ prodId }) => prodId);
}

async function wordsMeant(db: Db, region: RegionRow, words: readonly string[]): Promise<number[][]> {
  if (words.length === 0) return [];
  const meant = words.map(
    (word) => sql`coalesce((
      select jsonb_agg(${searchWords.wordId} * 64 + ${region.no}::int) from ${searchWords} where ${means(word)}
    ), '[]'::jsonb)`,
  );
  const [row] = await db
    .select({ ids: sql<number[][]>`jsonb_build_array(${sql.join(meant, sql`, `)})` })
    .from(sql`(select 1) one`);
  return row?.ids ?? [];
}

function means(word: string): SQL | undefined {
  const inName = sql`${searchWords.place} <= 1`;
  const part = sql`${searchWords.word} like ${`%${likeLiteral(word)}%`}`;
  const beginning = sql`${searchWords.word} like ${`${likeLiteral(word)}%`}`;
  const signs = signQuery(word);
  if (signs === undefined) return word.length <= 2 ? beginning : sql`(${inName} and ${part} or ${beginning})`;
  const holdsSigns = sql`${searchWords.signs} @@ ${signs}::tsquery`;
  if (/^\p{Script=Han}/u.test(word)) return and(holdsSigns, part);
  return and(holdsSigns, sql`(${inName} and ${part} or ${beginning})`);
}

const named = (text: string): SQL => sql`${listings.searchName} like ${`%${likeLiteral(text)}%`}`;
const atWord = (text: string): SQL => named(/^\p{Script=Han}/u.test(text) ? text : ` ${text}`);
const every = (words: readonly string[], test: (word: string) => SQL) =>
  and(...words.map(test)) ?? sql`false`;

function byRelevance(words: readonly string[]): SQL[] {
  const key = words.join(' ');
  const rank = sql`case
    when ${named(` ${key} `)} then 0
    when ${named(`\n ${key}`)} then 1
    when ${every(words, atWord)} then 2
    when ${every(words, named)} then 3
    else 4 end`;
  return [asc(rank), desc(listings.soldNum)];
}
