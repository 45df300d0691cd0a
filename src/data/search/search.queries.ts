import { queryOptions } from '@tanstack/react-query';
import type { FilterQuery } from '#src/domain/filter/filters.ts';
import { listingPageSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What results are narrowed by, as the contract takes it; a shop besides what a reader chooses. */
export type SearchFilter = FilterQuery & { shopId?: number };

export const searchKeys = {
  all: ['search'] as const,
  results: (regionId: number, key: string | undefined, listing: Listing, filter: SearchFilter = {}) =>
    ['search', regionId, 'results', key, listing, filter] as const,
};

/** What every search sends, also where it has nothing to say (S7.20, Z41). */
export const emptySearch = { categoryTypeAttrIds: '', scrollId: '', oldSort: '' };

/** The filters that are chosen; a name without a value would take the place of an empty one. */
export const given = (filter: SearchFilter = {}): SearchFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

export const searchQueries = {
  /** One page of results (S7.20); without a key, of all that the filter leaves. A page goes by its number, so there is no scroll. */
  results: ({ api, regionId }: Shop, key: string | undefined, listing: Listing, filter?: SearchFilter) =>
    queryOptions({
      queryKey: searchKeys.results(regionId, key, listing, filter),
      queryFn: async ({ signal }) => {
        const { page: pageNumber, sortName, sort } = listing;
        const page = { pageNumber, pageSize: listingPageSize, sortName, sort };
        const query = { ...emptySearch, ...given(filter), ...page, key, regionId };
        return unwrap(await api.GET('/search', { params: { query }, signal }));
      },
    }),
  /** One page of what came into the mall last. */
  newest: (shop: Shop, page: number, categoryId?: number) =>
    searchQueries.results(shop, undefined, { sortName: 'newest', sort: 'desc', page }, { categoryId }),
};
