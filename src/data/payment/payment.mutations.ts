import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { PaymentConfirm, PayRequest } from '#openapi/schema.gen.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { paymentKeys } from './payment.queries.ts';

type Intent = { payNo: string; key: string };

/**
 * Paying for orders. The key is the reader's one intent: a repeat pays once (D13). A declined card is an answer, not a
 * refusal. After either, orders are asked for anew, and a payment from its first second on.
 */
export const paymentMutations = {
  pay: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: PayRequest & { key: string }) =>
        unwrap(await api.POST('/p/order/pay', { body, params: { header: { 'Idempotency-Key': key } } })),
      onSettled: () => askAnew(queryClient),
    }),
  /** Goes on after the processor's challenge. */
  confirm: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ payNo, key, ...body }: PaymentConfirm & Intent) =>
        unwrap(
          await api.POST('/p/payment/{payNo}/confirm', {
            body,
            params: { path: { payNo }, header: { 'Idempotency-Key': key } },
          }),
        ),
      onSettled: () => askAnew(queryClient),
    }),
  /** Gives a waiting payment up; its orders can be paid for in another way. */
  cancel: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ payNo, key }: Intent) =>
        unwrap(
          await api.POST('/p/payment/{payNo}/cancel', {
            params: { path: { payNo }, header: { 'Idempotency-Key': key } },
          }),
        ),
      onSettled: () => askAnew(queryClient),
    }),
};

const askAnew = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.resetQueries({ queryKey: paymentKeys.attempts() }),
    queryClient.invalidateQueries({ queryKey: paymentKeys.infos() }),
    queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  ]);
