import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { SubmitRequest } from '#openapi/schema.gen.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { groupBuyKeys } from '../group-buy/group-buy.queries.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const checkoutMutations = {
  /** Places the order. The key is the reader's one intent: a repeat answers the same order (D13). */
  submit: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: SubmitRequest & { key: string }) =>
        unwrap(await api.POST('/p/order/submit', { body, params: { header: { 'Idempotency-Key': key } } })),
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: cartKeys.all });
        await queryClient.invalidateQueries({ queryKey: orderKeys.all });
        await queryClient.invalidateQueries({ queryKey: groupBuyKeys.all });
      },
    }),
};
