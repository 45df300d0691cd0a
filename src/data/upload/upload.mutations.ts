import { mutationOptions } from '@tanstack/react-query';
import type { operations } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What the pictures are for, of which type, and how many. */
type Wanted = NonNullable<operations['getUploadTickets']['parameters']['query']>;

export const uploadMutations = {
  /** Tickets with which pictures are sent to the storage (S7.25, D21). Each is good once, so none is kept. */
  tickets: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (query: Wanted) =>
        unwrap(await api.GET('/p/oss/securityToken', { params: { query } })),
    }),
};
