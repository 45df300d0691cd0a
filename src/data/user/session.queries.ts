import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const sessionKeys = { all: ['sessions'] as const };

export const sessionQueries = {
  /** Where the reader is signed in, this place first, then the latest used. */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: sessionKeys.all,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/sessions', { signal })),
    }),
};
