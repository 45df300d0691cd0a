import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FavouriteChange, FavouriteState } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { favouriteKeys } from './favourites.queries.ts';

/**
 * Changes of the reader's favourites. The body says what shall be, so that a repeat changes nothing (D15). The heart
 * runs ahead of the answer and goes back when the service refuses; while a newer tap on it is on its way, that one
 * has the word.
 */
export const favouriteMutations = {
  set: ({ api }: Shop, queryClient: QueryClient) => {
    const mutationKey = ['favourites', 'set'];
    const isLast = (prodId: number) =>
      queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => (state.variables as FavouriteChange).prodId === prodId,
      }) <= 1;
    return mutationOptions({
      mutationKey,
      scope: { id: 'favourites' },
      mutationFn: async (body: FavouriteChange) =>
        unwrap(await api.POST('/p/user/collection/addOrCancel', { body })),
      onMutate: async ({ prodId, collected }) => {
        const queryKey = favouriteKeys.one(prodId);
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData<FavouriteState>(queryKey);
        queryClient.setQueryData<FavouriteState>(queryKey, before && withHeart(before, collected));
        return { before };
      },
      onError: (_refused, { prodId }, kept) => {
        if (isLast(prodId)) queryClient.setQueryData(favouriteKeys.one(prodId), kept?.before);
      },
      onSettled: (_state, _refused, { prodId }) => {
        if (isLast(prodId)) void queryClient.invalidateQueries({ queryKey: favouriteKeys.all });
      },
    });
  },
  /** Takes several out at once. */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'favourites' },
      mutationFn: async (prodIds: number[]) =>
        unwrap(await api.POST('/p/user/collection/batchCancel', { body: { prodIds } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: favouriteKeys.all }),
    }),
};

function withHeart(state: FavouriteState, collected: boolean): FavouriteState {
  const step = Number(collected) - Number(state.collected);
  return { ...state, collected, count: Math.max(0, state.count + step) };
}
