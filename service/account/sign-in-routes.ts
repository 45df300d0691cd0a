import type { CodeTicket } from '#openapi/schema.gen.ts';
import type { Arrivals } from './arrivals.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { Sessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import type { Clock } from '#service/domain/clock.ts';
import { isPhone, mailKey, mailPattern, phoneKey } from '#service/domain/phone.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { browserOf, rememberAsker } from '#service/http/browser-cookies.ts';
import { forgetSession, shownPair, respondWithSession } from '#service/http/session-cookies.ts';
import type { AccountKey } from './new-account.ts';
import type { UserStore } from './user-queries.ts';

type AuthParts = {
  codes: OneTimeCodes;
  browsers: KnownBrowsers;
  arrive: Arrivals;
  sessions: Sessions;
  signIn: SignIn;
  users: UserStore;
  knowsRegion: (regionId: number) => Promise<boolean>;
  clock: Clock;
};

export function authRoutes(
  app: ServiceApp,
  { codes, browsers, arrive, sessions, signIn, users, knowsRegion, clock }: AuthParts,
) {
  mountOperation(
    app,
    'post',
    '/sms/send',
    async ({ body: { mobile, purpose }, request, language }, respond) => {
      const browser = browserOf(request);
      return saySent(await codes.sendSms({ to: phoneKey(mobile), purpose, language, browser }), respond);
    },
  );

  mountOperation(
    app,
    'post',
    '/mail/send',
    async ({ body: { mail, purpose }, request, language }, respond) => {
      const browser = browserOf(request);
      return saySent(await codes.sendMail({ to: mailKey(mail), purpose, language, browser }), respond);
    },
  );

  mountOperation(app, 'post', '/quick/login', async ({ body, request, language, address }, respond) => {
    const { loginType, loginId, code, region, invite } = body;
    const key = accountKey(loginType, loginId);
    if (!(await knowsRegion(region))) {
      throw unknownRegion('/region');
    }
    const { asker } = browserOf(request);
    await codes.use({ to: 'mobile' in key ? key.mobile : key.mail, code, purpose: 'login', asker });
    const { user, isNewUser } = await users.enter(key, region, clock());
    if (isNewUser) await arrive({ userId: user.userId, invite, request, address });
    return respondWithSession(await signIn(user, { request, language, isNewUser }), respond);
  });

  mountOperation(app, 'post', '/token/refresh', async ({ body, request }, respond) => {
    const renewed = await sessions.refresh(body.refresh_token, shownPair(request).secret);
    const known = await browsers.remember(renewed.answer.userId, browserOf(request).known);
    return respondWithSession({ ...renewed, known }, respond);
  });

  // A GET that changes something, which another site's page can send: without a bearer token only our own pages are obeyed.
  mountOperation(app, 'get', '/app/logout', async ({ sessionId, request }, respond) => {
    const isOwnPage = request.headers.get('sec-fetch-site') === 'same-origin';
    const { handle, secret } = shownPair(request);
    if (sessionId) await sessions.end(sessionId);
    // The access token may have expired; the refresh token pair still names the session, and a thief could use it until it is ended.
    else if (isOwnPage && handle && secret) await sessions.endByHalves({ handle, secret });
    const response = respond(204);
    if (sessionId || isOwnPage) {
      forgetSession(response.headers);
      response.headers.set('Clear-Site-Data', '"cache"');
    }
    return response;
  });
}

type Sent = { ticket: CodeTicket; asker: string };

/** The answer to a request for a code, with the cookie that binds the code to the browser. */
function saySent({ ticket, asker }: Sent, respond: (status: 200, body: CodeTicket) => Response) {
  const response = respond(200, ticket);
  rememberAsker(response.headers, asker);
  return response;
}

/** The account key of a quick login; 0 is a number, 1 a mail. Refuses an invalid one (`phone.invalid`, `mail.invalid`). */
function accountKey(loginType: 0 | 1, loginId: string): AccountKey {
  const field = '/loginId';
  if (loginType === 0) {
    if (isPhone(loginId)) return { mobile: phoneKey(loginId) };
    throw new Refusal('phone.invalid', { fields: [{ field, code: 'phone.invalid' }] });
  }
  if (mailPattern.test(loginId)) return { mail: mailKey(loginId) };
  throw new Refusal('mail.invalid', { fields: [{ field, code: 'mail.invalid' }] });
}
