import { mutationOptions } from '@tanstack/react-query';
import type { CodePurpose, LoginResponse, PasswordLogin } from '#openapi/schema.gen.ts';
import { unwrap } from '../refusal.ts';
import type { Shop } from '../shop.ts';

/** Where a one-time code goes: a phone as the service takes it (S5.23) or an email. */
export type Destination = { kind: 'mobile'; mobile: string } | { kind: 'email'; mail: string };

/** An identity token of Google or Facebook, with the nonce that the page had it sign. */
export type SocialToken = { idToken: string; nonce: string };

/** Invitation code that a new account is credited to. */
type Invited = { invite?: string };

export const authMutations = {
  /**
   * Asks for a one-time code; the answer says in how many seconds it may be asked for again (S7.36, S7.37). A
   * `captchaToken` comes with the second try when the first was refused for want of one.
   */
  sendCode: ({ api }: Shop, purpose: CodePurpose = 'login') =>
    mutationOptions({
      mutationFn: async ({ captchaToken, ...to }: Destination & { captchaToken?: string }) =>
        to.kind === 'mobile'
          ? unwrap(await api.POST('/sms/send', { body: { mobile: to.mobile, purpose, captchaToken } }))
          : unwrap(await api.POST('/mail/send', { body: { mail: to.mail, purpose, captchaToken } })),
    }),
  /** Signs in by a one-time code; creates the account when there is none (S7.33). */
  loginWithCode: ({ api, regionId }: Shop) =>
    mutationOptions({
      mutationFn: async ({
        to,
        code,
        invite,
      }: Invited & { to: Destination; code: string }): Promise<LoginResponse> =>
        unwrap(
          await api.POST('/quick/login', {
            body: {
              loginType: to.kind === 'mobile' ? 0 : 1,
              loginId: to.kind === 'mobile' ? to.mobile : to.mail,
              code,
              region: regionId,
              invite,
            },
          }),
        ),
    }),
  /** Signs in by a password, with the mobile number or the email (S7.30, S7.31). */
  loginWithPassword: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (body: PasswordLogin): Promise<LoginResponse> =>
        unwrap(await api.POST('/web/login', { body })),
    }),
  /** Signs in a reader whom the app hands over (S7.32, Z32). */
  loginWithIdentityProvider: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async (body: Invited & { accessToken: string }): Promise<LoginResponse> =>
        unwrap(await api.POST('/ican/login', { body })),
    }),
  /** Signs in by what Google says of the reader (S7.34). */
  loginWithGoogle: ({ api, regionId }: Shop) =>
    mutationOptions({
      mutationFn: async (token: SocialToken & Invited): Promise<LoginResponse> =>
        unwrap(await api.POST('/google/login', { body: { regionId, ...token } })),
    }),
  /** Signs in by what Facebook says of the reader (S7.35). */
  loginWithFacebook: ({ api, regionId }: Shop) =>
    mutationOptions({
      mutationFn: async (token: SocialToken & Invited): Promise<LoginResponse> =>
        unwrap(await api.POST('/fb/login', { body: { regionId, ...token } })),
    }),
  /** Ends the session at the service; errors are ignored, because the browser logs out anyway (S7.40). */
  logout: ({ api }: Shop) =>
    mutationOptions({
      mutationFn: async () => {
        await api.GET('/app/logout').catch(() => undefined);
      },
    }),
};
