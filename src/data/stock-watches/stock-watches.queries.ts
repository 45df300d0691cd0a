import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const stockWatchKeys = { all: ['stock-watches'] as const };

export const stockWatchQueries = {
  /** What the reader waits for and what has come back lately, the newest first. */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: stockWatchKeys.all,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/stockWatch', { signal })),
    }),
};
