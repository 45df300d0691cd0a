import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { foldForSearch } from '#service/db/search-text.ts';
import { slips } from './slips.ts';

/** Least trigram similarity (0 to 1) at which a word may be a typing error for another. */
const likeEnough = 0.3;
const candidatesMax = 20;
/** One typing error is allowed for so many letters, and always at least one. */
const lettersPerSlip = 3;

type Asked = { folded: string; known: boolean };
type Candidate = { content: string; language: string; weight: number };

/** The words with each unknown one replaced by the most similar known word; null when one has none, or all are known. */
export async function corrected(db: Db, words: readonly Asked[], language: string): Promise<string | null> {
  const unknown = words.filter(({ known }) => !known);
  if (unknown.length === 0) return null;
  const asked = unknown.map(
    ({ folded }) => sql`coalesce((
      select jsonb_agg(jsonb_build_object('content', content, 'language', language, 'weight', weight)) from (
        select ${searchTerms.content} as content, ${searchTerms.language} as language, ${searchTerms.weight} as weight
        from ${searchTerms}
        where ${searchTerms.kind} = 'word' and ${searchTerms.folded} % ${folded}
          and similarity(${searchTerms.folded}, ${folded}) >= ${likeEnough}
        order by similarity(${searchTerms.folded}, ${folded}) desc, ${searchTerms.weight} desc, ${searchTerms.folded}
        limit ${candidatesMax}
      ) likest
    ), '[]'::jsonb)`,
  );
  const [found] = await db
    .select({ likest: sql<Candidate[][]>`jsonb_build_array(${sql.join(asked, sql`, `)})` })
    .from(sql`(select 1) one`);
  const mended = words.map(({ folded, known }) =>
    known
      ? folded
      : best(folded, found?.likest[unknown.findIndex((one) => one.folded === folded)] ?? [], language),
  );
  return mended.some((word) => word === undefined) ? null : mended.join(' ');
}

/** The candidate with the fewest slips, of the reader's language before others, then the one that most names have. */
function best(word: string, candidates: readonly Candidate[], language: string): string | undefined {
  const most = Math.max(1, Math.floor(word.length / lettersPerSlip));
  const ranked = candidates
    .map((one) => ({ ...one, slips: slips(word, foldForSearch(one.content)) }))
    .filter((one) => one.slips <= most)
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        Number(b.language === language) - Number(a.language === language) ||
        b.weight - a.weight ||
        (a.content < b.content ? -1 : 1),
    );
  return ranked[0]?.content;
}
