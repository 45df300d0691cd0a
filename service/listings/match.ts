import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import { listings } from '#service/db/schema/listings.ts';
import { foldForSearch, likeLiteral } from '#service/db/search-text.ts';
import type { Db } from '#service/db/database.ts';
import type { RegionRow } from '#service/regions/queries.ts';
import { meaningOf, type MeantUnit, type MeantWord } from './meaning.ts';
import { unitsOf } from './search-units.ts';

/** What a search means in a region, part by part. */
export type Meaning = MeantUnit[];

/** What a key, typed by a reader of a language, means in a region. */
export const meaningOfKey = (db: Db, region: RegionRow, key: string, language: string): Promise<Meaning> =>
  meaningOf(db, region, unitsOf(key, language));

/** Places of words (`search_words.place`). */
const head = 0;
const name = 1;
const category = 2;
const anywhere = 3;

const never = sql`false`;
const has = (ids: readonly number[]): SQL =>
  ids.length === 0 ? never : sql`${listings.words} && ${`{${ids.join(',')}}`}::int[]`;

/** The ids of a word at a place and at all places above it. */
const upTo = (byPlace: readonly number[][], place: number) => byPlace.slice(0, place + 1).flat();

/** Condition: every word stands at `place` or above it, whole or, with `begun`, as the beginning of another word. */
const all = (words: readonly MeantWord[], place: number, begun = false): SQL =>
  words.length === 0
    ? never
    : (and(
        ...words.map((word) => has([...upTo(word.whole, place), ...(begun ? upTo(word.begun, place) : [])])),
      ) ?? never);

const any = (choices: readonly MeantWord[][], place: number): SQL =>
  or(...choices.filter(canBe(place)).map((words) => all(words, place))) ?? never;

const canBe = (place: number) => (words: readonly MeantWord[]) =>
  words.every(({ whole }) => upTo(whole, place).length > 0);

/** Whether a part of the search means anything that the mall has. */
const isKnown = ({ typed, others }: MeantUnit): boolean =>
  typed.every(({ whole, begun }) => upTo(whole, anywhere).length + upTo(begun, anywhere).length > 0) ||
  others.some(canBe(category));

/** The words of a search in their order, each with whether the mall knows what it means. */
export const wordsKnown = (meaning: Meaning): { folded: string; known: boolean }[] =>
  meaning.flatMap((unit) => unit.typed.map(({ word }) => ({ folded: word, known: isKnown(unit) })));

/** Condition: a listing meets every part, as typed or by a synonym. Word ids belong to one region, so no condition on it is needed. */
export const matching = (units: readonly MeantUnit[]): SQL =>
  units.length === 0 || !units.every(isKnown)
    ? never
    : (and(...units.map(({ typed, others }) => or(all(typed, anywhere, true), any(others, category)))) ??
      never);

type Step = { tier: number; test: () => SQL };

/**
 * The ways to meet a part, best (0) first: whole words before beginnings, the head of a name before the rest of it, then the
 * category. A listing that meets the part in none of these ways, only in its text, comes last.
 */
function stepsOf({ typed, others }: MeantUnit): Step[] {
  const otherwise = (place: number) => others.some(canBe(place));
  const begins = typed.some(({ begun }) => upTo(begun, name).length > 0);
  const steps: [tier: number, possible: boolean, test: () => SQL][] = [
    [0, canBe(head)(typed), () => all(typed, head)],
    [1, otherwise(head), () => any(others, head)],
    [2, canBe(name)(typed), () => all(typed, name)],
    [3, otherwise(name), () => any(others, name)],
    [4, begins, () => all(typed, name, true)],
    [6, canBe(category)(typed), () => all(typed, category)],
    [7, otherwise(category), () => any(others, category)],
  ];
  return steps.flatMap(([tier, possible, test]) => (possible ? [{ tier, test }] : []));
}

function tierOf(unit: MeantUnit): SQL | undefined {
  const cases = stepsOf(unit).map(({ tier, test }) => sql`when ${test()} then ${sql.raw(String(tier))}`);
  return cases.length === 0 ? undefined : sql`case ${sql.join(cases, sql` `)} else 8 end`;
}

/**
 * Condition for the listings that come first in the order of `byRelevance`: they meet every part in its best way, and have the
 * words together as typed. An index finds them, so that thousands of others need no sorting when these fill a page; among them
 * the best-selling comes first. Undefined when there is no such condition.
 */
export function metBest(key: string, units: readonly MeantUnit[]): SQL | undefined {
  const firsts = units.map((unit) => stepsOf(unit)[0]?.test());
  return firsts.includes(undefined) || !units.every(isKnown) ? undefined : and(...firsts, asTyped(key));
}

/** Condition: the name has the words together, as they were typed; undefined for a single word. */
function asTyped(key: string): SQL | undefined {
  const phrase = foldForSearch(key);
  if (!/\s|\p{Script=Han}{2}/u.test(phrase)) return undefined;
  // The column is written by `foldLines`: a blank before and after each name.
  const edge = /\p{Script=Han}/u.test(phrase) ? '' : ' ';
  return sql`${listings.searchName} like ${`%${edge}${likeLiteral(phrase)}${edge}%`}`;
}

/** The best match first: several words as they were typed, then how well each part is met; what sells best among equals. */
export function byRelevance(key: string, units: readonly MeantUnit[]): SQL[] {
  const together = asTyped(key);
  const typedSo = together ? [sql`case when ${together} then 0 else 1 end`] : [];
  const tiers = units.map(tierOf).filter((tier) => tier !== undefined);
  const met = tiers.length > 0 ? [asc(sql`(${sql.join(tiers, sql` + `)})`)] : [];
  return [...typedSo, ...met, desc(listings.soldNum)];
}
