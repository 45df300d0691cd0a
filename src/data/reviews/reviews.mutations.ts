import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ReviewCreate } from '#openapi/schema.gen.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { reviewKeys } from './reviews.queries.ts';

export const reviewMutations = {
  /** Rates a product of a completed order (S7.29). The key is the reader's one intent (D13). */
  create: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: ReviewCreate & { key: string }) =>
        unwrap(await api.POST('/p/prodComm', { body, params: { header: { 'Idempotency-Key': key } } })),
      onSuccess: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
          queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        ]),
    }),
};
