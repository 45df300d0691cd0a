import { queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const catalogTrendingQueries = {
  /** One page of what sells now, of everything or of one category, with how much of it this week (S2.30). */
  page: ({ api, regionId }: Shop, current: number, categoryId?: number) =>
    queryOptions({
      queryKey: ['catalog', regionId, 'trending', categoryId, current] as const,
      queryFn: async ({ signal }) => {
        const query = { regionId, categoryId, current, size: listingPageSize };
        return unwrap(await api.GET('/prod/trending', { params: { query }, signal }));
      },
    }),
};
