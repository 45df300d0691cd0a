import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { HotSearch, PageOfProductSummary, SearchResult, Suggestion } from '#openapi/schema.gen.ts';
import type { Db } from '#service/db/database.ts';
import { hotSearches } from '#service/db/schema/search.ts';
import { searchWords } from '#service/db/search-text.ts';
import { orderBy, pageSummaries, type Sorting } from './product-list.ts';
import type { PageAsked } from './page.ts';
import type { Reader, RegionStore } from './regions.ts';
import { facetsOf, noFacets } from './search-facets.ts';
import { filtersOf, type SearchFilters } from './search-filters.ts';
import { byRelevance, matching } from './search-match.ts';
import { corrected, suggestions } from './search-terms.ts';
import { shopsNamed } from './shops.ts';

/** Shops above the products of a search. */
const shopsShown = 3;

type SearchAsked = Sorting & SearchFilters & { key: string; page: PageAsked };

type Found = Pick<SearchResult, 'records' | 'total' | 'pages' | 'facets' | 'shops' | 'correctedKey'>;

export type SearchStore = ReturnType<typeof searchStore>;

export function searchStore(db: Db, regions: RegionStore) {
  const pageFor = (reader: Reader, words: readonly string[], asked: SearchAsked) =>
    pageSummaries(db, reader, {
      where: and(matching(words), filtersOf(asked)),
      orderBy: orderBy(asked, byRelevance(words)),
      page: asked.page,
    });

  return {
    /** What fits the key; when nothing does, what fits the likest key that finds something. */
    async products(reader: Reader, asked: SearchAsked): Promise<Found> {
      const first = searchWords(asked.key);
      let [words, correctedKey]: [string[], string | null] = [first, null];
      let page: PageOfProductSummary = await pageFor(reader, words, asked);
      const filtered = filtersOf(asked) !== undefined;
      if (page.total === 0 && !filtered && first.length > 0) {
        correctedKey = await corrected(db, first);
        if (correctedKey !== null) {
          words = searchWords(correctedKey);
          page = await pageFor(reader, words, asked);
        }
        if (page.total === 0) correctedKey = null;
      }
      const { records, total, pages } = page;
      if (total === 0 && !filtered)
        return { records, total, pages, facets: noFacets, shops: [], correctedKey };
      const facets = await facetsOf(db, regions, reader, matching(words));
      return {
        records,
        total,
        pages,
        facets,
        shops: await shopsNamed(db, reader, words, shopsShown),
        correctedKey,
      };
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

    suggest: (reader: Reader, typed: string, size: number): Promise<Suggestion[]> =>
      suggestions(db, reader, typed, size),
  };
}
