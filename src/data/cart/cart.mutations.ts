import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CartChange } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { cartKeys } from './cart.queries.ts';

/**
 * Changes of the cart. `count` is a signed difference (D14); each intent has its key, so that a repeat adds once
 * (D13). The header's count runs ahead of the answer and goes back when the service refuses.
 */
export const cartMutations = {
  change: ({ api, regionId }: Shop, queryClient: QueryClient) => {
    const countKey = cartKeys.count(regionId);
    return mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async ({ key, ...body }: CartChange & { key: string }) =>
        unwrap(
          await api.POST('/p/shopCart/changeItem', { body, params: { header: { 'Idempotency-Key': key } } }),
        ),
      onMutate: async ({ count }) => {
        await queryClient.cancelQueries({ queryKey: countKey });
        queryClient.setQueryData<number>(countKey, (now = 0) => Math.max(0, now + count));
      },
      onError: (_refused, { count }) => {
        queryClient.setQueryData<number>(countKey, (now = 0) => Math.max(0, now - count));
      },
      onSuccess: ({ cartCount }) => {
        if (queryClient.isMutating({ predicate: isCart }) <= 1) queryClient.setQueryData(countKey, cartCount);
      },
      onSettled: () => void queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    });
  },
  /** Takes lines out (S7.11). */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async (basketIds: number[]) =>
        unwrap(await api.DELETE('/p/shopCart/deleteItem', { body: basketIds })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    }),
  /** Takes everything out (S7.12). */
  clear: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async () => unwrap(await api.DELETE('/p/shopCart/deleteAll')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    }),
};

const isCart = (mutation: { options: { scope?: { id: string } } }) => mutation.options.scope?.id === 'cart';
