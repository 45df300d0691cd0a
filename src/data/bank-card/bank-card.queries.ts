import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const bankCardKeys = { all: ['bank-card'] as const, list: () => ['bank-card', 'list'] as const };

export const bankCardQueries = {
  /** The cards that the reader has saved, by their last four digits (S3.21). A payment may add one. */
  list: ({ api }: Shop) =>
    queryOptions({
      queryKey: bankCardKeys.list(),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/bankCard/list', { signal })),
    }),
};
