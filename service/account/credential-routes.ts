import type { Arrivals } from './arrivals.ts';
import type { Credentials } from './credentials.ts';
import type { Intents } from './registration-idempotency.ts';
import type { SignIn } from './sign-in.ts';
import { mailKey, phoneKey } from '#service/domain/phone.ts';
import { Refusal, unknownRegion } from '#service/domain/refusal.ts';
import { mountOperation } from '#service/http/contract.ts';
import type { ServiceApp } from '#service/http/api-context.ts';
import { browserOf } from '#service/http/browser-cookies.ts';
import { forgetSession, shownPair, respondWithSession } from '#service/http/session-cookies.ts';
import type { AccountKey } from './new-account.ts';

type CredentialParts = {
  credentials: Credentials;
  arrive: Arrivals;
  signIn: SignIn;
  intents: Intents;
  knowsRegion: (regionId: number) => Promise<boolean>;
};

/** Signing in by a password, making an account, and new passwords (S7.30, S7.31, S7.38, S7.39, S7.28). */
export function credentialRoutes(app: ServiceApp, parts: CredentialParts) {
  const { credentials, arrive, signIn, intents, knowsRegion } = parts;

  mountOperation(app, 'post', '/web/login', async ({ body, request, language }, respond) => {
    const key = accountKey(body.userMobile, body.userMail);
    const opened = await credentials.signInByPassword(key, body.loginPassword, { request, language });
    return respondWithSession(opened, respond);
  });

  mountOperation(app, 'post', '/user/register', async ({ body, request, language, address }, respond) => {
    const { code, invite, loginPassword: password, regionId } = body;
    const nickName = body.nickName.replaceAll(/\s+/g, ' ').trim();
    if (nickName === '') {
      throw new Refusal('request.invalid', { fields: [{ field: '/nickName', code: 'required' }] });
    }
    if (!(await knowsRegion(regionId))) {
      throw unknownRegion('/regionId');
    }
    const key = accountKey(body.userMobile, body.userMail);
    const { asker } = browserOf(request);
    const intent = request.headers.get('idempotency-key');
    const { user, replayed } = await intents.once(intent, body, () =>
      credentials.register({ key, code, asker, invite, password, nickName, regionId }),
    );
    await arrive({ userId: user.userId, invite, request, address });
    const opened = await signIn(user, { request, language, isNewUser: true });
    const response = respondWithSession(opened, respond);
    if (replayed) response.headers.set('Idempotency-Replayed', 'true');
    return response;
  });

  mountOperation(app, 'put', '/user/forgetPassword', async ({ body, request }, respond) => {
    const key = accountKey(body.mobile, body.mail);
    const { code, password } = body;
    const { handle } = shownPair(request);
    const { ownEnded } = await credentials.reset({
      key,
      code,
      password,
      handle,
      browser: browserOf(request),
    });
    const response = respond(204);
    if (ownEnded) forgetSession(response.headers);
    return response;
  });

  mountOperation(app, 'put', '/p/user/password', async ({ userId, sessionId, body, request }, respond) => {
    const { oldPassword, code, mail, password } = body;
    const proof = { oldPassword, code, mail: mail && mailKey(mail) };
    await credentials.change({ userId, sessionId, browser: browserOf(request) }, proof, password);
    return respond(204);
  });
}

/** The contract lets exactly one of the two through; throws when both are missing. */
export function accountKey(mobile: string | undefined, mail: string | undefined): AccountKey {
  if (mobile !== undefined) return { mobile: phoneKey(mobile) };
  if (mail !== undefined) return { mail: mailKey(mail) };
  throw new Refusal('request.invalid');
}
