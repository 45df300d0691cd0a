import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What is to be delivered, and where to; without an area the region as a whole is meant. */
export type Parcel = { prodId: number; skuId?: number; count?: number; areaId?: number };

/** Key below `catalogKeys.all`, so that invalidating the catalog includes it. */
export const catalogDeliveryKeys = {
  estimate: (regionId: number, parcel: Parcel) => ['catalog', regionId, 'delivery', parcel] as const,
};

export const catalogDeliveryQueries = {
  /** When a product comes, and what that costs (S2.65). */
  estimate: ({ api, regionId }: Shop, parcel: Parcel) =>
    queryOptions({
      queryKey: catalogDeliveryKeys.estimate(regionId, parcel),
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/prod/deliveryEstimate', { params: { query: { ...parcel, regionId } }, signal }),
        ),
    }),
};
