import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

export const cartKeys = {
  all: ['cart'] as const,
  info: (regionId: number) => ['cart', regionId, 'info'] as const,
  count: (regionId: number) => ['cart', regionId, 'count'] as const,
  totals: (regionId: number) => ['cart', regionId, 'total'] as const,
  total: (regionId: number, basketIds: readonly number[], couponUserIds?: readonly number[]) =>
    ['cart', regionId, 'total', basketIds, couponUserIds ?? 'best'] as const,
};

export const cartQueries = {
  /** The cart by shops (S7.7). */
  info: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: cartKeys.info(regionId),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const body = { basketIdShopCartParamMap: {} };
        return unwrap(await api.POST('/p/shopCart/info', { params: { query: { regionId } }, body, signal }));
      },
    }),
  /** Pieces in the cart (S7.8). */
  count: ({ api, regionId }: Shop) =>
    queryOptions({
      queryKey: cartKeys.count(regionId),
      queryFn: async ({ signal }) => unwrap(await api.GET('/p/shopCart/prodCount', { signal })),
    }),
  /** What the chosen lines come to, by the service (S7.9, D9): with the best set of vouchers, or with those of the shopper's own choice. */
  total: ({ api, regionId }: Shop, basketIds: readonly number[], couponUserIds?: readonly number[]) =>
    queryOptions({
      queryKey: cartKeys.total(regionId, basketIds, couponUserIds),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const lines = [...basketIds];
        const body = couponUserIds ? { basketIds: lines, couponUserIds: [...couponUserIds] } : lines;
        return unwrap(await api.POST('/p/shopCart/totalPay', { body, signal }));
      },
    }),
};
