import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { RefundApply, ReturnExpress } from '#openapi/schema.gen.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { refundKeys } from './refunds.queries.ts';

/** Steps of a refund; its order shows them, too. A key is the reader's one intent (D13). */
export const refundMutations = {
  /** Asks for money back, with or without goods (S1.26). */
  apply: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: RefundApply & { key: string }) =>
        unwrap(
          await api.POST('/p/orderRefund/apply', { body, params: { header: { 'Idempotency-Key': key } } }),
        ),
      onSettled: () => askAnew(queryClient),
    }),
  /** Takes the wish back. */
  cancel: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (refundSn: string) =>
        unwrap(await api.PUT('/p/orderRefund/cancel', { body: { refundSn } })),
      onSettled: () => askAnew(queryClient),
    }),
  /** Says how the goods travel back; said again, it is a correction. */
  sendExpress: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: ReturnExpress & { key: string }) =>
        unwrap(
          await api.POST('/p/orderRefund/submitExpress', {
            body,
            params: { header: { 'Idempotency-Key': key } },
          }),
        ),
      onSettled: () => askAnew(queryClient),
    }),
};

const askAnew = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: refundKeys.pages() }),
    queryClient.invalidateQueries({ queryKey: refundKeys.details() }),
    queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  ]);
