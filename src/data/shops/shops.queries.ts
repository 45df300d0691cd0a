import { queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import type { Listing } from '#src/domain/listing.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const shopKeys = {
  all: ['shops'] as const,
  detail: (regionId: number, shopId: number) => ['shops', regionId, 'detail', shopId] as const,
  products: (regionId: number, shopId: number, listing: Listing) =>
    ['shops', regionId, 'products', shopId, listing] as const,
};

export const shopQueries = {
  /** Everything that a shop's page shows (S2.29, S2.63). */
  detail: ({ api, regionId }: Shop, shopId: number) =>
    queryOptions({
      queryKey: shopKeys.detail(regionId, shopId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/shopDetail/info', { params: { query: { shopId, regionId } }, signal })),
    }),
  /** One page of a shop's products. */
  products: ({ api, regionId }: Shop, shopId: number, listing: Listing) =>
    queryOptions({
      queryKey: shopKeys.products(regionId, shopId, listing),
      queryFn: async ({ signal }) => {
        const { page: current, sortName, sort } = listing;
        const query = { regionId, shopId, current, size: listingPageSize, sortName, sort };
        return unwrap(await api.GET('/prod/pageProd', { params: { query }, signal }));
      },
    }),
};
