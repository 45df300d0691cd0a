import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { hotSearchSize, suggestionsSize } from '#src/domain/limits.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Reached by `searchKeys.all`. */
export const searchWordKeys = {
  hot: (regionId: number) => ['search', regionId, 'hot'] as const,
  suggestions: (regionId: number, keyword: string) => ['search', regionId, 'suggestions', keyword] as const,
};

export const searchWordQueries = {
  /** What many search for (S7.21). */
  hot: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: searchWordKeys.hot(regionId),
      queryFn: async ({ signal }) => {
        const query = { number: hotSearchSize, sort: 1, regionId } as const;
        return unwrap(await api.GET('/search/hotSearch', { params: { query }, signal }));
      },
    }),
  /** Words that go on from what is typed (S7.23). */
  suggestions: ({ api, regionId }: Shop, keyword: string) =>
    queryOptions({
      queryKey: searchWordKeys.suggestions(regionId, keyword),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const query = { keyword, size: suggestionsSize, regionId };
        return unwrap(await api.GET('/search/suggest/keyword', { params: { query }, signal }));
      },
    }),
};
