import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { StockWatchChange } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { stockWatchKeys } from './stock-watches.queries.ts';

export const stockWatchMutations = {
  /** Waits for a SKU in the region, or no longer. The body says how it shall be, so that a repeat changes nothing (D15). */
  set: ({ api, regionId }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      scope: { id: 'stock-watches' },
      mutationFn: async (body: StockWatchChange) =>
        unwrap(await api.POST('/p/user/stockWatch', { params: { query: { regionId } }, body })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: stockWatchKeys.all }),
    }),
};
