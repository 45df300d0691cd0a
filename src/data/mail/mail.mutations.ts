import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { MailPreferences, MailWish, MailWishByLink } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';
import { mailKeys } from './mail.queries.ts';

export const mailMutations = {
  /** Stops a kind of mail for the signed-in reader, or has it back. */
  set: ({ api }: Shop, queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: MailWish) => unwrap(await api.PUT('/p/user/mailPreferences', { body })),
      // Only this kind is taken from the response, because another one may have been switched meanwhile.
      onSuccess: (_, wish) =>
        queryClient.setQueryData<MailPreferences>(
          mailKeys.preferences(),
          (known) =>
            known && { ...known, kinds: known.kinds.map((one) => (one.kind === wish.kind ? wish : one)) },
        ),
    }),
  /** Stops a kind of mail by the link below one, or has it back; refused where the shop has not signed the link. */
  setByLink: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (body: MailWishByLink) => unwrap(await api.PUT('/mailPreferences/byLink', { body })),
    }),
};
