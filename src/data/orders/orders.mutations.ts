import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderCancel } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { cartKeys } from '../cart/cart.queries.ts';
import { orderKeys } from './orders.queries.ts';

export const orderMutations = {
  /** Cancels an order for a reason (S4.17); a repeat answers the same. */
  cancel: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ orderNumber, ...body }: OrderCancel & { orderNumber: string }) =>
        unwrap(await api.PUT('/p/myOrder/cancel/{orderNumber}', { body, params: { path: { orderNumber } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
  /** "Do you confirm the receipt" was answered with yes (S4.19). */
  confirmReceipt: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (orderNumber: string) =>
        unwrap(await api.PUT('/p/myOrder/receipt/{orderNumber}', { params: { path: { orderNumber } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
  /** Takes an ended order out of the reader's lists (S4.18). */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (orderNumber: string) =>
        unwrap(await api.DELETE('/p/myOrder/{orderNumber}', { params: { path: { orderNumber } } })),
      onSuccess: (_done, orderNumber) => {
        queryClient.removeQueries({ queryKey: orderKeys.detail(orderNumber) });
        queryClient.removeQueries({ queryKey: orderKeys.status(orderNumber) });
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
  /** Takes back that an order was deleted, for ten minutes. */
  restore: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (orderNumber: string) =>
        unwrap(await api.PUT('/p/myOrder/restore/{orderNumber}', { params: { path: { orderNumber } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
  /** Puts what an order bought into the cart; what is no longer sold is named. One key for each time that it is wanted. */
  buyAgain: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async ({ orderNumber, key }: { orderNumber: string; key: string }) =>
        unwrap(
          await api.POST('/p/myOrder/buyAgain/{orderNumber}', {
            params: { path: { orderNumber }, header: { 'Idempotency-Key': key } },
          }),
        ),
      onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    }),
};
