import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const shopReviewQueries = {
  /** What buyers say of a shop's products, with the stars of all of them (S2.63). */
  list: ({ api, regionId }: Shop, shopId: number) =>
    queryOptions({
      queryKey: ['shops', regionId, 'reviews', shopId] as const,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/shopDetail/reviews', { params: { query: { shopId, regionId } }, signal })),
    }),
};
