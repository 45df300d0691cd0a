import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse } from '#openapi/schema.gen.ts';
import { loginCodes, users } from '#service/db/schema/users.ts';
import { fakeSender, newPhone, openShop, type Shop } from './shop.ts';
import { laos, sriLanka, turkiye } from './world.ts';

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
const quickLogin = (loginId: string, code: string, more: object = {}) =>
  post<LoginResponse & { code: string }>('/quick/login', {
    loginType: 0,
    loginId,
    code,
    region: sriLanka,
    ...more,
  });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  test('makes an account at the first login and finds it at the next', async () => {
    const phone = newPhone();
    const first = await quickLogin(phone, await shop.codeFor(phone));
    expect(first.body).toMatchObject({
      isNewUser: true,
      token_type: 'bearer',
      expires_in: 900,
      enabled: true,
    });
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
    const stale = old === fresh ? wrong(old) : old;
    expect((await quickLogin(phone, stale)).body.code).toBe('code.invalid');
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
    const answers = [
      await post('/sms/send', { mobile: known }),
      await post('/sms/send', { mobile: newPhone() }),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test.each([
    [
      'a number that is too short',
      '/sms/send',
      { mobile: '009477' },
      'phone.invalid',
      'Invalid mobile number',
    ],
    [
      'a number of a country that is none',
      '/sms/send',
      { mobile: '0999771234567' },
      'phone.region_unsupported',
      '',
    ],
    ['no number at all', '/sms/send', {}, 'request.invalid', ''],
    ['a mail without a domain', '/mail/send', { mail: 'nimali@' }, 'mail.invalid', ''],
    ['a mail of a long top domain', '/mail/send', { mail: 'a@b.online' }, 'mail.invalid', ''],
    [
      'a login with letters for a code',
      '/quick/login',
      { loginType: 0, loginId: '0094771234567', code: 'abcdef', region: sriLanka },
      'code.invalid',
      '',
    ],
    [
      'a login with a mail as a number',
      '/quick/login',
      { loginType: 0, loginId: 'a@b.lk', code: '123456', region: sriLanka },
      'phone.invalid',
      'Invalid mobile number',
    ],
    [
      'a login with a number as a mail',
      '/quick/login',
      { loginType: 1, loginId: '0094771234567', code: '123456', region: sriLanka },
      'mail.invalid',
      '',
    ],
    [
      'a login from nowhere',
      '/quick/login',
      { loginType: 0, loginId: '0094771234567', code: '123456', region: 5 },
      'request.invalid',
      '',
    ],
  ])('is refused with 400 for %s', async (_title, path, body, code, desc) => {
    const refused = await post(path, body);
    expect(refused).toMatchObject({ status: 400, body: { code, ...(desc && { desc }) } });
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
  const sender = fakeSender();
  let own: Shop;
  const send = (mobile: string, headers: Record<string, string> = {}) =>
    own.ask('/api/sms/send', {
      method: 'POST',
      body: { mobile },
      headers: { 'Accept-Language': 'tr-TR', ...headers },
    });
  beforeAll(async () => {
    own = await openShop({ senders: { sms: sender }, options: { smsCountries: ['94'], rateLimitFactor: 1 } });
  });
  afterAll(() => own.close());

  test('gets the message in the reader’s language; what it does not take may be tried again at once', async () => {
    sender.state.fails = true;
    expect((await send('0094771234567')).body).toMatchObject({ status: 400, code: 'code.send_failed' });
    sender.state.fails = false;
    expect((await send('0094771234567')).status).toBe(200);
    expect(sender.sent).toMatchObject([{ channel: 'sms', to: '+94771234567' }]);
    expect(sender.sent[0]?.text).toMatch(/^iCan Mall doğrulama kodunuz: \d{6}\./);
    expect(own.printed).toEqual([]);
  });

  test('serves only the countries that the shop names', async () => {
    expect((await send('00905321234567')).body.code).toBe('phone.region_unsupported');
  });

  test('is not worn out by one visitor, whatever address the visitor claims to have', async () => {
    const answers = [];
    for (let sent = 0; sent < 20; sent += 1) {
      answers.push((await send(newPhone(), { 'X-Forwarded-For': `6.6.6.${sent}` })).status);
    }
    expect(answers.indexOf(429)).toBe(17);
  });
});
