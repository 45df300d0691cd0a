import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing/listing.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const quarterMs = 900_000;
const brandsPageSize = 30;
/** Brands that home shows. */
const firstBrands = 10;

/** Keys below `catalogKeys.all`, so that invalidating the catalog includes them. */
export const catalogBrandKeys = {
  list: (regionId: number, categoryId?: number) => ['catalog', regionId, 'brands', categoryId] as const,
  first: (regionId: number) => ['catalog', regionId, 'brands', 'first'] as const,
  products: (regionId: number, brandId: number, listing: Listing) =>
    ['catalog', regionId, 'brand', brandId, listing] as const,
};

export const catalogBrandQueries = {
  /** The brands that are sold, by name, all or those of a category; goes on as one scrolls (S1.4). */
  list: ({ api, regionId }: Shop, categoryId?: number) =>
    infiniteQueryOptions({
      queryKey: catalogBrandKeys.list(regionId, categoryId),
      staleTime: quarterMs,
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { regionId, categoryId, current: pageParam, size: brandsPageSize };
        return unwrap(await api.GET('/brand/page', { params: { query }, signal }));
      },
    }),
  /** The first ten brands that are sold, by name; only these are kept, home has no other. */
  first: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: catalogBrandKeys.first(regionId),
      staleTime: quarterMs,
      queryFn: async ({ signal }) => {
        const query = { regionId, current: 1, size: brandsPageSize };
        const { records } = unwrap(await api.GET('/brand/page', { params: { query }, signal }));
        return records.slice(0, firstBrands);
      },
    }),
  /** One page of a brand's products. */
  products: ({ api, regionId }: Shop, brandId: number, listing: Listing) =>
    queryOptions({
      queryKey: catalogBrandKeys.products(regionId, brandId, listing),
      queryFn: async ({ signal }) => {
        const { page: current, sortName, sort } = listing;
        const query = { regionId, brandId, current, size: listingPageSize, sortName, sort };
        return unwrap(await api.GET('/prod/pageProd', { params: { query }, signal }));
      },
    }),
};
