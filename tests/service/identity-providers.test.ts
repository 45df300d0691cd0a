import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { users } from '#service/db/schema/users.ts';
import { type LocalIssuer, openIssuer } from './local-issuer.ts';
import { newPhone, openShop, type Shop } from './shop.ts';
import { laos, sriLanka } from './world.ts';

let shop: Shop;
let google: LocalIssuer;
let facebook: LocalIssuer;
let ownApp: LocalIssuer;

beforeAll(async () => {
  google = await openIssuer('https://accounts.google.com');
  facebook = await openIssuer('https://www.facebook.com', { provesMail: false });
  ownApp = await openIssuer('https://app.example');
  const identityProviders = { google: google.settings, facebook: facebook.settings, app: ownApp.settings };
  shop = await openShop({ options: { identityProviders } });
});
afterAll(async () => {
  await Promise.all([shop.close(), google.close(), facebook.close(), ownApp.close()]);
});

type Answer = LoginResponse & { code?: string; fields?: unknown };
const post = (path: string, body: object) => shop.ask<Answer>(`/api${path}`, { method: 'POST', body });
/** The nonce that a page would have asked Google to put into the token. */
const nonceOf = (idToken: string) => {
  try {
    return decodeJwt(idToken).nonce;
  } catch {
    return 'n-0000000000000000';
  }
};
const byGoogle = (idToken: string, more: object = {}) =>
  post('/google/login', { regionId: sriLanka, idToken, nonce: nonceOf(idToken), ...more });
const now = () => shop.time.now;
const accounts = async () => (await shop.database.db.select().from(users)).length;
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('Google', () => {
  test('makes an account at the first login and finds it by the subject at the next', async () => {
    const first = await byGoogle(
      await google.token(now(), { sub: 'g1', email: 'a@x.lk', email_verified: true }),
    );
    expect(first.body).toMatchObject({ isNewUser: true, nickName: 'Nimali Perera', token_type: 'bearer' });
    expect(first.headers.getSetCookie().join()).toContain('__Host-mall_rs');
    const moved = await google.token(now(), { sub: 'g1', email: 'other@x.lk', email_verified: true });
    const second = await byGoogle(moved, { regionId: laos });
    expect(second.body).toMatchObject({ isNewUser: false, userId: first.body.userId });
    const info = await shop.ask('/api/p/user/userInfo', {
      headers: { Authorization: `Bearer ${second.body.access_token}` },
    });
    expect(info.body).toMatchObject({ userMail: 'a@x.lk', regionId: laos });
  });

  test('opens the account with the same proven mail, and only with a proven one', async () => {
    const { session } = await shop.logIn('kamala@example.com');
    const claims = { sub: 'g2', email: 'Kamala@example.com' };
    const unproven = await byGoogle(await google.token(now(), { ...claims, email_verified: false }));
    expect(unproven.body).toMatchObject({ isNewUser: true });
    expect(unproven.body.userId).not.toBe(session.userId);
    const proven = await byGoogle(await google.token(now(), { ...claims, sub: 'g3', email_verified: true }));
    expect(proven.body).toMatchObject({ isNewUser: false, userId: session.userId });
  });

  test('twenty at once make one account', async () => {
    const before = await accounts();
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, n) => google.token(now(), { sub: 'g4', jti: String(n) })),
    );
    const answers = await Promise.all(tokens.map((token) => byGoogle(token)));
    expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNewUser)).toHaveLength(1);
    expect((await accounts()) - before).toBe(1);
  });

  test('an account that was forgotten is no longer anybody’s: the same person begins anew', async () => {
    const first = await byGoogle(await google.token(now(), { sub: 'g6', jti: '1' }));
    const account = eq(users.userId, first.body.userId);
    await shop.database.db.update(users).set({ deletionAt: now() }).where(account);
    await shop.service.jobs.runAll();
    const again = await byGoogle(await google.token(now(), { sub: 'g6', jti: '2' }));
    expect(again.body).toMatchObject({ isNewUser: true });
    expect(again.body.userId).not.toBe(first.body.userId);
  });

  test('a nonce must be there, be the one that the page asked for, and not have been used', async () => {
    const nonce = 'n-1234567890abcdef';
    const refused = 'auth.social_failed';
    const token = (claims: object) => google.token(now(), { sub: 'n1', ...claims });
    const before = await accounts();
    expect((await byGoogle(await token({ nonce }), { nonce: undefined })).body.code).toBe(refused);
    expect((await byGoogle(await token({ nonce: undefined }))).body.code).toBe(refused);
    expect((await byGoogle(await token({ nonce: undefined }), { nonce })).body.code).toBe(refused);
    expect((await byGoogle(await token({ nonce: '' }), { nonce: undefined })).body.code).toBe(refused);
    const other = await token({ nonce: 'n-fedcba0987654321' });
    expect((await byGoogle(other, { nonce })).body.code).toBe(refused);
    expect(await accounts()).toBe(before);
    expect((await byGoogle(await token({ nonce, jti: '1' }), { nonce })).status).toBe(200);
    expect((await byGoogle(await token({ nonce, jti: '2' }), { nonce })).body.code).toBe(refused);
  });
});

describe('a token that is not good is refused, and makes no account', () => {
  const minutes = (count: number) => Math.floor(now().getTime() / 1000) + count * 60;
  const token = (claims = {}, header = {}) => google.token(now(), { sub: 'x', ...claims }, header);

  const bad: [string, () => Promise<string>][] = [
    ['algorithm none', async () => `${base64({ alg: 'none' })}.${base64({ sub: 'x' })}.`],
    [
      'signed with the public key as a secret',
      async () => {
        const [, payload] = (await token()).split('.');
        const head = `${base64({ alg: 'HS256', kid: 'first' })}.${payload}`;
        const secret = await exportSPKI(google.publicKey);
        return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
      },
    ],
    ['for another shop', () => token({ aud: 'somebody-else' })],
    ['for several, asked by another', () => token({ aud: ['ican-mall-test', 'b'], azp: 'b' })],
    ['that does not name who asked for it', () => token({ azp: undefined })],
    ['asked by another', () => token({ azp: 'b' })],
    ['of another issuer', () => token({ iss: 'https://evil.example' })],
    ['run out', () => token({ iat: minutes(-9), exp: minutes(-2) })],
    ['of the future', () => token({ iat: minutes(60), exp: minutes(120) })],
    ['too old', () => token({ iat: minutes(-12) })],
    ['without a subject', () => token({ sub: '' })],
    ['of a key that is not published', () => token({}, { kid: 'second' })],
    [
      'of another key',
      async () => google.token(now(), { sub: 'x' }, {}, (await generateKeyPair('RS256')).privateKey),
    ],
    ['with a key of its own', () => token({}, { jku: 'https://evil.example/keys', kid: 'third' })],
    ['of Facebook', () => facebook.token(now(), { sub: 'x' })],
    ['no token at all', async () => 'ya29.an-access-token'],
  ];

  test.each(bad)('%s', async (_, make) => {
    const before = await accounts();
    const { status, body } = await byGoogle(await make());
    expect([status, body.code]).toEqual([400, 'auth.social_failed']);
    expect(await accounts()).toBe(before);
  });

  test('spent', async () => {
    const once = await google.token(now(), { sub: 'g5' });
    expect((await byGoogle(once)).status).toBe(200);
    expect((await byGoogle(once)).body.code).toBe('auth.social_failed');
  });

  test('unknown keys are asked for once a minute at most', async () => {
    const before = google.asked.times;
    for (let n = 0; n < 5; n += 1) await byGoogle(await google.token(now(), {}, { kid: `strange-${n}` }));
    expect(google.asked.times - before).toBeLessThanOrEqual(1);
  });
});

test('an identity provider that is not configured is refused, and keys that do not come refuse within five seconds', async () => {
  const silent = await openIssuer('https://www.facebook.com');
  silent.asked.down = true;
  const other = await openShop({ options: { identityProviders: { facebook: silent.settings } } });
  const idToken = await google.token(other.time.now);
  const asked = { method: 'POST', body: { regionId: sriLanka, idToken } };
  expect((await other.ask('/api/google/login', asked)).body.code).toBe('auth.social_failed');
  const began = Date.now();
  const { status } = await other.ask('/api/fb/login', {
    method: 'POST',
    body: { regionId: sriLanka, idToken: await silent.token(other.time.now) },
  });
  expect(status).toBe(400);
  expect(Date.now() - began).toBeLessThan(5_000);
  await Promise.all([other.close(), silent.close()]);
});

test('Facebook proves no mail: its person gets an account of their own', async () => {
  const { session } = await shop.logIn('chen@example.com');
  const idToken = await facebook.token(now(), { sub: 'f1', email: 'chen@example.com', email_verified: true });
  const { body } = await post('/fb/login', { regionId: sriLanka, idToken });
  expect(body.isNewUser).toBe(true);
  expect(body.userId).not.toBe(session.userId);
});

test('the app hands over a person whose number it has proven', async () => {
  const phone = newPhone();
  const { session } = await shop.logIn(phone);
  const accessToken = await ownApp.token(now(), {
    sub: 'p1',
    phone_number: `+${phone.replace(/^0+/, '')}`,
    phone_number_verified: true,
  });
  const { body } = await post('/ican/login', { accessToken });
  expect(body).toMatchObject({ isNewUser: false, userId: session.userId });
  expect((await post('/ican/login', { accessToken })).body.code).toBe('auth.social_failed');
});

describe('an account that only an identity provider knows', () => {
  const enter = async (sub: string, jti = '1') => {
    const { body } = await byGoogle(await google.token(now(), { sub, jti }));
    const headers = { Authorization: `Bearer ${body.access_token}` };
    const send = (method: string, path: string, sent?: object) =>
      shop.ask<Answer & { deletionAt?: string | null }>(`/api${path}`, { method, headers, body: sent });
    return { send, userId: body.userId };
  };
  const password = 'Kandy-Lake-2026';
  const codeTo = async (mail: string) => {
    await post('/mail/send', { mail, purpose: 'reset' });
    return shop.printed.at(-1)?.slice(-6) ?? '';
  };

  test('is given up with nothing but a fresh sign-in, and no code opens it', async () => {
    const { send } = await enter('only-1');
    const bySignIn = { proof: 'SIGN_IN' };
    expect((await send('POST', '/p/user/deletion', { proof: 'CODE', secret: '123456' })).body.code).toBe(
      'code.invalid',
    );
    expect((await send('PUT', '/p/user/password', { code: '123456', password })).body.code).toBe(
      'code.invalid',
    );
    shop.time.now = new Date(now().getTime() + 11 * 60_000);
    expect((await send('POST', '/p/user/deletion', bySignIn)).body.code).toBe('auth.sign_in_again');
    const again = await enter('only-1', '2');
    expect((await again.send('POST', '/p/user/deletion', bySignIn)).body.deletionAt).toMatch(/Z$/);
  });

  test('gets a mail with its first password, by a code, within ten minutes of a sign-in', async () => {
    const mail = 'only.2@example.com';
    const first = await enter('only-2');
    const code = await codeTo(mail);
    const set = { mail: 'Only.2@example.com', code, password };
    expect((await first.send('PUT', '/p/user/password', { ...set, code: '000000' })).body.code).toBe(
      'code.invalid',
    );
    expect((await first.send('PUT', '/p/user/password', set)).status).toBe(204);
    const byPassword = await post('/web/login', { userMail: mail, loginPassword: password });
    expect(byPassword.body.userId).toBe(first.userId);
    // From now on there is more than a sign-in to prove it by.
    const bySignIn = await first.send('POST', '/p/user/deletion', { proof: 'SIGN_IN' });
    expect(bySignIn.body.code).toBe('auth.sign_in_again');

    const late = await enter('only-3');
    shop.time.now = new Date(now().getTime() + 11 * 60_000);
    const other = { ...set, mail: 'only.3@example.com', code: await codeTo('only.3@example.com') };
    expect((await late.send('PUT', '/p/user/password', other)).body.code).toBe('auth.sign_in_again');
  });

  test('does not get the mail of somebody else', async () => {
    const { session } = await shop.logIn('taken@example.com');
    shop.time.now = new Date(now().getTime() + 61_000);
    const { send, userId } = await enter('only-4');
    const code = await codeTo('taken@example.com');
    const { body } = await send('PUT', '/p/user/password', { mail: 'taken@example.com', code, password });
    expect(body.code).toBe('register.exists');
    expect(userId).not.toBe(session.userId);
  });
});

test('an unknown region is refused', async () => {
  const { status, body } = await byGoogle(await google.token(now()), { regionId: 4 });
  expect([status, body.fields]).toEqual([400, [expect.objectContaining({ field: '/regionId' })]]);
});
