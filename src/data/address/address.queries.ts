import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const addressKeys = { all: ['address'] as const, list: () => ['address', 'list'] as const };

export const addressQueries = {
  /** The reader's addresses, the default first (S2.44). */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: addressKeys.list(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/address/list', { signal })),
    }),
};
