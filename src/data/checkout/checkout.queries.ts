import { queryOptions } from '@tanstack/react-query';
import type { CheckoutRequest } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** What is bought and where it goes: the reader's part of a checkout. */
export type CheckoutChoice = Pick<CheckoutRequest, 'addrId' | 'basketIds' | 'orderItem'>;

export const checkoutKeys = {
  all: ['checkout'] as const,
  preview: (regionId: number, choice: CheckoutChoice) => ['checkout', regionId, 'preview', choice] as const,
};

export const checkoutQueries = {
  /** The service's calculation with its signed token, good for fifteen minutes (D9). */
  preview: ({ api, regionId }: Shop, choice: CheckoutChoice) =>
    queryOptions({
      queryKey: checkoutKeys.preview(regionId, choice),
      staleTime: 0,
      queryFn: async ({ signal }) => {
        const plain = { couponUserIds: [], autoApply: false, coins: 0, insuranceShopIds: [], useWallet: false };
        return unwrap(await api.POST('/p/order/confirm', { body: { regionId, ...plain, ...choice }, signal }));
      },
    }),
};
