import type { CodeBook } from '#service/auth/code-book.ts';
import type { Sessions } from '#service/auth/sessions.ts';
import type { SignIn } from '#service/auth/sign-in.ts';
import type { Clock } from '#service/domain/clock.ts';
import { isPhone, mailKey, mailPattern } from '#service/domain/phone.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { answer } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/gate.ts';
import { forgetSession, halvesOf, saySession } from '#service/http/session-cookies.ts';
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
      throw unknownRegion('/region');
    }
    await codes.use('mobile' in key ? key.mobile : key.mail, code, 'login');
    const { user, isNewUser } = await users.enter(key, region, clock());
    return saySession(await signIn(user, { request, language, isNewUser }), say);
  });

  answer(app, 'post', '/token/refresh', async ({ body, request }, say) => {
    return saySession(await sessions.refresh(body.refresh_token, halvesOf(request).secret), say);
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
    if (isPhone(loginId)) return { mobile: loginId };
    throw new Refusal('phone.invalid', { fields: [{ field, code: 'phone.invalid' }] });
  }
  if (mailPattern.test(loginId)) return { mail: mailKey(loginId) };
  throw new Refusal('mail.invalid', { fields: [{ field, code: 'mail.invalid' }] });
}
