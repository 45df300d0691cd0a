import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { HotSearch, SearchResult, ShopSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { hotSearches } from '#service/db/schema/search.ts';
import { searchWords } from '#service/db/search-text.ts';
import { facetNamesOf } from '#service/listings/facet-names.ts';
import { type FoundGroup, foundGroupsOf, isStarStep } from '#service/listings/facet-counts.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';
import {
  listedByWords,
  listedHere,
  listedWithoutWords,
  narrowedTo,
  pageListed,
  type Sorting,
} from '#service/listings/listed-products.ts';
import { checkDepth, type PageAsked } from '#service/platform/paging.ts';
import type { Reader, RegionStore } from '#service/regions/queries.ts';
import { countedFacets, noFacets } from '#service/listings/facets.ts';
import { narrowingOf, type SearchFilters } from '#service/listings/filters.ts';
import { matching, type Meaning, meaningOfKey, wordsKnown } from '#service/listings/match.ts';
import { corrected } from './terms.ts';
import { shopsNamed } from '#service/shops/queries.ts';
import { suggestionStore } from './suggestions.ts';

/** Shops above the products of a search. */
const shopsShown = 3;

type SearchAsked = Sorting & {
  /** Undefined: all products that meet the filters. */
  key: string | undefined;
  /** True: no corrected key is tried, even when nothing is found. */
  exact?: boolean | undefined;
  filters: SearchFilters;
  page: PageAsked;
};

type Found = Pick<SearchResult, 'records' | 'total' | 'pages' | 'facets' | 'shops' | 'correctedKey'>;

/** Up to so many results, sorting all of them is faster than asking for the best ones first. */
const comparedAtOnce = 300;

/** Searches of which meaning and number of results are cached. */
const keptMax = 500;

export type SearchStore = ReturnType<typeof searchStore>;

export function searchStore(db: Db, regions: RegionStore) {
  const groups = ttlCache<FoundGroup[]>(keptMax);
  const meanings = ttlCache<Meaning>(keptMax);
  /** How much was found when it was last counted. */
  const sizes = new LRUCache<string, number>({ max: keptMax });
  const namedShops = ttlCache<ShopSummary[]>(keptMax);

  const namesNow = facetNamesOf(db);
  const foundGroups = foundGroupsOf(db);

  const shopsOf = (reader: Reader, words: readonly string[]) =>
    namedShops([reader.region.regionId, reader.language, words], () =>
      shopsNamed(db, reader, words, shopsShown),
    );

  const meaning = (reader: Reader, key: string) =>
    meanings([reader.region.regionId, reader.language, key], () =>
      meaningOfKey(db, reader.region, key, reader.language),
    );

  /** One page of what fits the key (all products without one) and meets the filters, with its counts. */
  async function find(reader: Reader, key: string | undefined, asked: SearchAsked) {
    const { region } = reader;
    const { shopId, minPrice, maxPrice, minRating } = asked.filters;
    const [names, meant] = await Promise.all([
      namesNow(),
      key === undefined ? undefined : meaning(reader, key),
    ]);
    const narrowing = narrowingOf(names, asked.filters);
    const matched = meant && matching(meant);
    const { scope, scopeId, choices } = narrowing;
    const sizeKey = JSON.stringify([region.regionId, reader.language, key, scopeId, shopId]);
    // Only what the groups depend on; they are the same for every brand or colour that is chosen, so these are not in the key.
    const counting = groups(
      [
        region.regionId,
        ...(key === undefined ? [] : [reader.language, key]),
        scopeId,
        shopId,
        minPrice,
        maxPrice,
        isStarStep(minRating) ? null : minRating,
      ],
      () => foundGroups(listedHere(reader, matched, scope), choices),
    ).then((found) => {
      sizes.set(sizeKey, sumOf(found));
      return countedFacets(found, names, { reader, regions, narrowing });
    });
    const where = narrowedTo(reader, matched, narrowing);
    const total = counting.then((counted) => counted.total);
    const isFew = (sizes.get(sizeKey) ?? Infinity) <= comparedAtOnce;
    const order =
      key !== undefined && meant
        ? listedByWords(reader, asked, { key, meaning: meant, isFew }, narrowing)
        : listedWithoutWords(asked, narrowing);
    const page = await pageListed(db, reader, { where, order, page: asked.page, total });
    const { facets } = await counting;
    return { records: page.records, total: page.total, pages: page.pages, facets };
  }

  /** The key with unknown words replaced by the most similar known ones; null when all are known, or one has no similar word. */
  const mended = async (reader: Reader, key: string): Promise<string | null> =>
    corrected(db, wordsKnown(await meaning(reader, key)), reader.language);

  return {
    /** The products of a search; when there are none, and not `exact`, those of the corrected key, if it finds some. */
    async products(reader: Reader, asked: SearchAsked): Promise<Found> {
      checkDepth(asked.page);
      if (asked.key === undefined) {
        return { ...(await find(reader, undefined, asked)), shops: [], correctedKey: null };
      }
      const { key, exact } = asked;
      const [found, shops] = await Promise.all([find(reader, key, asked), shopsOf(reader, searchWords(key))]);
      if (exact || found.total > 0) return { ...found, shops, correctedKey: null };
      const correctedKey = await mended(reader, key);
      const second = correctedKey === null ? found : await find(reader, correctedKey, asked);
      if (correctedKey !== null && (second.total > 0 || isNarrowed(asked.filters))) {
        return { ...second, shops: await shopsOf(reader, searchWords(correctedKey)), correctedKey };
      }
      const facets = isNarrowed(asked.filters) ? found.facets : noFacets;
      return { ...found, facets, shops, correctedKey: null };
    },

    /** Frequent searches in the reader's language that find something in the region. */
    async hot(reader: Reader, { number, byHeat }: { number: number; byHeat: boolean }): Promise<HotSearch[]> {
      const rows = await db
        .select()
        .from(hotSearches)
        .where(
          and(
            eq(hotSearches.language, reader.language),
            sql`${hotSearches.regionIds} @> ${JSON.stringify(reader.region.regionId)}::jsonb`,
          ),
        )
        .orderBy(byHeat ? desc(hotSearches.searches) : asc(hotSearches.rank), hotSearches.hotSearchId)
        .limit(number);
      return rows.map(({ hotSearchId, content }) => ({ hotSearchId, title: content, content }));
    },

    suggest: suggestionStore(db),
  };
}

const sumOf = (found: readonly FoundGroup[]) => found.reduce((sum, { members }) => sum + members, 0);

const isNarrowed = (filters: SearchFilters) =>
  Object.values(filters).some((value) => value !== undefined && value !== false);
