import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Key below `cartKeys.all`, so that invalidating the cart includes it. */
export const cartRegionKeys = {
  preview: (regionId: number, toRegionId: number) => ['cart', regionId, 'to', toRegionId] as const,
};

export const cartRegionQueries = {
  /** What another region sells of this cart, and for how much (S4.13). */
  preview: ({ api, regionId }: Shop, toRegionId: number) =>
    queryOptions({
      queryKey: cartRegionKeys.preview(regionId, toRegionId),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/p/shopCart/regionPreview', {
            params: { query: { regionId, toRegionId } },
            signal,
          }),
        ),
    }),
};
