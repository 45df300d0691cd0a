import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { searchWords } from '#service/db/schema/listings.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import type { Unit, Word } from './search-units.ts';

/** A number in `listings.words` is `word_id * 64 + regions.no`. */
const perWord = 64;
const places = 4;
/** A known word of up to so many letters does not also mean words that begin with it: "tea" is not "teal". */
const wholeUpTo = 3;

/** The ids of the words that a typed word means in a region, by the place (`search_words.place`) where they stand. */
export type MeantWord = {
  /** As it was typed, in the form of the database. */
  word: string;
  /** The word itself and its forms. */
  whole: number[][];
  /** Words that begin with it; for Chinese, words that contain it. */
  begun: number[][];
};

export type MeantUnit = { typed: MeantWord[]; others: MeantWord[][] };

type Row = [id: number, place: number, whole: boolean];

/** What each part of a search means in a region, read in one query. */
export async function meaningOf(db: Db, region: RegionRow, units: readonly Unit[]): Promise<MeantUnit[]> {
  const asked = new Map<string, Asked>();
  for (const { typed, others, languages } of units) {
    for (const word of typed) asked.set(word.folded, askedFor(word, languages, true));
    for (const word of others.flat())
      if (!asked.has(word.folded)) asked.set(word.folded, askedFor(word, languages, false));
  }
  if (asked.size === 0) return [];
  const rows = await rowsOf(db, region, [...asked.values()]);
  const next = ({ folded }: Word) => meant(folded, rows.get(folded) ?? []);
  return units.map(({ typed, others }) => ({
    typed: typed.map(next),
    others: others.map((words) => words.map(next)),
  }));
}

function meant(word: string, rows: readonly Row[]): MeantWord {
  const byPlace = (whole: boolean) =>
    Array.from({ length: places }, (_, place) =>
      rows.flatMap(([id, where, isWhole]) => (isWhole === whole && where === place ? [id] : [])),
    );
  const whole = byPlace(true);
  const short = word.length <= wholeUpTo && !/\p{Script=Han}/u.test(word);
  const begun = short && whole.flat().length > 0 ? byPlace(true).map(() => []) : byPlace(false);
  return { word, whole, begun };
}

type Asked = {
  folded: string;
  /** The word in each language, as its dictionary takes it. */
  raws: { language: string; raw: string }[];
  /** Upper end of the range of words that begin with this one; null where only the word itself is meant. */
  until: string | null;
  /** The Chinese characters to look for, anywhere in a word, as Chinese has no blanks; null for other scripts. */
  signs: string | null;
  part: string;
};

function askedFor({ folded, raw }: Word, languages: readonly string[], begins: boolean): Asked {
  const signs = signQuery(folded) ?? null;
  return {
    folded,
    raws: languages.map((language) => ({ language, raw: raw.toLocaleLowerCase(language) })),
    until: begins && signs === null ? `${folded}\u{10ffff}` : null,
    signs: begins ? signs : null,
    part: `%${likeLiteral(folded)}%`,
  };
}

/** The words of the mall that are asked for. */
async function rowsOf(db: Db, { no }: RegionRow, asked: readonly Asked[]): Promise<Map<string, Row[]>> {
  const rows = await wordsMeant(db).execute({ asked: JSON.stringify(asked), no });
  return new Map(rows.map(({ folded, rows: own }) => [folded, own]));
}

/** Prepared once for each connection, since planning takes longer than running it; each branch uses an index of its own. */
const wordsMeant = preparedFor((db) => {
  const { wordId, place, word, signs } = searchWords;
  const stems = sql`array(select stem_of(language, raw) from jsonb_to_recordset(asked.raws) as said(language text, raw text))`;
  const forms = sql`(select array(
    select ${searchTerms.folded} from ${searchTerms}
    where ${searchTerms.kind} = 'word' and stem_of(${searchTerms.language}, ${searchTerms.content}) = any(${stems})
  ) || asked.folded as words)`;
  const branch = (whole: boolean, test: SQL) =>
    sql`select ${wordId} as id, ${place} as place, ${sql.raw(String(whole))} as whole from ${searchWords} where ${test}`;
  const found = sql`(
    ${branch(true, sql`${word} = any(forms.words)`)}
    union all ${branch(false, sql`${word} ~>=~ asked.folded and ${word} ~<~ asked.until and ${word} <> all(forms.words)`)}
    union all ${branch(false, sql`${signs} @@ asked.signs::tsquery and ${word} like asked.part and ${word} <> all(forms.words)`)}
  )`;
  return db
    .select({
      folded: sql<string>`asked.folded`,
      rows: sql<
        Row[]
      >`jsonb_agg(jsonb_build_array(found.id * ${sql.raw(String(perWord))} + ${sql.placeholder('no')}::int, found.place, found.whole))`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder('asked')}::jsonb)
        as asked(folded text, raws jsonb, until text, signs text, part text)
      cross join lateral ${forms} forms cross join lateral ${found} found`,
    )
    .groupBy(sql`asked.folded`)
    .prepare('words_meant');
});
