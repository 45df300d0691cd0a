import { queryOptions } from '@tanstack/react-query';
import type { OrderStatus } from '#openapi/schema.gen.ts';
import { ordersPageSize } from '#src/domain/limits.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** The tabs of the reader's orders that this service can fill (S4.15). */
export type OrderTab = Extract<OrderStatus, 'TO_PAY' | 'TO_DELIVER' | 'TO_RECEIVE' | 'COMPLETED'>;

/** Without the region: an order keeps its own prices and currency wherever it is read. */
export const orderKeys = {
  all: ['orders'] as const,
  count: () => ['orders', 'count'] as const,
  page: (status: OrderTab, current: number) => ['orders', 'page', status, current] as const,
  found: (key: string, current: number) => ['orders', 'found', key, current] as const,
  detail: (orderNumber: string) => ['orders', 'detail', orderNumber] as const,
  status: (orderNumber: string) => ['orders', 'status', orderNumber] as const,
};

export const orderQueries = {
  /** How many orders stand in each state (S7.26). */
  count: ({ api }: Shop) =>
    queryOptions({
      queryKey: orderKeys.count(),
      staleTime: 0,
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/myOrder/orderCount', { signal })),
    }),
  /** One page of a tab, newest first. */
  page: ({ api }: Shop, status: OrderTab, current: number) =>
    queryOptions({
      queryKey: orderKeys.page(status, current),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const query = { status, current, size: ordersPageSize };
        return unwrap(await api.GET('/p/myOrder/myOrder', { params: { query }, signal }));
      },
    }),
  /** One page of the orders, in whatever state, whose number or products have this text. */
  found: ({ api }: Shop, key: string, current: number) =>
    queryOptions({
      queryKey: orderKeys.found(key, current),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const query = { status: 'ALL', key, current, size: ordersPageSize } as const;
        return unwrap(await api.GET('/p/myOrder/myOrder', { params: { query }, signal }));
      },
    }),
  /** One order, whole (S2.69–S2.76). */
  detail: ({ api }: Shop, orderNumber: string) =>
    queryOptions({
      queryKey: orderKeys.detail(orderNumber),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/myOrder/orderDetail', { params: { query: { orderNumber } }, signal })),
    }),
  /** Where an order stands now and what can be done with it; the truth after paying (7.3). */
  status: ({ api }: Shop, orderNumber: string) =>
    queryOptions({
      queryKey: orderKeys.status(orderNumber),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/myOrder/getOrderStatus', { params: { query: { orderNumber } }, signal })),
    }),
};
