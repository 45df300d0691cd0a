import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { sessionKeys } from './session.queries.ts';

export const sessionMutations = {
  /** Signs out at one place; `sessionId` is the one that the list shows. */
  end: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (sessionId: string) =>
        unwrap(await api.DELETE('/p/user/sessions/{sessionId}', { params: { path: { sessionId } } })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
    }),
  /** Signs out everywhere else; this session stays. */
  endOthers: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async () => unwrap(await api.DELETE('/p/user/sessions')),
      onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
    }),
};
