import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { PasswordChange, UserInfoUpdate } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { userKeys } from './user.queries.ts';

export const userMutations = {
  /** Writes the reader's profile anew, all of it (S7.27). */
  update: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: UserInfoUpdate) => unwrap(await api.PUT('/p/user/setUserInfo', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
  /** Changes the password; this session stays, all others end (S7.28, 7.8). */
  changePassword: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: PasswordChange) => unwrap(await api.PUT('/p/user/password', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
};
