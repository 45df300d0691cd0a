import { mutationOptions } from '@tanstack/react-query';
import type { LoginResponse, PasswordReset, Registration } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A registration as its form knows it, with a mobile number or an email; the region is the shop's. */
export type NewAccount = Without<Registration, 'regionId'>;

export const authAccountMutations = {
  /** Makes an account and signs in (S7.38). The key is the reader's one intent: a repeat answers the same (D13). */
  register: ({ api, regionId }: Shop) =>
    mutationOptions({
      mutationFn: async ({ key, ...account }: NewAccount & { key: string }): Promise<LoginResponse> =>
        unwrap(
          await api.POST('/user/register', {
            body: { ...account, regionId },
            params: { header: { 'Idempotency-Key': key } },
          }),
        ),
    }),
  /** Sets a new password by a one-time code (S7.39). */
  resetPassword: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (body: PasswordReset) => unwrap(await api.PUT('/user/forgetPassword', { body })),
    }),
};
