import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderCancel } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
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
  /** Puts a deleted order back into the reader's lists. */
  restore: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (orderNumber: string) =>
        unwrap(await api.PUT('/p/myOrder/restore/{orderNumber}', { params: { path: { orderNumber } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
};
