import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { CartInfo } from '#openapi/schema.gen.ts';
import { piecesOf, withoutLines } from '#src/domain/cart/cart-lines.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { addToCount, readAnew } from './cart.mutations.ts';
import { cartKeys } from './cart.queries.ts';

/** Mutations that remove cart lines; in a file of their own because only the cart's screen loads them. */
export const cartRemovalMutations = {
  /** Removes lines (S7.11). Optimistic: they disappear at once, and return to their place when the service refuses. */
  remove: ({ api, regionId }: Shop, queryClient: QueryClient) => {
    const infoKey = cartKeys.info(regionId);
    return mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async (basketIds: number[]) =>
        unwrap(await api.DELETE('/p/shopCart/deleteItem', { body: basketIds })),
      onMutate: async (basketIds) => {
        await queryClient.cancelQueries({ queryKey: infoKey });
        await queryClient.cancelQueries({ queryKey: cartKeys.count(regionId) });
        const before = queryClient.getQueryData<CartInfo>(infoKey);
        const pieces = before ? piecesOf(before, basketIds) : 0;
        queryClient.setQueryData<CartInfo>(infoKey, (now) => now && withoutLines(now, basketIds));
        addToCount(queryClient, regionId, -pieces);
        return { before, pieces };
      },
      onError: (_refused, _basketIds, kept) => {
        if (!kept?.before) return;
        queryClient.setQueryData<CartInfo>(infoKey, kept.before);
        addToCount(queryClient, regionId, kept.pieces);
      },
      onSettled: () => readAnew(queryClient),
    });
  },
  /** Empties the cart (S7.12). */
  clear: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'cart' },
      mutationFn: async () => unwrap(await api.DELETE('/p/shopCart/deleteAll')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
    }),
};
