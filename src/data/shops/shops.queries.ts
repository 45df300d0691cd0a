import { queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What narrows the products of a shop: one of its categories, words to look for. */
export type ShopShelf = { categoryId?: number | undefined; key?: string | undefined };

export const shopKeys = {
  all: ['shops'] as const,
  list: (regionId: number, size: number) => ['shops', regionId, 'list', size] as const,
  detail: (regionId: number, shopId: number) => ['shops', regionId, 'detail', shopId] as const,
  products: (regionId: number, shopId: number, listing: Listing, shelf: ShopShelf = {}) =>
    ['shops', regionId, 'products', shopId, listing, shelf] as const,
};

export const shopQueries = {
  /** The shops of the region that are loved most, each with what it sells best (S1.3). */
  list: ({ api, regionId }: Shop, size: number) =>
    queryOptions({
      queryKey: shopKeys.list(regionId, size),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/shopDetail/page', { params: { query: { regionId, size } }, signal })),
    }),
  /** Everything that a shop's page shows (S2.29, S2.63). */
  detail: ({ api, regionId }: Shop, shopId: number) =>
    queryOptions({
      queryKey: shopKeys.detail(regionId, shopId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/shopDetail/info', { params: { query: { shopId, regionId } }, signal })),
    }),
  /** One page of a shop's products. */
  products: ({ api, regionId }: Shop, shopId: number, listing: Listing, shelf?: ShopShelf) =>
    queryOptions({
      queryKey: shopKeys.products(regionId, shopId, listing, shelf),
      queryFn: async ({ signal }) => {
        const { page: current, sortName, sort } = listing;
        const query = { regionId, shopId, ...shelf, current, size: listingPageSize, sortName, sort };
        return unwrap(await api.GET('/prod/pageProd', { params: { query }, signal }));
      },
    }),
};
