import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { loginCodes, users } from '#service/db/schema/users.ts';
import { sessions } from '#service/db/schema/sessions.ts';
import { fakeSender, newPhone, openShop, type Shop } from './shop.ts';
import { laos, sriLanka, turkiye } from './world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

const later = (seconds: number) => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));
const post = <T = Record<string, unknown>>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.ask<T>(`/api${path}`, { method: 'POST', body, headers });
const quickLogin = (loginId: string, code: string, more: object = {}) =>
  post<LoginResponse & { code: string }>('/quick/login', { loginType: 0, loginId, code, region: sriLanka, ...more });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const secretIn = (cookies: string[]) => /__Host-mall_rs=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
const refresh = (handle: string, secret: string) =>
  post<LoginResponse & { code: string }>('/token/refresh', { refresh_token: handle }, {
    'Cookie': `__Host-mall_rs=${secret}`,
    'Sec-Fetch-Site': 'same-origin',
  });

describe('a code', () => {
  test('makes an account at the first login and finds it at the next', async () => {
    const phone = newPhone();
    const first = await quickLogin(phone, await shop.codeFor(phone));
    expect(first.body).toMatchObject({ isNewUser: true, token_type: 'bearer', expires_in: 900, enabled: true });
    expect(first.body.nickName).toMatch(/^Shopper \d{4}$/);
    later(61);
    const second = await quickLogin(phone, await shop.codeFor(phone));
    expect(second.body).toMatchObject({ isNewUser: false, userId: first.body.userId });
  });

  test('logs in by mail too, whatever its capitals', async () => {
    const first = await shop.logIn('Nimali.Perera@example.com');
    later(61);
    expect((await shop.logIn('nimali.perera@Example.com')).session.userId).toBe(first.session.userId);
    expect((await first.get('/p/user/userInfo')).body).toMatchObject({
      userMail: 'nimali.perera@example.com',
      userMobile: null,
      regionId: sriLanka,
      passwordSet: false,
    });
  });

  test('moves the account to the region of the login', async () => {
    const phone = newPhone();
    await shop.logIn(phone, turkiye);
    later(61);
    const shopper = await shop.logIn(phone, laos);
    expect((await shopper.get('/p/user/userInfo')).body.regionId).toBe(laos);
  });

  test('is good once', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    expect((await quickLogin(phone, code)).status).toBe(200);
    const again = await quickLogin(phone, code);
    expect([again.status, again.body.code]).toEqual([400, 'code.invalid']);
  });

  test('is good for five minutes', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    later(301);
    expect((await quickLogin(phone, code)).body.code).toBe('code.expired');
  });

  test('dies after five wrong tries', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await quickLogin(phone, wrong(code))).body.code).toBe('code.invalid');
    }
    expect((await quickLogin(phone, code)).body.code).toBe('code.exhausted');
  });

  test('is compared with five of fifty guesses that come at once', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => quickLogin(phone, wrong(code))));
    expect(answers.filter(({ body }) => body.code === 'code.invalid')).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'code.exhausted')).toHaveLength(45);
  });

  test('of somebody else, or of another purpose, is not good', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await shop.codeFor(phone);
    expect((await quickLogin(other, code)).body.code).toBe('code.invalid');
    later(61);
    await post('/sms/send', { mobile: phone, purpose: 'reset' });
    expect((await quickLogin(phone, (shop.printed.at(-1) ?? '').slice(-6))).body.code).toBe('code.expired');
  });

  test('voids the one before it', async () => {
    const phone = newPhone();
    const old = await shop.codeFor(phone);
    later(61);
    const fresh = await shop.codeFor(phone);
    if (old !== fresh) expect((await quickLogin(phone, old)).body.code).toBe('code.invalid');
    expect((await quickLogin(phone, fresh)).status).toBe(200);
  });

  test('is kept as a hash, for a number that is kept as a hash', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    const kept = JSON.stringify(await shop.db.select().from(loginCodes));
    expect(kept).not.toContain(phone);
    expect(kept).not.toContain(code);
  });

  test('may be asked for again after a minute, five times an hour and ten times a day', async () => {
    const mobile = newPhone();
    const ask = () => post('/sms/send', { mobile });
    expect((await ask()).body).toEqual({ resendAfter: 60, expiresIn: 300 });
    later(20);
    const early = await ask();
    expect([early.status, early.body.code, early.body.retryAfter]).toEqual([429, 'code.too_often', 40]);
    expect(early.headers.get('Retry-After')).toBe('40');
    for (let sent = 1; sent < 5; sent += 1) {
      later(61);
      expect((await ask()).status).toBe(200);
    }
    later(61);
    expect((await ask()).body.code).toBe('code.too_often');
    later(3_600);
    for (let sent = 5; sent < 10; sent += 1) {
      expect((await ask()).status).toBe(200);
      later(3_601);
    }
    expect((await ask()).body).toMatchObject({ code: 'code.too_often' });
  });

  test('is answered the same whether the account exists or not', async () => {
    const known = newPhone();
    await shop.logIn(known);
    later(61);
    const answers = [await post('/sms/send', { mobile: known }), await post('/sms/send', { mobile: newPhone() })];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test.each([
    ['a number that is too short', '/sms/send', { mobile: '009477' }, 'phone.invalid', 'Invalid mobile number'],
    ['a number of a country that is none', '/sms/send', { mobile: '0999771234567' }, 'phone.region_unsupported', ''],
    ['no number at all', '/sms/send', {}, 'request.invalid', ''],
    ['a mail without a domain', '/mail/send', { mail: 'nimali@' }, 'mail.invalid', ''],
    ['a mail of a long top domain', '/mail/send', { mail: 'a@b.online' }, 'mail.invalid', ''],
    ['a login with letters for a code', '/quick/login', { loginType: 0, loginId: '0094771234567', code: 'abcdef', region: sriLanka }, 'code.invalid', ''],
    ['a login with a mail as a number', '/quick/login', { loginType: 0, loginId: 'a@b.lk', code: '123456', region: sriLanka }, 'phone.invalid', 'Invalid mobile number'],
    ['a login with a number as a mail', '/quick/login', { loginType: 1, loginId: '0094771234567', code: '123456', region: sriLanka }, 'mail.invalid', ''],
    ['a login from nowhere', '/quick/login', { loginType: 0, loginId: '0094771234567', code: '123456', region: 5 }, 'request.invalid', ''],
  ])('is refused with 400 for %s', async (_title, path, body, code, desc) => {
    const refused = await post(path, body);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    if (desc) expect(refused.body.desc).toBe(desc);
  });

  test('is refused to a closed account', async () => {
    const phone = newPhone();
    const { session } = await shop.logIn(phone);
    await shop.db.update(users).set({ enabled: false }).where(eq(users.userId, session.userId));
    later(61);
    expect((await quickLogin(phone, await shop.codeFor(phone))).body.code).toBe('auth.account_disabled');
  });
});

describe('a sender', () => {
  test('gets the message in the reader’s language; what it does not take may be tried again at once', async () => {
    const sender = fakeSender();
    const own = await openShop({ senders: { sms: sender } });
    const send = (mobile: string) =>
      own.ask('/api/sms/send', { method: 'POST', body: { mobile }, headers: { 'Accept-Language': 'tr-TR' } });
    sender.state.fails = true;
    expect((await send('0094771234567')).body).toMatchObject({ status: 400, code: 'code.send_failed' });
    sender.state.fails = false;
    expect((await send('0094771234567')).status).toBe(200);
    expect(sender.sent).toMatchObject([{ channel: 'sms', to: '+94771234567' }]);
    expect(sender.sent[0]?.text).toMatch(/^iCan Mall doğrulama kodunuz: \d{6}\./);
    expect(own.printed).toEqual([]);
    await own.close();
  });

  test('serves only the countries that the shop names', async () => {
    const own = await openShop({ options: { smsCountries: ['94'] } });
    const send = (mobile: string) => own.ask('/api/sms/send', { method: 'POST', body: { mobile } });
    expect((await send('0094771234567')).status).toBe(200);
    expect((await send('00905321234567')).body.code).toBe('phone.region_unsupported');
    await own.close();
  });
});

describe('a session', () => {
  test('sets two cookies: the secret one out of reach of scripts', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-mall_rs=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      `__Host-mall_rt=${session.refresh_token}; Max-Age=604800; Path=/; Secure; SameSite=Strict; Priority=High`,
    ]);
    expect(session.access_token.length).toBeLessThan(1_000);
  });

  test('keeps only hashes of its halves', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    const kept = JSON.stringify(await shop.db.select().from(sessions));
    expect(kept).not.toContain(session.refresh_token);
    expect(kept).not.toContain(secretIn(cookies));
  });

  test('is renewed by both halves together, and rotates', async () => {
    const { cookies, session } = await shop.logIn(newPhone());
    const renewed = await refresh(session.refresh_token, secretIn(cookies));
    expect(renewed.body).toMatchObject({ userId: session.userId, isNewUser: false });
    expect(renewed.body.refresh_token).not.toBe(session.refresh_token);
    expect(secretIn(renewed.headers.getSetCookie())).not.toBe(secretIn(cookies));
    const again = await refresh(renewed.body.refresh_token, secretIn(renewed.headers.getSetCookie()));
    expect(again.status).toBe(200);
  });

  test('is not renewed by one half alone, nor by the halves of two sessions', async () => {
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

  test('is ended everywhere when old halves come back later', async () => {
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
    let halves = { handle: session.refresh_token, secret: secretIn(cookies) };
    for (let week = 0; week < 4; week += 1) {
      later(7 * 86_400 - 60);
      const renewed = await refresh(halves.handle, halves.secret);
      expect(renewed.status).toBe(200);
      halves = { handle: renewed.body.refresh_token, secret: secretIn(renewed.headers.getSetCookie()) };
    }
    later(3 * 86_400);
    expect((await refresh(halves.handle, halves.secret)).body.code).toBe('auth.refresh_invalid');
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
    const out = await shop.ask('/api/app/logout', { headers: { 'Sec-Fetch-Site': 'cross-site', 'Cookie': '__Host-mall_rs=x' } });
    expect([out.status, out.headers.getSetCookie()]).toEqual([204, []]);
    const own = await shop.ask('/api/app/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(own.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('a bearer token', () => {
  const info = (authorization?: string) =>
    shop.ask('/api/p/user/userInfo', authorization === undefined ? {} : { headers: { Authorization: authorization } });

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
    const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>;
    const { privateKey } = await generateKeyPair('ES256');
    const byStranger = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey);
    const byPassword = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(Buffer.alloc(32));
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
