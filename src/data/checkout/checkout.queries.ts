import { queryOptions } from '@tanstack/react-query';
import type { CheckoutRequest } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

type OrderItem = NonNullable<CheckoutRequest['orderItem']>;

/** What takes something off or puts something on: vouchers, coins, wallet, insurance; nothing of it when left out. */
type CheckoutExtras = Partial<
  Pick<
    CheckoutRequest,
    'couponUserIds' | 'autoApply' | 'coins' | 'insuranceShopIds' | 'useWallet' | 'payType'
  >
>;

/** What is bought, lines of the cart or one thing at once, and where it goes (addrId 0: the default address). */
export type CheckoutChoice = { addrId: number; checkoutId?: string | undefined } & CheckoutExtras &
  ({ basketIds: number[] } | { orderItem: OrderItem });

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
        const plain = {
          couponUserIds: [],
          autoApply: false,
          coins: 0,
          insuranceShopIds: [],
          useWallet: false,
        };
        return unwrap(
          await api.POST('/p/order/confirm', { body: { regionId, ...plain, ...choice }, signal }),
        );
      },
    }),
};
