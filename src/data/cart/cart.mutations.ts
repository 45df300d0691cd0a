import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CartChange } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { cartKeys } from './cart.queries.ts';

/**
 * Mutations of the cart. `count` is a signed difference (D14); the Idempotency-Key makes a repeated request add
 * once (D13). The count in the header is updated optimistically and rolled back on an error.
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
        addToCount(queryClient, regionId, count);
      },
      onError: (_refused, { count }) => addToCount(queryClient, regionId, -count),
      onSuccess: ({ cartCount }) => {
        if (isLast(queryClient)) queryClient.setQueryData(countKey, cartCount);
      },
      onSettled: () => void readAnew(queryClient),
    });
  },
};

/** Optimistic update of the count in the header; one that is not known yet comes with the answer. */
export const addToCount = (queryClient: QueryClient, regionId: number, count: number) =>
  queryClient.setQueryData<number>(cartKeys.count(regionId), (now) =>
    now === undefined ? now : Math.max(0, now + count),
  );

const isCart = (mutation: { options: { scope?: { id: string } } }) => mutation.options.scope?.id === 'cart';

/** True when no other mutation of the cart is pending. */
const isLast = (queryClient: QueryClient) => queryClient.isMutating({ predicate: isCart }) <= 1;

/** Refetching while other mutations are pending would undo their optimistic updates for a moment. */
export const readAnew = async (queryClient: QueryClient) => {
  if (isLast(queryClient)) await queryClient.invalidateQueries({ queryKey: cartKeys.all });
};
