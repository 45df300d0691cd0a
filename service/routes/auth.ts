import type { CodeBook } from '#service/auth/code-book.ts';
import type { Sessions } from '#service/auth/sessions.ts';
import type { SignIn } from '#service/auth/sign-in.ts';
import type { Clock } from '#service/domain/clock.ts';
import { mailKey, mailPattern, phonePattern } from '#service/domain/phone.ts';
import { Refusal } from '#service/domain/refusal.ts';
import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { forgetSession, halvesOf, rememberSession } from '#service/http/session-cookies.ts';
import type { AccountKey } from '#service/store/new-account.ts';
import type { UserStore } from '#service/store/user.ts';

type AuthParts = {
  codes: CodeBook;
  sessions: Sessions;
  signIn: SignIn;
  users: UserStore;
  knowsRegion: (regionId: number) => Promise<boolean>;
  clock: Clock;
};

export function authRoutes(
  app: ServiceApp,
  { codes, sessions, signIn, users, knowsRegion, clock }: AuthParts,
) {
  answer(app, 'post', '/sms/send', async ({ body, language }, say) =>
    say(200, await codes.sendSms({ to: body.mobile, purpose: body.purpose, language })),
  );

  answer(app, 'post', '/mail/send', async ({ body, language }, say) =>
    say(200, await codes.sendMail({ to: mailKey(body.mail), purpose: body.purpose, language })),
  );

  answer(app, 'post', '/quick/login', async ({ body, request, language }, say) => {
    const { loginType, loginId, code, region } = body;
    const key = accountKey(loginType, loginId);
    if (!(await knowsRegion(region))) {
      throw new Refusal('request.invalid', { fields: [{ field: '/region', code: 'region.unknown' }] });
    }
    await codes.use('mobile' in key ? key.mobile : key.mail, code, 'login');
    const { user, isNewUser } = await users.enter(key, region, clock());
    const opened = await signIn(user, { request, language, isNewUser });
    const response = say(200, opened.answer);
    rememberSession(response.headers, opened.halves);
    return response;
  });

  answer(app, 'post', '/token/refresh', async ({ body, request }, say) => {
    const renewed = await sessions.refresh(body.refresh_token, halvesOf(request).secret);
    const response = say(200, renewed.answer);
    rememberSession(response.headers, renewed.halves);
    return response;
  });

  // A GET that changes something: another site's page may send it, so without a token it only does what its own page asked.
  answer(app, 'get', '/app/logout', async ({ sessionId, request }, say) => {
    const isOwnPage = request.headers.get('sec-fetch-site') === 'same-origin';
    const { handle, secret } = halvesOf(request);
    if (sessionId) await sessions.end(sessionId);
    // The access token may be over by now; the halves still name the session, and would stay good for a thief.
    else if (isOwnPage && handle && secret) await sessions.endByHalves({ handle, secret });
    const response = say(204);
    if (sessionId || isOwnPage) {
      forgetSession(response.headers);
      response.headers.set('Clear-Site-Data', '"cache"');
    }
    return response;
  });
}

/** The account that a quick login means; a number or mail that cannot be one is refused by its own name. */
function accountKey(loginType: 0 | 1, loginId: string): AccountKey {
  const field = '/loginId';
  if (loginType === 0) {
    if (phonePattern.test(loginId)) return { mobile: loginId };
    throw new Refusal('phone.invalid', { fields: [{ field, code: 'phone.invalid' }] });
  }
  if (mailPattern.test(loginId)) return { mail: mailKey(loginId) };
  throw new Refusal('mail.invalid', { fields: [{ field, code: 'mail.invalid' }] });
}
