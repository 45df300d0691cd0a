import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';
import type { Reader } from './regions.ts';

/** Letters from which the index of trigrams helps. */
const indexedFrom = 3;

/** A name with its place in the order of suggestions. */
export type Term = {
  termId: number;
  content: string;
  /** 0: begins with what is typed; 1: has a word that does; 2: holds it. */
  rank: number;
  foreign: boolean;
  /** 1 category, 2 brand, 3 product. */
  place: number;
  weight: number;
};

type Amounts = {
  /** How many are shown. */
  size: number;
  /** How many of the best-selling names are looked through before any index is asked. */
  best: number;
};

/** Where the names are read that have every word. */
export function termsOf(db: Db, reader: Reader, words: readonly string[], { size, best }: Amounts) {
  const key = likeLiteral(words.join(' '));
  const plain = words.join(' ');
  // As a range, since for a letter or two the index of trigrams would promise more than it holds.
  const beginning = sql`${searchTerms.folded} ~>=~ ${plain} and ${searchTerms.folded} ~<~ ${`${plain}\u{10ffff}`}`;
  const held = sql.join(
    words.map((word) => holds(word, words.length === 1)),
    sql` and `,
  );
  const languages = [...new Set([reader.language, 'en'])];
  const read = (pieces: SQL[]) => readTerms(db, reader, sql.join(pieces, sql` union all `), key, size);
  const productsThat = (test: SQL) => sql`(
    select * from ${searchTerms} where ${productTerm(languages)} and ${test} and ${soldProduct(reader)}
  )`;
  return {
    /** All categories and brands, and the products among the best-selling. */
    first: () =>
      read([
        // They are few: "offset 0" has them read by kind, whatever the index of letters promises.
        sql`(
          select * from (
            select * from ${searchTerms}
            where ${inArray(searchTerms.kind, ['category', 'brand'])} and ${inArray(searchTerms.language, languages)}
            offset 0
          ) ${searchTerms} where ${held} and ${soldSomewhere(reader)}
        )`,
        ...languages.map(
          (language) => sql`(
            select * from (
              select * from ${searchTerms} where ${productTerm([language])}
              order by ${desc(searchTerms.weight)}, ${searchTerms.termId} limit ${best}
            ) ${searchTerms} where ${held} and ${soldProduct(reader)}
          )`,
        ),
      ]),
    /** The products that begin with what is typed. */
    beginning: () => read([productsThat(beginning)]),
    /** The products that have every word. */
    holding: () => read([productsThat(held)]),
  };
}

/** The first of each rank and language, each text once: more is never shown. */
async function readTerms(db: Db, reader: Reader, rows: SQL, key: string, size: number): Promise<Term[]> {
  const found = sql`(
    select found.*, row_number() over (partition by rank, language, place order by weight desc, term_id) as turn
    from (
      select distinct on (rank, language, place, content) term_id, content, language, weight, rank, place
      from (
        select term_id, content, language, weight,
          case when folded like ${`${key}%`} then 0 when folded like ${`% ${key}%`} then 1 else 2 end as rank,
          array_position(array['category', 'brand', 'product'], kind) as place
        from (${rows}) terms
      ) ranked
      order by rank, language, place, content, weight desc, term_id
    ) found
  ) found`;
  return db
    .select({
      termId: sql<number>`term_id`.mapWith(Number),
      content: sql<string>`content`,
      rank: sql<number>`rank`,
      foreign: sql<boolean>`language <> ${reader.language}`,
      place: sql<number>`place`,
      weight: sql<number>`weight`,
    })
    .from(found)
    .where(sql`turn <= ${size}`);
}

const productTerm = (languages: readonly string[]) =>
  and(eq(searchTerms.kind, 'product'), inArray(searchTerms.language, [...languages]));

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

const soldProduct = ({ region }: Reader): SQL => sql`exists (
  select 1 from ${listings} where ${listings.prodId} = ${searchTerms.prodId} and ${listings.regionId} = ${region.regionId}
)`;

/** Something of the brand or in the category is sold in the reader's region; looked up one by one, which "limit" sees to. */
function soldSomewhere({ region }: Reader): SQL {
  const here = sql`(
    select true from ${listings}
    where ${listings.regionId} = ${region.regionId} and ${listings.setId} = ${facetSets.setId} limit 1
  )`;
  const ofBrand = sql`(
    select true from ${facetSets} where ${facetSets.brandId} = ${searchTerms.brandId} and ${here} limit 1
  )`;
  const inCategory = sql`(
    select true from ${facetSets}
    where ${facetSets.categoryIds} @> array[${searchTerms.categoryId}] and ${here} limit 1
  )`;
  return sql`case ${searchTerms.kind} when 'brand' then ${ofBrand} else ${inCategory} end`;
}
