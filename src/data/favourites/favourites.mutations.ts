import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FavouriteChange, FavouriteState } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { favouriteKeys } from './favourites.queries.ts';

/**
 * Mutations of favourites. The body carries the wanted state, so that a repeat changes nothing (D15). The heart is
 * updated optimistically and rolled back on an error, unless a newer tap on it is pending.
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
        await Promise.all([
          queryClient.cancelQueries({ queryKey }),
          queryClient.cancelQueries({ queryKey: favouriteKeys.ids() }),
        ]);
        const before = queryClient.getQueryData<FavouriteState>(queryKey);
        const was = queryClient.getQueryData<number[]>(favouriteKeys.ids())?.includes(prodId);
        queryClient.setQueryData<FavouriteState>(queryKey, before && withHeart(before, collected));
        showAmong(queryClient, prodId, collected);
        return { before, was };
      },
      onError: (_refused, { prodId }, kept) => {
        if (!isLast(prodId)) return;
        queryClient.setQueryData(favouriteKeys.one(prodId), kept?.before);
        if (kept?.was !== undefined) showAmong(queryClient, prodId, kept.was);
      },
      onSettled: () => {
        // Refetching while other hearts are pending would undo their optimistic updates for a moment.
        if (queryClient.isMutating({ mutationKey }) <= 1)
          void queryClient.invalidateQueries({ queryKey: favouriteKeys.all });
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
  /** Undoes a removal of the last ten minutes, with the old positions. */
  putBack: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'favourites' },
      mutationFn: async (prodIds: number[]) =>
        unwrap(await api.POST('/p/user/collection/batchRestore', { body: { prodIds } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: favouriteKeys.all }),
    }),
};

function showAmong(queryClient: QueryClient, prodId: number, collected: boolean) {
  queryClient.setQueryData<number[]>(favouriteKeys.ids(), (ids) => {
    const others = ids?.filter((id) => id !== prodId);
    return collected && others ? [prodId, ...others] : others;
  });
}

function withHeart(state: FavouriteState, collected: boolean): FavouriteState {
  const step = Number(collected) - Number(state.collected);
  return { ...state, collected, count: Math.max(0, state.count + step) };
}
