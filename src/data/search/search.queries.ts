import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '#src/domain/filters.ts';
import { hotSearchSize, listingPageSize, suggestionsSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What results are narrowed by, as the contract takes it; a shop besides what a reader chooses. */
export type SearchFilter = FilterQuery & { shopId?: number };

export const searchKeys = {
  all: ['search'] as const,
  results: (regionId: number, key: string | undefined, listing: Listing, filter: SearchFilter = {}) =>
    ['search', regionId, 'results', key, listing, filter] as const,
  hot: (regionId: number) => ['search', regionId, 'hot'] as const,
  suggestions: (regionId: number, keyword: string) => ['search', regionId, 'suggestions', keyword] as const,
};

export const searchQueries = {
  /** One page of results (S7.20); without a key, of all that the filter leaves. */
  results: ({ api, regionId }: Shop, key: string | undefined, listing: Listing, filter?: SearchFilter) =>
    queryOptions({
      queryKey: searchKeys.results(regionId, key, listing, filter),
      queryFn: async ({ signal }) => {
        const { page: pageNumber, sortName, sort } = listing;
        const query = { ...filter, key, regionId, pageNumber, pageSize: listingPageSize, sortName, sort };
        return unwrap(await api.GET('/search', { params: { query }, signal }));
      },
    }),
  /** One page of what came into the mall last. */
  newest: (shop: Shop, page: number, categoryId?: number) =>
    searchQueries.results(shop, undefined, { sortName: 'newest', sort: 'desc', page }, { categoryId }),
  /** What many search for (S7.21). */
  hot: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: searchKeys.hot(regionId),
      queryFn: async ({ signal }) => {
        const query = { number: hotSearchSize, sort: 1, regionId } as const;
        return unwrap(await api.GET('/search/hotSearch', { params: { query }, signal }));
      },
    }),
  /** Words that go on from what is typed (S7.23). */
  suggestions: ({ api, regionId }: Shop, keyword: string) =>
    queryOptions({
      queryKey: searchKeys.suggestions(regionId, keyword),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const query = { keyword, size: suggestionsSize, regionId };
        return unwrap(await api.GET('/search/suggest/keyword', { params: { query }, signal }));
      },
    }),
};
