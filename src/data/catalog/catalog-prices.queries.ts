import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Key below `catalogKeys.all`, so that invalidating the catalog includes it. */
export const catalogPriceKeys = {
  history: (regionId: number, skuId: number) => ['catalog', regionId, 'price-history', skuId] as const,
};

export const catalogPriceQueries = {
  /** What a variant cost in the last ninety days; asked for when a reader wants to see it. */
  history: ({ api, regionId }: Shop, skuId: number) =>
    queryOptions({
      queryKey: catalogPriceKeys.history(regionId, skuId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prod/priceHistory', { params: { query: { skuId, regionId } }, signal })),
    }),
};
