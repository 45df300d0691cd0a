import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FollowChange, ShopDetail } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { followKeys } from './followed-shops.queries.ts';
import { shopKeys } from './shops.queries.ts';

/**
 * Follows shops and lets them go. The body says what shall be, so that a repeat changes nothing (D15). The button runs
 * ahead of the answer and goes back when the service refuses; while a newer tap on it is on its way, that one has the
 * word. The number of followers is the service's alone.
 */
export const followMutations = {
  set: ({ api, regionId }: Shop, queryClient: QueryClient) => {
    const mutationKey = ['follows', 'set'];
    const isLast = (shopId: number) =>
      queryClient.isMutating({
        mutationKey,
        predicate: ({ state }) => (state.variables as FollowChange).shopId === shopId,
      }) <= 1;
    return mutationOptions({
      mutationKey,
      scope: { id: 'follows' },
      mutationFn: async (body: FollowChange) =>
        unwrap(await api.POST('/p/user/collection/shop/addOrCancel', { body })),
      onMutate: async ({ shopId, followed }) => {
        await queryClient.cancelQueries({ queryKey: followKeys.ids() });
        const was = queryClient.getQueryData<number[]>(followKeys.ids())?.includes(shopId);
        showAmong(queryClient, shopId, followed);
        return { was };
      },
      onSuccess: ({ shopId, followers }) => {
        queryClient.setQueryData<ShopDetail>(
          shopKeys.detail(regionId, shopId),
          (shop) => shop && { ...shop, followers },
        );
      },
      onError: (_refused, { shopId }, kept) => {
        if (kept?.was !== undefined && isLast(shopId)) showAmong(queryClient, shopId, kept.was);
      },
      onSettled: () => {
        // An answer that is read while other buttons are on their way would take them back for a moment.
        if (queryClient.isMutating({ mutationKey }) <= 1)
          void queryClient.invalidateQueries({ queryKey: followKeys.all });
      },
    });
  },
};

function showAmong(queryClient: QueryClient, shopId: number, followed: boolean) {
  queryClient.setQueryData<number[]>(followKeys.ids(), (ids) => {
    const others = ids?.filter((id) => id !== shopId);
    return followed && others ? [shopId, ...others] : others;
  });
}
