import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { listings } from '#service/db/schema/listings.ts';
import { searchPrefixes, searchTerms } from '#service/db/schema/search.ts';
import type { Reader } from '#service/regions/queries.ts';
import { beginsOnly, languagesOf, productPlace, type Term } from './suggested-terms.ts';

/** Letters of the longest beginning that the table `search_beginnings` keeps (filled by `learn_beginnings`). */
const lettersMax = 16;
/** Letters from which on the table also keeps the beginnings of words inside a name. */
const wordsFrom = 3;

/** A group of suggestions: of one rank, in the reader's language or not. */
export type Group = Pick<Term, 'rank' | 'foreign'>;

/** The best product names with a beginning; `allKnown` says whether `terms` holds every name of a group. */
export type BegunNames = { terms: Term[]; allKnown: (group: Group) => boolean };

/** Looks up product names by their beginning; undefined for several words, and for beginnings that the table does not keep. */
export function begunNamesOf(db: Db) {
  const best = sql`
    select ${searchTerms.termId}, ${searchTerms.content}, ${searchTerms.language}, ${searchTerms.weight}
    from unnest(lists.ids) with ordinality kept (term_id, place)
    join ${searchTerms} on ${searchTerms.termId} = kept.term_id
    where exists (
      select 1 from ${listings} where ${listings.prodId} = ${searchTerms.prodId}
        and ${listings.regionId} = ${sql.placeholder('regionId')}
    )
    order by kept.place limit ${sql.placeholder('size')}`;
  const {
    regionId: there,
    language: spoken,
    beginning,
    nameIds,
    namesWhole,
    wordIds,
    wordsWhole,
  } = searchPrefixes;
  const names = sql`(0, ${nameIds}, ${namesWhole})`;
  const withWords = sql`(1, ${wordIds}, ${wordsWhole})`;
  const asked = db
    .select({
      language: spoken,
      rank: sql<number>`lists.rank`,
      whole: sql<boolean>`lists.whole`,
      termId: sql<number | null>`best.term_id`.mapWith((id: string | null) =>
        id === null ? null : Number(id),
      ),
      content: sql<string>`best.content`,
      weight: sql<number>`best.weight`,
    })
    .from(searchPrefixes)
    .crossJoin(sql`lateral (values ${names}, ${withWords}) lists (rank, ids, whole)`)
    .leftJoin(sql`lateral (${best}) best`, sql`true`)
    .where(
      and(
        eq(there, sql.placeholder('regionId')),
        sql`${spoken} = any(${sql.placeholder('languages')})`,
        eq(beginning, sql.placeholder('word')),
      ),
    )
    .prepare('begun_names');

  return async (reader: Reader, words: readonly string[], size: number): Promise<BegunNames | undefined> => {
    const [word = '', ...more] = words;
    const letters = [...word].length;
    if (more.length > 0 || letters > lettersMax || (letters < wordsFrom && !beginsOnly(words)))
      return undefined;
    const { regionId } = reader.region;
    const rows = await asked.execute({ languages: languagesOf(reader), word, regionId, size });
    const foreignTo = (language: string) => language !== reader.language;
    const terms = rows.flatMap(({ termId, content, weight, rank, language }) =>
      termId === null
        ? []
        : [{ termId, content, weight, rank, foreign: foreignTo(language), place: productPlace }],
    );
    const allKnown = ({ rank, foreign }: Group) => {
      if (rank > 1) return false;
      const group = rows.filter((row) => row.rank === rank && foreignTo(row.language) === foreign);
      return group.length < size && group.every(({ whole }) => whole);
    };
    return { terms, allKnown };
  };
}
