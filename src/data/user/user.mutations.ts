import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { AccountDeletion, ContactChange, PasswordChange, UserInfoUpdate } from '#openapi/schema.gen.ts';
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
  /** Changes the password; this session stays, all others end (S7.28). */
  changePassword: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: PasswordChange) => unwrap(await api.PUT('/p/user/password', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
  /** Changes the number or the mail of the account; this session stays, all others end (S2.48). */
  changeContact: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: ContactChange) => unwrap(await api.PUT('/p/user/contact', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
  /** Everything that is kept about the reader, to be taken home. */
  download: ({ api }: Shop) =>
    mutationOptions({ mutationFn: async () => unwrap(await api.GET('/p/user/export')) }),
  /** Asks for the account to be erased, which happens 14 days later. */
  askDeletion: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: AccountDeletion) => unwrap(await api.POST('/p/user/deletion', { body })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
  /** Takes that wish back. */
  cancelDeletion: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async () => unwrap(await api.DELETE('/p/user/deletion')),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
    }),
};
