import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral } from '#service/db/search-text.ts';

/** From this likeness on (of trigrams, 0 to 1) a word is taken for a slip of the finger. */
const likeEnough = 0.35;

/** The search with its unknown words put right by the likest word that the mall knows, or null. */
export async function corrected(db: Db, words: readonly string[]): Promise<string | null> {
  const known = sql`exists (
    select 1 from ${searchTerms} where ${searchTerms.folded} like '%' || asked.pattern || '%'
  )`;
  const likest = sql`(
    select ${searchTerms.content} from ${searchTerms}
    where ${searchTerms.kind} = 'word' and ${searchTerms.folded} % asked.word
      and similarity(${searchTerms.folded}, asked.word) >= ${likeEnough}
    order by similarity(${searchTerms.folded}, asked.word) desc, ${searchTerms.weight} desc, ${searchTerms.folded}
    limit 1
  )`;
  const asked = JSON.stringify(words.map((word) => ({ word, pattern: likeLiteral(word) })));
  const mended = await db
    .select({
      word: sql<string | null>`case when ${known} then asked.word else ${likest} end`,
      changed: sql<boolean>`not ${known}`,
    })
    .from(sql`jsonb_to_recordset(${asked}::jsonb) as asked(word text, pattern text)`);
  if (!mended.some(({ changed }) => changed) || mended.some(({ word }) => word === null)) return null;
  return mended.map(({ word }) => word).join(' ');
}
