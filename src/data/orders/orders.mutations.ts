import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { orderKeys } from './orders.queries.ts';

export const orderMutations = {
  /** "Do you confirm the receipt" was answered with yes (S4.19). */
  confirmReceipt: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (orderNumber: string) =>
        unwrap(await api.PUT('/p/myOrder/receipt/{orderNumber}', { params: { path: { orderNumber } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
    }),
};
