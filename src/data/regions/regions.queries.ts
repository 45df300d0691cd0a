import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

const hourMs = 3_600_000;

export const regionKeys = {
  all: ['regions'] as const,
  list: () => ['regions', 'list'] as const,
  areas: (regionId: number, parentId: number) => ['regions', regionId, 'areas', parentId] as const,
};

export const regionQueries = {
  /** The sales regions of the picker (S7.13). */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: regionKeys.list(),
      staleTime: hourMs,
      queryFn: async ({ signal }) => unwrap(await api.GET('/salesRegions/all', { signal })),
    }),
  /** The areas below one; parent 0 gives the provinces. */
  areas: ({ api, regionId }: Shop, pid: number) =>
    queryOptions({
      queryKey: regionKeys.areas(regionId, pid),
      staleTime: hourMs,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/area/listByPid', { params: { query: { regionId, pid } }, signal })),
    }),
};
