import { queryOptions } from '@tanstack/react-query';
import type { OrderStatus } from '#openapi/schema.gen.ts';
import { ordersPageSize } from '#src/domain/limits.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** The tabs of the reader's orders (S4.15); what is refunded is a list of its own. */
export type OrderTab = 'ALL' | Extract<OrderStatus, 'TO_PAY' | 'TO_DELIVER' | 'TO_RECEIVE' | 'COMPLETED'>;

/** Without the region: an order keeps its own prices and currency wherever it is read. */
export const orderKeys = {
  all: ['orders'] as const,
  count: () => ['orders', 'count'] as const,
  page: (status: OrderTab, current: number, key: string) => ['orders', 'page', status, current, key] as const,
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
  /** One page of a tab, newest first; with a text only orders whose number or products have it. */
  page: ({ api }: Shop, status: OrderTab, current: number, key = '') =>
    queryOptions({
      queryKey: orderKeys.page(status, current, key),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const query = { status, current, size: ordersPageSize, ...(key && { key }) };
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
  /** Where an order stands now and what can be done with it; the truth after paying. */
  status: ({ api }: Shop, orderNumber: string) =>
    queryOptions({
      queryKey: orderKeys.status(orderNumber),
      staleTime: 0,
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/p/myOrder/getOrderStatus', { params: { query: { orderNumber } }, signal })),
    }),
};
