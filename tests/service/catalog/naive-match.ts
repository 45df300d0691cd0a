import { sql } from 'drizzle-orm';
import type { Db } from '#service/db/database.ts';
import type { searchTerms } from '#service/db/schema/search.ts';
import { foldForSearch } from '#service/db/search-text.ts';
import { unitsOf, type Word } from '#service/listings/search-units.ts';

type Texts = { searchHead: string; searchName: string; searchCategory: string; searchText: string };
type Term = typeof searchTerms.$inferSelect;

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.split(' ').filter(Boolean));

/** Where each word of a product stands: 0 in what it is, 1 in its name, 2 in its categories, 3 elsewhere. */
function placesOf({ searchHead, searchName, searchCategory, searchText }: Texts): Map<string, number> {
  const places = new Map<string, number>();
  [searchHead, searchName, searchCategory, searchText].forEach((text, place) => {
    for (const word of linesOf(text)) if (!places.has(word)) places.set(word, place);
  });
  return places;
}

type Meant = { whole: (word: string) => boolean; begun: (word: string) => boolean };

/** The best place of a word that passes, 9 without one. */
const bestOf = (places: Map<string, number>, passes: (word: string) => boolean) =>
  Math.min(9, ...[...places].flatMap(([word, place]) => (passes(word) ? [place] : [])));

const worstOf = (places: Map<string, number>, words: readonly Meant[], begun = false) =>
  Math.max(...words.map((word) => bestOf(places, (one) => word.whole(one) || (begun && word.begun(one)))));

/** How well a part of a search is met, 0 best; undefined where it is not. */
function tierOf(places: Map<string, number>, typed: readonly Meant[], others: readonly Meant[][]) {
  const own = worstOf(places, typed);
  const other = Math.min(9, ...others.map((words) => worstOf(places, words)));
  const begun = worstOf(places, typed, true);
  if (own === 0) return 0;
  if (other === 0) return 1;
  if (own === 1) return 2;
  if (other === 1) return 3;
  if (begun <= 1) return 4;
  if (own === 2) return 6;
  if (other === 2) return 7;
  return begun <= 3 ? 8 : undefined;
}

/** How well each of the products meets a key, worked out by going through all words of all of them. */
export async function naiveMatch<One extends Texts>(db: Db, all: readonly One[], terms: readonly Term[]) {
  const stems = new Map<string, string>();
  const stemOf = async (language: string, word: string) => {
    const [row] = await db
      .select({ stem: sql<string>`stem_of(${language}, ${word})` })
      .from(sql`(select 1) one`);
    return row?.stem ?? '';
  };
  for (const { kind, language, content, termId } of terms)
    if (kind === 'word') stems.set(String(termId), await stemOf(language, content));
  const every = new Set(all.flatMap((one) => [...placesOf(one).keys()]));

  async function meant({ folded, raw }: Word, languages: readonly string[]): Promise<Meant> {
    const asked = new Set<string>();
    for (const language of languages) asked.add(await stemOf(language, raw.toLocaleLowerCase(language)));
    const forms = new Set([
      folded,
      ...terms
        .filter(({ kind, termId }) => kind === 'word' && asked.has(stems.get(String(termId)) ?? ''))
        .map((term) => term.folded),
    ]);
    const chinese = /\p{Script=Han}/u.test(folded);
    const known = [...every].some((word) => forms.has(word));
    const short = folded.length <= 3 && !chinese && known;
    return {
      whole: (word) => forms.has(word),
      begun: (word) =>
        !forms.has(word) && !short && (chinese ? word.includes(folded) : word.startsWith(folded)),
    };
  }

  /** How well each product meets a key: whether it has it as it was typed, then the sum of its parts. */
  return async function ranksOf(key: string): Promise<Map<One, number>> {
    const units: { typed: Meant[]; others: Meant[][] }[] = [];
    for (const { typed, others, languages } of unitsOf(key, 'en')) {
      const mean = (words: readonly Word[]) => Promise.all(words.map((word) => meant(word, languages)));
      units.push({ typed: await mean(typed), others: await Promise.all(others.map(mean)) });
    }
    const phrase = foldForSearch(key);
    const chinese = /\p{Script=Han}/u.test(phrase);
    const several = /\s|\p{Script=Han}{2}/u.test(phrase);
    const ranks = new Map<One, number>();
    for (const one of all) {
      const places = placesOf(one);
      const tiers = units.map(({ typed, others }) => tierOf(places, typed, others));
      if (units.length === 0 || tiers.some((tier) => tier === undefined)) continue;
      const asTyped = one.searchName.includes(chinese ? phrase : ` ${phrase} `);
      const sum = tiers.reduce<number>((total, tier) => total + (tier ?? 0), 0);
      ranks.set(one, sum + (several && !asTyped ? 1000 : 0));
    }
    return ranks;
  };
}
