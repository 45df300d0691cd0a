import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { FootprintVisit } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { footprintKeys } from './footprint.queries.ts';

export const footprintMutations = {
  /** The reader looks at a product; once more on the same day moves it to the front (S1.16). */
  record: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (prodId: number) => unwrap(await api.POST('/p/prodBrowseLog', { body: { prodId } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: footprintKeys.all }),
    }),
  /** Visits of before: the list of a browser that signs in (Z30), or a removal that is taken back. */
  recordAll: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (visits: FootprintVisit[]) =>
        unwrap(await api.POST('/p/prodBrowseLog/merge', { body: { visits } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: footprintKeys.all }),
    }),
  /** Takes entries out, by their browseLogIds. */
  remove: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (browseLogIds: number[]) =>
        unwrap(await api.DELETE('/p/prodBrowseLog', { body: browseLogIds })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: footprintKeys.all }),
    }),
  /** Takes everything out. */
  clear: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async () => unwrap(await api.DELETE('/p/prodBrowseLog/all')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: footprintKeys.all }),
    }),
};
