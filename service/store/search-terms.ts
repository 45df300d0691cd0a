import { and, asc, desc, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Suggestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, searchWords } from '#service/db/search-text.ts';
import { soldIn } from './product-list.ts';
import type { Reader } from './regions.ts';

/** From this likeness on (of trigrams, 0 to 1) a word is taken for a slip of the finger. */
const likeEnough = 0.35;

/** Names that go on with what is being typed: in the reader's language first, and only of what is sold here. */
export async function suggestions(
  db: Db,
  reader: Reader,
  typed: string,
  size: number,
): Promise<Suggestion[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const key = likeLiteral(words.join(' '));
  const rank = sql`case
    when ${searchTerms.folded} like ${`${key}%`} then 0
    when ${searchTerms.folded} like ${`% ${key}%`} then 1
    else 2 end`;
  const foreign = sql`${searchTerms.language} <> ${reader.language}`;
  const kind = sql`array_position(array['category', 'brand', 'product'], ${searchTerms.kind})`;
  const rows = await db
    .select({ keyword: searchTerms.content })
    .from(searchTerms)
    .where(
      and(
        ne(searchTerms.kind, 'word'),
        inArray(searchTerms.language, [reader.language, 'en']),
        ...words.map((word) => sql`${searchTerms.folded} like ${`%${likeLiteral(word)}%`}`),
        soldSomewhere(reader),
      ),
    )
    .groupBy(searchTerms.content)
    .orderBy(
      asc(sql`min(${rank})`),
      sql`bool_and(${foreign})`,
      sql`min(${kind})`,
      desc(sql`max(${searchTerms.weight})`),
      searchTerms.content,
    )
    .limit(size);
  return rows;
}

/** Something that carries the term is sold in the reader's region. */
function soldSomewhere(reader: Reader): SQL {
  return sql`exists (
    select 1 from ${products} join ${productRegions} on ${productRegions.prodId} = ${products.prodId}
    where ${soldIn(reader, undefined)} and case ${searchTerms.kind}
      when 'product' then ${products.prodId} = ${searchTerms.prodId}
      when 'brand' then ${products.brandId} = ${searchTerms.brandId}
      else exists (
        select 1 from ${productCategories} where ${productCategories.prodId} = ${products.prodId}
          and ${productCategories.categoryId} = ${searchTerms.categoryId}
      ) end
  )`;
}

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
