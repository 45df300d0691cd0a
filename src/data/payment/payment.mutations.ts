import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Payment, PaymentConfirm, PayRequest } from '#openapi/schema.gen.ts';
import { groupBuyKeys } from '../group-buy/group-buy.queries.ts';
import { orderKeys } from '../orders/orders.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { paymentKeys } from './payment.queries.ts';

type Intent = { payNo: string; key: string };

/**
 * Paying for orders. The key is the reader's one intent: a repeat pays once (D13). A declined card is an answer, not a
 * refusal. What is answered is shown at once and asked for from its first second on; after either end, orders are asked
 * for anew, and the last answer about a payment stays until a newer one is there.
 */
export const paymentMutations = {
  pay: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, ...body }: PayRequest & { key: string }) =>
        unwrap(await api.POST('/p/order/pay', { body, params: { header: { 'Idempotency-Key': key } } })),
      onSuccess: (payment) => keep(queryClient, payment),
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
      onSuccess: (payment) => keep(queryClient, payment),
      onError: () => queryClient.invalidateQueries({ queryKey: paymentKeys.attempts() }),
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
      onSuccess: (payment) => keep(queryClient, payment),
      onError: () => queryClient.invalidateQueries({ queryKey: paymentKeys.attempts() }),
      onSettled: () => askAnew(queryClient),
    }),
};

/** An answer about a payment; whoever looks at it counts its waits from here. */
function keep(queryClient: QueryClient, payment: Payment) {
  const queryKey = paymentKeys.attempt(payment.payNo);
  const counts = { dataUpdateCount: 0, errorUpdateCount: 0 };
  queryClient.getQueryCache().find({ queryKey })?.setState(counts);
  queryClient.setQueryData<Payment>(queryKey, payment);
}

const askAnew = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: paymentKeys.infos() }),
    queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    // Whoever paid for a place in a group stands in it now.
    queryClient.invalidateQueries({ queryKey: groupBuyKeys.all }),
  ]);
