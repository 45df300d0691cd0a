import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const userKeys = { all: ['user'] as const, info: () => ['user', 'info'] as const };

export const userQueries = {
  /** The signed-in reader (S7.24). */
  info: ({ api }: Shop) =>
    queryOptions({
      queryKey: userKeys.info(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/userInfo', { signal })),
    }),
};
