import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { users } from '#service/db/schema/users.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { newPhone, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

const later = (seconds: number) => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));
const post = <T = Record<string, unknown>>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) => shop.ask<T>(`/api${path}`, { method: 'POST', body, headers });
const secretIn = (cookies: string[]) => /__Host-mall_rs=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
const refresh = (handle: string, secret: string) =>
  post<LoginResponse & { code: string }>(
    '/token/refresh',
    { refresh_token: handle },
    {
      Cookie: `__Host-mall_rs=${secret}`,
      'Sec-Fetch-Site': 'same-origin',
    },
  );

const info = (authorization?: string) =>
  shop.ask(
    '/api/p/user/userInfo',
    authorization === undefined ? {} : { headers: { Authorization: authorization } },
  );
const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('a session', () => {
  test('sets two cookies: the secret one out of reach of scripts (S9.3)', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-mall_rs=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
      `__Host-mall_rt=${session.refresh_token}; Max-Age=604800; Path=/; Secure; SameSite=Strict; Priority=High`,
    ]);
    expect(session.access_token.length).toBeLessThan(1_000);
  });

  test('keeps only hashes of its refresh tokens', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    const kept = JSON.stringify(await shop.db.select().from(sessions));
    expect(kept).not.toContain(session.refresh_token);
    expect(kept).not.toContain(secretIn(cookies));
  });

  test('is renewed by handle and secret together, and rotates', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    const renewed = await refresh(session.refresh_token, secretIn(cookies));
    expect(renewed.body).toMatchObject({ userId: session.userId, isNewUser: false });
    expect(renewed.body.refresh_token).not.toBe(session.refresh_token);
    expect(secretIn(renewed.headers.getSetCookie())).not.toBe(secretIn(cookies));
    const again = await refresh(renewed.body.refresh_token, secretIn(renewed.headers.getSetCookie()));
    expect(again.status).toBe(200);
  });

  test('is not renewed by one of them alone, nor by those of two sessions', async () => {
    const [own, other] = [await shop.logIn(newPhone()), await shop.logIn(newPhone())];
    for (const secret of ['', 'x'.repeat(43), secretIn(other.cookies)]) {
      const refused = await refresh(own.session.refresh_token, secret);
      expect([refused.status, refused.body.code]).toEqual([401, 'auth.refresh_invalid']);
      expect(refused.headers.getSetCookie().join()).toMatch(/mall_rs=; Max-Age=0.*mall_rt=; Max-Age=0/);
    }
    expect((await refresh('nonsense', secretIn(own.cookies))).body.code).toBe('auth.refresh_invalid');
    expect((await own.get('/p/user/userInfo')).status).toBe(200);
  });

  test('gives two tabs that renew at once the same successor, also when one saw the new cookie already', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    const first = await refresh(session.refresh_token, secretIn(cookies));
    later(5);
    const second = await refresh(session.refresh_token, secretIn(cookies));
    const halfway = await refresh(session.refresh_token, secretIn(first.headers.getSetCookie()));
    expect(second.body.refresh_token).toBe(first.body.refresh_token);
    expect(halfway.body.refresh_token).toBe(first.body.refresh_token);
  });

  test('is ended everywhere when an old pair comes back later', async () => {
    const shopper = await shop.logIn(newPhone());
    const secret = secretIn(shopper.cookies);
    const renewed = await refresh(shopper.session.refresh_token, secret);
    later(11);
    expect((await refresh(shopper.session.refresh_token, secret)).body.code).toBe('auth.refresh_reused');
    const successor = await refresh(renewed.body.refresh_token, secretIn(renewed.headers.getSetCookie()));
    expect(successor.body.code).toBe('auth.refresh_invalid');
    expect((await shopper.get('/p/user/userInfo')).body.code).toBe('auth.token_revoked');
  });

  test('ends after seven days without use, and after thirty days in any case', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    let pair = { handle: session.refresh_token, secret: secretIn(cookies) };
    for (let week = 0; week < 4; week += 1) {
      later(7 * 86_400 - 60);
      const renewed = await refresh(pair.handle, pair.secret);
      expect(renewed.status).toBe(200);
      pair = { handle: renewed.body.refresh_token, secret: secretIn(renewed.headers.getSetCookie()) };
    }
    later(3 * 86_400);
    expect((await refresh(pair.handle, pair.secret)).body.code).toBe('auth.refresh_invalid');
    const idle = await shop.logIn(newPhone());
    later(7 * 86_400 + 1);
    expect((await refresh(idle.session.refresh_token, secretIn(idle.cookies))).status).toBe(401);
  });

  test('is not renewed for a closed account', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    await shop.db.update(users).set({ enabled: false }).where(eq(users.userId, session.userId));
    expect((await refresh(session.refresh_token, secretIn(cookies))).body.code).toBe('auth.refresh_invalid');
  });

  test('ends by logging out: the token is no longer good, the cookies go', async () => {
    const shopper = await shop.logIn(newPhone());
    const out = await shopper.get('/app/logout');
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()).toHaveLength(2);
    expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');
    const refused = await shopper.get('/p/user/userInfo');
    expect([refused.status, refused.body.code]).toEqual([401, 'auth.token_revoked']);
    expect((await refresh(shopper.session.refresh_token, secretIn(shopper.cookies))).status).toBe(401);
  });

  test('is not ended by another site’s picture of the logout address', async () => {
    const out = await shop.ask('/api/app/logout', {
      headers: { 'Sec-Fetch-Site': 'cross-site', Cookie: '__Host-mall_rs=x' },
    });
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []]);
    const own = await shop.ask('/api/app/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(own.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('a bearer token', () => {
  test('is good for fifteen minutes and half a minute of clock difference', async () => {
    const shopper = await shop.logIn(newPhone());
    later(15 * 60 + 29);
    expect((await shopper.get('/p/user/userInfo')).status).toBe(200);
    later(2);
    const refused = await shopper.get('/p/user/userInfo');
    expect([refused.status, refused.body.code]).toEqual([401, 'auth.token_expired']);
  });

  test('may be announced in any case of the word bearer', async () => {
    const { session } = await shop.logIn(newPhone());
    expect((await info(`bEaReR ${session.access_token}`)).status).toBe(200);
  });

  test('is needed under /p', async () => {
    for (const authorization of [undefined, '', 'Bearer ', 'Basic abc', 'Bearer a b']) {
      const refused = await info(authorization);
      expect([refused.status, refused.body.code]).toEqual([401, 'auth.login_required']);
    }
  });

  test('that is forged in any way is refused', async () => {
    const { session } = await shop.logIn(newPhone());
    const [header = '', payload = '', signature = ''] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>;
    const { privateKey } = await generateKeyPair('ES256');
    const byStranger = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .sign(privateKey);
    const byPassword = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(Buffer.alloc(32));
    const forged = [
      `${header}.${json({ ...claims, sub: 'u_other' })}.${signature}`,
      `${json({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      byStranger,
      byPassword,
      session.refresh_token,
      'x.y.z',
    ];
    for (const token of forged) {
      const refused = await info(`Bearer ${token}`);
      expect([refused.status, refused.body.code]).toEqual([401, 'auth.token_invalid']);
      expect(refused.headers.getSetCookie()).toHaveLength(2);
    }
  });

  test('of another kind or another shop is refused', async () => {
    const shopper = await shop.logIn(newPhone());
    await shopper.add('kettle');
    const line = await shopper.add('cup');
    const { body } = await shopper.confirm({ basketIds: [line.body.basketId] });
    expect((await info(`Bearer ${body.checkoutToken}`)).body.code).toBe('auth.token_invalid');
    const elsewhere = await openShop();
    const stranger = await elsewhere.logIn(newPhone());
    expect((await info(`Bearer ${stranger.session.access_token}`)).body.code).toBe('auth.token_invalid');
    await elsewhere.close();
  });

  test('leaves public calls as they are, good or bad', async () => {
    const sent = await post('/sms/send', { mobile: newPhone() }, { Authorization: 'Bearer rubbish' });
    expect(sent.status).toBe(200);
  });
});
