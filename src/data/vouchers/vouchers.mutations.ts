import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cartKeys } from '../cart/cart.queries.ts';
import { checkoutKeys } from '../checkout/checkout.queries.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { voucherKeys } from './vouchers.queries.ts';

/** Ways to a voucher. The key is the reader's one intent: a repeat collects once (D13). An open checkout offers it, too. */
export const voucherMutations = {
  /**
   * Collects a voucher (S4.22). It stands among the collected ones at once; a refusal takes it out again and says that what
   * is shown of it is old.
   */
  collect: ({ api, regionId }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, couponId }: { key: string; couponId: number }) =>
        unwrap(
          await api.POST('/p/myCoupon/receive', {
            body: { couponId },
            params: { header: { 'Idempotency-Key': key } },
          }),
        ),
      onMutate: async ({ couponId }) => {
        const queryKey = voucherKeys.collected(regionId);
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<number[]>(queryKey, (now) => [...(now ?? []), couponId]);
      },
      onSuccess: () => askAnew(queryClient, regionId),
      onError: (_error, { couponId }) => {
        queryClient.setQueryData<number[]>(voucherKeys.collected(regionId), (now) =>
          now?.filter((one) => one !== couponId),
        );
        return queryClient.invalidateQueries({ queryKey: voucherKeys.all });
      },
    }),
  /** Turns a promo code into a voucher (S1.32). */
  redeem: ({ api, regionId }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ key, code }: { key: string; code: string }) =>
        unwrap(
          await api.POST('/p/myCoupon/redeemCode', {
            body: { code, regionId },
            params: { header: { 'Idempotency-Key': key } },
          }),
        ),
      onSuccess: () => askAnew(queryClient, regionId),
    }),
};

const askAnew = (queryClient: QueryClient, regionId: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: voucherKeys.ofReader(regionId) }),
    queryClient.invalidateQueries({ queryKey: checkoutKeys.all }),
    queryClient.invalidateQueries({ queryKey: cartKeys.totals(regionId) }),
  ]);
