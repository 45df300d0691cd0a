import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { HotSearch, SearchResult, ShopSummary } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { hotSearches } from '#service/db/schema/search.ts';
import { searchWords } from '#service/db/search-text.ts';
import { facetNamesOf } from '#service/listings/facet-names.ts';
import { type FoundGroup, foundGroupsOf, isStarStep } from '#service/listings/facet-counts.ts';
import { ttlCache } from '#service/platform/ttl-cache.ts';
import {
  bestListed,
  listedHere,
  listedOrder,
  narrowedTo,
  pageListed,
  type Sorting,
} from '#service/listings/listed-products.ts';
import { checkDepth, type PageAsked } from '#service/platform/paging.ts';
import type { Reader, RegionStore } from '#service/regions/queries.ts';
import { countedFacets, noFacets } from '#service/listings/facets.ts';
import { narrowingOf, type SearchFilters } from '#service/listings/filters.ts';
import { byRelevance, matching, wordsMeant } from '#service/listings/match.ts';
import { corrected } from './terms.ts';
import { shopsNamed } from '#service/shops/queries.ts';
import { suggestionStore } from './suggestions.ts';

/** Shops above the products of a search. */
const shopsShown = 3;

type SearchAsked = Sorting & {
  /** Nothing: a listing of all that the filters leave. */
  key: string | undefined;
  filters: SearchFilters;
  page: PageAsked;
};

type Found = Pick<SearchResult, 'records' | 'total' | 'pages' | 'facets' | 'shops' | 'correctedKey'>;

/** So many searches, with what they mean and how much they find, are kept for half a minute. */
const keptMax = 500;

export type SearchStore = ReturnType<typeof searchStore>;

export function searchStore(db: Db, regions: RegionStore) {
  const groups = ttlCache<FoundGroup[]>(keptMax);
  const meanings = ttlCache<number[][]>(keptMax);
  const namedShops = ttlCache<ShopSummary[]>(keptMax);

  const namesNow = facetNamesOf(db);
  const foundGroups = foundGroupsOf(db);

  const shopsOf = (reader: Reader, words: readonly string[]) =>
    namedShops([reader.region.regionId, reader.language, words], () =>
      shopsNamed(db, reader, words, shopsShown),
    );

  /** One page of what has every word (all products without words) and meets the filters, with its counts. */
  async function find(reader: Reader, words: readonly string[] | undefined, asked: SearchAsked) {
    const { region } = reader;
    const { shopId, minPrice, maxPrice, minRating } = asked.filters;
    const [names, meant] = await Promise.all([
      namesNow(),
      words && meanings([region.regionId, words], () => wordsMeant(db, region, words)),
    ]);
    const narrowing = narrowingOf(names, asked.filters);
    const matched = meant && matching(meant);
    const { scope, scopeId, choices } = narrowing;
    // Only what the groups themselves depend on: another brand, colour or language counts the same groups.
    const counting = groups(
      [region.regionId, words, scopeId, shopId, minPrice, maxPrice, isStarStep(minRating) ? null : minRating],
      () => foundGroups(listedHere(reader, matched, scope), choices),
    ).then((found) => countedFacets(found, names, { reader, regions, narrowing }));
    const orderBy = listedOrder(asked, words ? byRelevance(words) : bestListed);
    const where = narrowedTo(reader, matched, narrowing);
    const total = counting.then((counted) => counted.total);
    const page = await pageListed(db, reader, { where, orderBy, page: asked.page, total });
    const { facets } = await counting;
    return { records: page.records, total: page.total, pages: page.pages, facets };
  }

  return {
    /** What fits the key; when nothing does, what fits the likest key that finds something. */
    async products(reader: Reader, asked: SearchAsked): Promise<Found> {
      checkDepth(asked.page);
      if (asked.key === undefined) {
        return { ...(await find(reader, undefined, asked)), shops: [], correctedKey: null };
      }
      const words = searchWords(asked.key);
      const [found, shops] = await Promise.all([find(reader, words, asked), shopsOf(reader, words)]);
      if (found.total === 0 && !isNarrowed(asked.filters)) {
        const correctedKey = words.length > 0 ? await corrected(db, words) : null;
        const mended = correctedKey === null ? [] : searchWords(correctedKey);
        const second = mended.length > 0 ? await find(reader, mended, asked) : found;
        const named = await shopsOf(reader, second.total > 0 ? mended : words);
        if (second.total > 0) return { ...second, shops: named, correctedKey };
        return { ...found, facets: noFacets, shops: named, correctedKey: null };
      }
      return { ...found, shops, correctedKey: null };
    },

    /** What people of the reader's language look for, as far as it finds something in the region. */
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

const isNarrowed = (filters: SearchFilters) =>
  Object.values(filters).some((value) => value !== undefined && value !== false);
