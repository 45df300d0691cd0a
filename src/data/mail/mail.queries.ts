import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const mailKeys = { preferences: () => ['mail', 'preferences'] as const };

export const mailQueries = {
  /** Where the reader's mails go, and which kinds are wanted. */
  preferences: ({ api }: Shop) =>
    queryOptions({
      queryKey: mailKeys.preferences(),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/user/mailPreferences', { signal })),
    }),
};
