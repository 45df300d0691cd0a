import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const logisticsKeys = {
  all: ['logistics'] as const,
  order: (orderNumber: string) => ['logistics', orderNumber] as const,
};

export const logisticsQueries = {
  /** Where the parcels of an order are, the latest news first (S2.21). */
  order: ({ api }: Shop, orderNumber: string) =>
    queryOptions({
      queryKey: logisticsKeys.order(orderNumber),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/p/myDelivery/orderInfo/{orderNumber}', {
            params: { path: { orderNumber } },
            signal,
          }),
        ),
    }),
};
