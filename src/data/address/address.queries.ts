import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const addressKeys = {
  all: ['address'] as const,
  list: () => ['address', 'list'] as const,
  detail: (addrId: number) => ['address', 'detail', addrId] as const,
};

export const addressQueries = {
  /** The reader's addresses, the default first (S2.44). */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: addressKeys.list(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/address/list', { signal })),
    }),
  /** One address, for its form (S2.46). */
  detail: ({ api }: Shop, addrId: number) =>
    queryOptions({
      queryKey: addressKeys.detail(addrId),
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/address/addrInfo/{addrId}', { params: { path: { addrId } }, signal })),
    }),
};
