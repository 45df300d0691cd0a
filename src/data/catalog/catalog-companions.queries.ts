import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { catalogKeys } from './catalog.queries.ts';

export const catalogCompanionQueries = {
  /** Up to three products that go well with one, the best first; all can be bought now. */
  of: ({ api, regionId }: Shop, prodId: number) =>
    queryOptions({
      queryKey: [...catalogKeys.all, regionId, 'companions', prodId] as const,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/prod/companions', { params: { query: { prodId, regionId } }, signal })),
    }),
};
