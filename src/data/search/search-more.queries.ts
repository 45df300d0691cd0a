import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SearchResult } from '#openapi/schema.gen.ts';
import { listingPageSize } from '#src/domain/limits.ts';
import type { Sorting } from '#src/domain/listing/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { emptySearch, given, type SearchFilter } from './search.queries.ts';

/** Reached by `searchKeys.all`. */
export const searchMoreKeys = {
  endless: (regionId: number, key: string, sorting: Sorting, filter: SearchFilter = {}) =>
    ['search', regionId, 'endless', key, sorting, filter] as const,
  glance: (regionId: number, key: string) => ['search', regionId, 'glance', key] as const,
  shops: (regionId: number, name: string) => ['search', regionId, 'shops', name] as const,
};

type Place = { pageNumber: number; scrollId?: string };

const firstPlace: Place = { pageNumber: 1 };
const nextPlace = ({ pageNumber, pages, scrollId }: SearchResult): Place | undefined =>
  pageNumber < pages ? { pageNumber: pageNumber + 1, scrollId: scrollId ?? undefined } : undefined;

export const searchMoreQueries = {
  /** Results that go on as one scrolls; the service's scrollId goes back to it with its sorting (S7.20, Z41). */
  endless: ({ api, regionId }: Shop, key: string, { sortName, sort }: Sorting, filter?: SearchFilter) =>
    infiniteQueryOptions({
      queryKey: searchMoreKeys.endless(regionId, key, { sortName, sort }, filter),
      initialPageParam: firstPlace,
      getNextPageParam: nextPlace,
      queryFn: async ({ signal, pageParam }) => {
        const { pageNumber, scrollId = '' } = pageParam;
        const oldSort = scrollId && `${sortName}:${sort}`;
        const page = { sortName, sort, oldSort, pageSize: listingPageSize, pageNumber, scrollId };
        const query = { ...emptySearch, ...given(filter), ...page, key, regionId };
        return unwrap(await api.GET('/search', { params: { query }, signal }));
      },
    }),
  /** What is found first while one types, with how much there is, in which categories, and which shops are called so. */
  glance: ({ api, regionId }: Shop, key: string) =>
    queryOptions({
      queryKey: searchMoreKeys.glance(regionId, key),
      queryFn: async ({ signal }) => {
        const query = { ...emptySearch, key, regionId, pageNumber: 1, pageSize: listingPageSize };
        return unwrap(await api.GET('/search', { params: { query }, signal }));
      },
    }),
  /** Shops whose name has this text (S7.22). */
  shops: ({ api, regionId }: Shop, name: string) =>
    queryOptions({
      queryKey: searchMoreKeys.shops(regionId, name),
      enabled: name !== '',
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/shopDetail/byShopName', { params: { query: { name, regionId } }, signal })),
    }),
};
