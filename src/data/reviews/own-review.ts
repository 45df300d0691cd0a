import type { QueryClient } from '@tanstack/react-query';
import { reviewsPageSize } from '#src/domain/limits.ts';
import { catalogKeys } from '../catalog/catalog.queries.ts';
import type { Shop } from '../shop.ts';

/**
 * The reader has just rated a product: its page must show it. Browsers keep the public answers about a product for half a
 * minute, and show old ones while they ask anew, so these are fetched past that cache, into it; what fails is asked later.
 */
export async function showOwnReview({ api, regionId }: Shop, queryClient: QueryClient, prodId: number) {
  const past = { cache: 'reload' } as const;
  const list = { langs: 'own' as const, prodId, current: 1, size: reviewsPageSize };
  await Promise.allSettled([
    api.GET('/prodComm/prodCommData', { params: { query: { prodId } }, ...past }),
    api.GET('/prodComm/prodCommPageByProd', { params: { query: list }, ...past }),
    api.GET('/prod/prodInfo', { params: { query: { prodId, regionId } }, ...past }),
  ]);
  await queryClient.invalidateQueries({ queryKey: catalogKeys.product(regionId, prodId) });
  await queryClient.invalidateQueries({ queryKey: ['reviews', prodId] });
}
