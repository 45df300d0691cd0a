import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listingPageSize } from '#src/domain/limits.ts';
import { nextPage } from '../paging.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const homeKeys = {
  all: ['home'] as const,
  banners: (regionId: number) => ['home', regionId, 'banners'] as const,
  tags: (regionId: number) => ['home', regionId, 'tags'] as const,
  window: (regionId: number) => ['home', regionId, 'window'] as const,
  sections: (regionId: number) => ['home', regionId, 'sections'] as const,
  tagProducts: (regionId: number, tagId: number, page: number) =>
    ['home', regionId, 'tag', tagId, page] as const,
  more: (regionId: number) => ['home', regionId, 'more'] as const,
};

export const homeQueries = {
  /** The banners of the region (S7.19). */
  banners: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: homeKeys.banners(regionId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/indexImgs', { params: { query: { regionId } }, signal })),
    }),
  /** The whole home page as one plan. */
  window: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: homeKeys.window(regionId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/indexTag/window', { params: { query: { regionId } }, signal })),
    }),
  /** The tags, without products (S7.14). */
  tags: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: homeKeys.tags(regionId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/indexTag/taglist', { params: { query: { regionId } }, signal })),
    }),
  /** The tags with their first products: the rails of home (S7.15). */
  sections: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: homeKeys.sections(regionId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/indexTag/list', { params: { query: { regionId } }, signal })),
    }),
  /** One page of a tag's products (S7.16). */
  tagProducts: ({ api, regionId }: Shop, tagId: number, current: number) =>
    queryOptions({
      queryKey: homeKeys.tagProducts(regionId, tagId, current),
      queryFn: async ({ signal }) => {
        const query = { tagId, regionId, current, size: listingPageSize };
        return unwrap(await api.GET('/indexTag/tagdetaillist', { params: { query }, signal }));
      },
    }),
  /** The grid of home that goes on as one scrolls (S7.18). */
  more: ({ api, regionId }: Shop) =>
    infiniteQueryOptions({
      queryKey: homeKeys.more(regionId),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      queryFn: async ({ signal, pageParam }) => {
        const query = { regionId, current: pageParam, size: listingPageSize };
        return unwrap(await api.GET('/indexTag/moreGoodStuff', { params: { query }, signal }));
      },
    }),
};
