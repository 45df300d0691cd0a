import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import { preparedFor } from '#service/db/prepared.ts';
import { searchWords } from '#service/db/schema/listings.ts';
import { searchTerms } from '#service/db/schema/search.ts';
import { likeLiteral, signQuery } from '#service/db/search-text.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import type { Unit, Word } from './search-units.ts';

/** Numbers are packed as the column `words` says. */
const perWord = 64;
const places = 4;
/** So short a word, where the mall knows it, is not also meant as the beginning of others: "tea" is not "teal". */
const wholeUpTo = 3;

/** The words of the mall that a word means, as listings of the region carry them, by the place where they stand. */
export type MeantWord = {
  /** As it was typed, in the form of the database. */
  word: string;
  /** The word itself and its forms. */
  whole: number[][];
  /** Words that begin so; of Chinese, those that hold it. */
  begun: number[][];
};

export type MeantUnit = { typed: MeantWord[]; others: MeantWord[][] };

type Row = [id: number, place: number, whole: boolean];

/** What each part of a search means in a region, in one question. */
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
  /** The last beginning that is still the word's own; null where only the word itself is meant. */
  until: string | null;
  /** Chinese has no blanks, so there what is asked for may stand anywhere; found by its signs. */
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

/** Each branch by an index of its own; to plan it takes longer than to answer it, so that is done once for each connection. */
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
