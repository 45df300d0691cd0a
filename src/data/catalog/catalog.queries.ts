import { queryOptions } from '@tanstack/react-query';
import { listingPageSize, similarProductsSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const quarterMs = 900_000;

/** Query keys, from general to particular: invalidating `all` includes every query of the catalog. */
export const catalogKeys = {
  all: ['catalog'] as const,
  categories: (regionId: number, parentId: number, depth: number) =>
    ['catalog', regionId, 'categories', parentId, depth] as const,
  products: (regionId: number, categoryId: number, listing: Listing) =>
    ['catalog', regionId, 'products', categoryId, listing] as const,
  product: (regionId: number, prodId: number) => ['catalog', regionId, 'product', prodId] as const,
  skus: (regionId: number, prodId: number) => ['catalog', regionId, 'skus', prodId] as const,
  similar: (regionId: number, prodId: number) => ['catalog', regionId, 'similar', prodId] as const,
};

export const catalogQueries = {
  /** The categories below one, `depth` levels of them; parent 0 gives the roots. */
  categories: ({ api, regionId }: Shop, parentId: number, depth: 1 | 2 | 3) =>
    queryOptions({
      queryKey: catalogKeys.categories(regionId, parentId, depth),
      staleTime: quarterMs,
      queryFn: async ({ signal }) => {
        const query = { parentId, regionId, depth };
        return unwrap(await api.GET('/category/categoryInfo', { params: { query }, signal }));
      },
    }),
  /** One page of a category's products. */
  products: ({ api, regionId }: Shop, categoryId: number, listing: Listing) =>
    queryOptions({
      queryKey: catalogKeys.products(regionId, categoryId, listing),
      queryFn: async ({ signal }) => {
        const { page: current, sortName, sort } = listing;
        const query = { regionId, categoryId, current, size: listingPageSize, sortName, sort };
        return unwrap(await api.GET('/prod/pageProd', { params: { query }, signal }));
      },
    }),
  /** Everything that a product's page shows (S2.59–S2.67). */
  product: ({ api, regionId }: Shop, prodId: number) =>
    queryOptions({
      queryKey: catalogKeys.product(regionId, prodId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prod/prodInfo', { params: { query: { prodId, regionId } }, signal })),
    }),
  /** Live stock and price, asked for in the browser before buying; the page itself may be a minute old. */
  skus: ({ api, regionId }: Shop, prodId: number) =>
    queryOptions({
      queryKey: catalogKeys.skus(regionId, prodId),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prod/skuList', { params: { query: { prodId, regionId } }, signal })),
    }),
  /** Products like this one, twelve of them (S7.17). */
  similar: ({ api, regionId }: Shop, prodId: number) =>
    queryOptions({
      queryKey: catalogKeys.similar(regionId, prodId),
      queryFn: async ({ signal }) => {
        const query = { prodId, regionId, current: 1, size: similarProductsSize };
        return unwrap(await api.GET('/prod/similar', { params: { query }, signal })).records;
      },
    }),
};
