import { mutationOptions } from '@tanstack/react-query';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Where a one-time code goes: a phone as the service takes it (S5.23) or an email. */
export type Destination = { kind: 'mobile'; mobile: string } | { kind: 'email'; mail: string };

export const authMutations = {
  /** Asks for a one-time code; the answer says in how many seconds it may be asked for again (S7.36, S7.37). */
  sendCode: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (to: Destination) =>
        to.kind === 'mobile'
          ? unwrap(await api.POST('/sms/send', { body: { mobile: to.mobile, purpose: 'login' } }))
          : unwrap(await api.POST('/mail/send', { body: { mail: to.mail, purpose: 'login' } })),
    }),
  /** Signs in by the code; makes the account at the first time (S7.33). */
  loginWithCode: ({ api, regionId }: Shop) =>
    mutationOptions({
      mutationFn: async ({ to, code }: { to: Destination; code: string }): Promise<LoginResponse> =>
        unwrap(
          await api.POST('/quick/login', {
            body: {
              loginType: to.kind === 'mobile' ? 0 : 1,
              loginId: to.kind === 'mobile' ? to.mobile : to.mail,
              code,
              region: regionId,
            },
          }),
        ),
    }),
  /** Ends the session at the service; never fails in the reader's face (S7.40). */
  logout: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async () => {
        await api.GET('/app/logout').catch(() => undefined);
      },
    }),
};
