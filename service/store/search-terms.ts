import { and, desc, inArray, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Suggestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { productCategories, productRegions, products } from '#service/db/schema/products.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, searchWords, signQuery } from '#service/db/search-text.ts';
import { soldIn } from './product-list.ts';
import type { Reader } from './regions.ts';

/** From this likeness on (of trigrams, 0 to 1) a word is taken for a slip of the finger. */
const likeEnough = 0.35;

/** The best names that are looked at closer; far more than are ever shown. */
const candidatesMax = 200;
/** Letters from which the index of trigrams helps. */
const indexedFrom = 3;

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
  const candidates = db
    .select({
      content: searchTerms.content,
      kind: searchTerms.kind,
      prodId: searchTerms.prodId,
      brandId: searchTerms.brandId,
      categoryId: searchTerms.categoryId,
      weight: searchTerms.weight,
      rank: sql<number>`${rank}`.as('rank'),
      foreign: sql<boolean>`${foreign}`.as('foreign'),
      place: sql<number>`${kind}`.as('place'),
    })
    .from(searchTerms)
    .where(
      and(
        ne(searchTerms.kind, 'word'),
        inArray(searchTerms.language, [reader.language, 'en']),
        ...words.map((word) => holds(word, words.length === 1)),
      ),
    )
    .orderBy(sql`rank`, sql`"foreign"`, sql`place`, desc(searchTerms.weight))
    .limit(candidatesMax)
    .as('candidates');
  const rows = await db
    .select({ keyword: candidates.content })
    .from(candidates)
    .where(soldSomewhere(reader, candidates))
    .groupBy(candidates.content)
    .orderBy(
      sql`min(rank)`,
      sql`bool_and("foreign")`,
      sql`min(place)`,
      desc(sql`max(${candidates.weight})`),
      candidates.content,
    )
    .limit(size);
  return rows;
}

/** A word that is typed alone and short begins the names; otherwise it stands anywhere in them. */
function holds(word: string, alone: boolean): SQL {
  const signs = signQuery(word);
  const literal = likeLiteral(word);
  if (signs !== undefined)
    return sql`${searchTerms.searchSigns} @@ ${signs}::tsquery and ${searchTerms.folded} like ${`%${literal}%`}`;
  return word.length < indexedFrom && alone
    ? sql`${searchTerms.folded} like ${`${literal}%`}`
    : sql`${searchTerms.folded} like ${`%${literal}%`}`;
}

type Carried = { kind: SQLWrapper; prodId: SQLWrapper; brandId: SQLWrapper; categoryId: SQLWrapper };

/** Something that carries the term is sold in the reader's region. */
function soldSomewhere(reader: Reader, term: Carried): SQL {
  const sold = sql`select 1 from ${products} join ${productRegions} on ${productRegions.prodId} = ${products.prodId}
    where ${soldIn(reader, undefined)}`;
  return sql`case ${term.kind}
    when 'product' then exists (${sold} and ${products.prodId} = ${term.prodId})
    when 'brand' then exists (${sold} and ${products.brandId} = ${term.brandId})
    else exists (${sold} and ${products.prodId} in (
      select ${productCategories.prodId} from ${productCategories}
      where ${productCategories.categoryId} = ${term.categoryId}
    )) end`;
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
