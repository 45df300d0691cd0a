import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { facetSets, listings } from '#service/db/schema/listings.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';
import type { Reader } from '#service/regions/queries.ts';

/** Letters that a word needs at least for the trigram index to help. */
const indexedFrom = 3;

/** The place of products, behind categories (1) and brands (2). */
export const productPlace = 3;

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

/** Queries for the product names that begin with the typed words, or contain all of them. */
export function termsOf(db: Db, reader: Reader, words: readonly string[], size: number) {
  const key = likeLiteral(words.join(' '));
  const plain = words.join(' ');
  // As a range and not as `like`: for one or two letters the trigram index returns many rows that do not match.
  const beginning = sql`${searchTerms.folded} ~>=~ ${plain} and ${searchTerms.folded} ~<~ ${`${plain}\u{10ffff}`}`;
  const held = sql.join(words.map(holds), sql` and `);
  const languages = languagesOf(reader);
  const productsThat = (test: SQL) => {
    const where = sql`${productTerm(languages)} and ${test} and ${soldProduct(reader)}`;
    return readTerms(db, reader, sql`(select * from ${searchTerms} where ${where})`, key, size);
  };
  return {
    /** The products that begin with what is typed. */
    beginning: () => productsThat(beginning),
    /** The products that have every word. */
    holding: () => productsThat(held),
  };
}

/** The first `size` terms of each rank and language, each text once; a list of suggestions never shows more. */
async function readTerms(db: Db, reader: Reader, rows: SQL, key: string, size: number): Promise<Term[]> {
  const found = sql`(
    select found.*, row_number() over (partition by rank, language, place order by weight desc, term_id) as turn
    from (
      select distinct on (rank, language, place, content) term_id, content, language, weight, rank, place
      from (
        select term_id, content, language, weight,
          case when folded like ${`${key}%`} then 0 when folded like ${`% ${key}%`} then 1 else 2 end as rank,
          array_position(array['category', 'brand', 'product'], kind) as place
        from ${rows} terms
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

/** The languages in which a reader is shown names. */
export const languagesOf = ({ language }: Reader): string[] => [...new Set([language, 'en'])];

const productTerm = (languages: readonly string[]) =>
  and(eq(searchTerms.kind, 'product'), inArray(searchTerms.language, [...languages]));

type ShelfTerm = Pick<Term, 'termId' | 'content' | 'foreign' | 'place' | 'weight'> & { folded: string };

/** Terms that are kept in memory, and looked through before a query is run. */
export type Shelf = {
  /** All categories and brands of which something is sold in the region. */
  few: ShelfTerm[];
  /** The best-selling products there, a fixed number for each language. */
  best: ShelfTerm[];
};

export async function readShelf(db: Db, reader: Reader, best: number): Promise<Shelf> {
  const languages = languagesOf(reader);
  const columns = {
    termId: searchTerms.termId,
    content: searchTerms.content,
    folded: searchTerms.folded,
    foreign: sql<boolean>`${searchTerms.language} <> ${reader.language}`,
    place: sql<number>`array_position(array['category', 'brand', 'product'], ${searchTerms.kind})`,
    weight: searchTerms.weight,
  };
  const few = and(
    inArray(searchTerms.kind, ['category', 'brand']),
    inArray(searchTerms.language, languages),
    soldSomewhere(reader),
  );
  const bestIn = (language: string) =>
    db
      .select(columns)
      .from(searchTerms)
      .where(and(productTerm([language]), soldProduct(reader)))
      .orderBy(desc(searchTerms.weight), searchTerms.termId)
      .limit(best);
  const [named, ...bests] = await Promise.all([
    db.select(columns).from(searchTerms).where(few),
    ...languages.map(bestIn),
  ]);
  return { few: named, best: bests.flat() };
}

/** The terms of a shelf that have what is typed, each with its rank. */
export function ranked(shelf: readonly ShelfTerm[], words: readonly string[]): Term[] {
  const key = words.join(' ');
  const onlyBeginning = beginsOnly(words);
  return shelf.flatMap(({ folded, ...term }) => {
    if (folded.startsWith(key)) return [{ ...term, rank: 0 }];
    if (onlyBeginning || !words.every((word) => folded.includes(word))) return [];
    return [{ ...term, rank: folded.includes(` ${key}`) ? 1 : 2 }];
  });
}

/** True for a single short word: it is only looked for at the beginning of names, and longer ones anywhere in them. */
export const beginsOnly = ([word = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && word.length < indexedFrom && signQuery(word) === undefined;

function holds(word: string): SQL {
  const signs = signQuery(word);
  const stands = sql`${searchTerms.folded} like ${`%${likeLiteral(word)}%`}`;
  return signs === undefined ? stands : sql`${searchTerms.searchSigns} @@ ${signs}::tsquery and ${stands}`;
}

/** A subquery for each term and not a join: with a wrong row estimate, a join would read all listings of the region each time. */
const soldProduct = ({ region }: Reader): SQL => sql`(
  select true from ${listings} where ${listings.prodId} = ${searchTerms.prodId} and ${listings.regionId} = ${region.regionId}
)`;

/** Whether a brand or category has a product in the reader's region; the `limit` forces a subquery for each, as above. */
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
