import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CodeTicket, LoginResponse } from '#openapi/schema.gen.ts';
import { knownBrowsers } from '#service/db/schema/known-browsers.ts';
import { loginCodes } from '#service/db/schema/users.ts';
import { newPhone, openShop, type Shop } from './shop.ts';
import { sriLanka } from './world.ts';

let shop: Shop;
const start = new Date('2026-05-04T08:00:00Z');
beforeAll(async () => void (shop = await openShop({ options: { rateLimitFactor: 1 } })));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date(start.setDate(start.getDate() + 2))));

const later = (seconds: number) => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));
const password = 'Kandy-Lake-2026';
const newPassword = 'Temple-Road-1815';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const lastCode = () => (shop.printed.at(-1) ?? '').slice(-6);

type Said = Partial<LoginResponse & CodeTicket> & { code?: string; retryAfter?: number };

let visitors = 0;

/** A caller with an address and a jar of cookies of its own. */
function browser({ keepsCookies = true } = {}) {
  const jar = new Map<string, string>();
  visitors += 1;
  const from = `10.${visitors >> 8}.${visitors & 255}.1`;
  async function call(method: string, path: string, body?: unknown, token?: string) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(keepsCookies && { 'Sec-Fetch-Site': 'same-origin' }),
      ...(cookie && { Cookie: cookie }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await shop.ask<Said>(`/api${path}`, { method, body, headers, from });
    for (const set of keepsCookies ? answer.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  const post = (path: string, body: unknown) => call('POST', path, body);
  return {
    jar,
    call,
    send: (mobile: string, purpose?: string) => post('/sms/send', { mobile, ...(purpose && { purpose }) }),
    logIn: (mobile: string, code: string) =>
      post('/quick/login', { loginType: 0, loginId: mobile, code, region: sriLanka }),
    logInByPassword: (userMobile: string, loginPassword: string) =>
      post('/web/login', { userMobile, loginPassword }),
    async guess(mobile: string, code: string, times: number) {
      const codes = [];
      for (let tried = 0; tried < times; tried += 1) {
        codes.push((await this.logIn(mobile, wrong(code))).body.code);
      }
      return codes;
    },
  };
}
const program = () => browser({ keepsCookies: false });

/** A browser that is signed in to a new account, which has a password. */
async function owner() {
  const own = browser();
  const mobile = newPhone();
  await own.send(mobile, 'register');
  const registration = { invite: '', loginPassword: password, nickName: 'Nimal', regionId: sriLanka };
  const made = await own.call('POST', '/user/register', {
    ...registration,
    userMobile: mobile,
    code: lastCode(),
  });
  expect(made.status).toBe(200);
  later(61);
  return { own, mobile, token: made.body.access_token ?? '', userId: made.body.userId ?? '' };
}

/** Strangers, each with an empty jar, who spend all that a day has for a number. */
async function spendTheDay(mobile: string) {
  let sent = 0;
  for (let asked = 0; asked < 12; asked += 1) {
    if ((await browser().send(mobile)).status === 200) sent += 1;
    later(3_601);
  }
  const refused = await browser().send(mobile);
  return { sent, refused: refused.body };
}

describe('a code belongs to the browser that asked for it', () => {
  const strangers: [string, () => ReturnType<typeof browser>][] = [
    ['without cookies', program],
    ['with a browser of their own', () => browser()],
  ];
  test.each(strangers)('five guesses of strangers %s leave the owner’s good', async (_title, stranger) => {
    const [own, mobile] = [browser(), newPhone()];
    await own.send(mobile);
    const code = lastCode();
    const other = stranger();
    expect(await other.guess(mobile, code, 6)).toEqual([...Array(5).fill('code.invalid'), 'code.exhausted']);
    expect((await own.logIn(mobile, code)).status).toBe(200);
  });

  test('a stranger who asks for a code to the same number voids only their own', async () => {
    const [own, stranger, mobile] = [browser(), browser(), newPhone()];
    await own.send(mobile);
    const code = lastCode();
    later(61);
    expect((await stranger.send(mobile)).status).toBe(200);
    const others = lastCode();
    expect(await stranger.guess(mobile, others, 6)).toEqual([
      ...Array(5).fill('code.invalid'),
      'code.exhausted',
    ]);
    const foreign = others === code ? wrong(code) : others;
    expect((await own.logIn(mobile, foreign)).body.code).toBe('code.invalid');
    expect((await own.logIn(mobile, code)).status).toBe(200);
  });

  test('the browser that asked for it has five guesses, all at once or one by one', async () => {
    const [own, mobile] = [browser(), newPhone()];
    await own.send(mobile);
    const code = lastCode();
    const answers = await Promise.all(Array.from({ length: 40 }, () => own.logIn(mobile, wrong(code))));
    expect(answers.filter(({ body }) => body.code === 'code.invalid')).toHaveLength(5);
    expect((await own.logIn(mobile, code)).body.code).toBe('code.exhausted');
  });

  test('one that was asked for with a cookie is good with that cookie only', async () => {
    const [own, mobile] = [browser(), newPhone()];
    await own.send(newPhone());
    later(61);
    await own.send(mobile);
    const code = lastCode();
    expect((await program().logIn(mobile, code)).body.code).toBe('code.invalid');
    expect((await browser().logIn(mobile, code)).body.code).toBe('code.invalid');
    expect((await own.logIn(mobile, code)).status).toBe(200);
  });

  test('a browser and a program may wait for codes at the same time', async () => {
    const [own, mobile] = [browser(), newPhone()];
    await own.send(mobile);
    const first = lastCode();
    later(61);
    await program().send(mobile);
    const second = lastCode();
    expect((await program().logIn(mobile, second)).status).toBe(200);
    expect((await own.logIn(mobile, first)).status).toBe(200);
  });

  test.each(['reset', 'deletion'])('also one of purpose %s', async (purpose) => {
    const { own, mobile, token } = await owner();
    expect((await own.send(mobile, purpose)).status).toBe(200);
    const code = lastCode();
    const use = (who: ReturnType<typeof browser>, given: string) =>
      purpose === 'reset'
        ? who.call('PUT', '/user/forgetPassword', { mobile, code: given, password: newPassword })
        : who.call('POST', '/p/user/deletion', { proof: 'CODE', secret: given }, token);
    for (let tried = 0; tried < 5; tried += 1) await use(program(), wrong(code));
    expect((await use(program(), code)).body.code).toBe('code.invalid');
    expect((await use(own, code)).status).toBeLessThan(300);
  });

  test('the cookie says nothing, goes by itself after ten minutes, and only its hash is kept', async () => {
    const sent = await browser().send(newPhone());
    expect(sent.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-mall_code=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const value = /=([\w-]{22})/.exec(sent.headers.getSetCookie()[0] ?? '')?.[1] ?? '?';
    expect(JSON.stringify(await shop.db.select().from(loginCodes))).not.toContain(value);
  });

  test('a program that keeps the cookie may send it back without saying where it comes from', async () => {
    const mobile = newPhone();
    const post = (path: string, body: unknown, cookie = '') =>
      shop.ask<Said>(`/api${path}`, { method: 'POST', body, ...(cookie && { headers: { Cookie: cookie } }) });
    const sent = await post('/sms/send', { mobile });
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0];
    const body = { loginType: 0, loginId: mobile, code: lastCode(), region: sriLanka };
    expect((await post('/quick/login', body, cookie)).status).toBe(200);
  });
});

describe('a browser that the account knows', () => {
  test('gets codes when strangers have spent what a day has', async () => {
    const { own, mobile, token } = await owner();
    expect((await own.call('GET', '/app/logout', undefined, token)).status).toBe(204);
    expect([...own.jar.keys()]).toContain('__Host-mall_known');
    const { sent, refused } = await spendTheDay(mobile);
    expect([sent <= 10, refused.code]).toEqual([true, 'code.too_often']);
    expect((await own.send(mobile)).status).toBe(200);
    expect((await own.logIn(mobile, lastCode())).status).toBe(200);
  });

  test('has a budget no larger than that of all others', async () => {
    const { own, mobile } = await owner();
    const answers = [(await own.send(mobile)).status, (await own.send(mobile)).status];
    for (let asked = 0; asked < 6; asked += 1) {
      later(61);
      answers.push((await own.send(mobile)).status);
    }
    expect(answers).toEqual([200, 429, 200, 200, 200, 200, 429, 429]);
  });

  test('has none with another account', async () => {
    const [{ own }, { mobile: other }] = [await owner(), await owner()];
    expect((await browser().send(other)).status).toBe(200);
    expect((await own.send(other)).body.code).toBe('code.too_often');
  });

  test('signs in by password while strangers are locked out, and is locked out by its own tries', async () => {
    const { own, mobile } = await owner();
    for (let tried = 0; tried < 5; tried += 1) await program().logInByPassword(mobile, newPassword);
    expect((await browser().logInByPassword(mobile, password)).body.code).toBe('login.locked');
    expect((await own.logInByPassword(mobile, password)).status).toBe(200);
    expect((await program().logInByPassword(mobile, password)).body.code).toBe('login.locked');
    const codes = [];
    for (let tried = 0; tried < 6; tried += 1) {
      codes.push((await own.logInByPassword(mobile, newPassword)).body.code);
    }
    expect(codes).toEqual([...Array(5).fill('auth.bad_credentials'), 'login.locked']);
  });

  test('is any in which somebody has signed in, at most ten of an account, and is kept as a hash', async () => {
    const { own, mobile, userId } = await owner();
    for (let more = 0; more < 12; more += 1) {
      later(1);
      expect((await browser().logInByPassword(mobile, password)).status).toBe(200);
    }
    const kept = await shop.db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, userId));
    expect(kept).toHaveLength(10);
    expect(JSON.stringify(kept)).not.toContain(own.jar.get('__Host-mall_known'));
  });

  test('is not one that brings an id which no sign-in has given', async () => {
    const { mobile } = await owner();
    const planted = browser();
    planted.jar.set('__Host-mall_known', 'A'.repeat(22));
    expect((await planted.logInByPassword(mobile, password)).status).toBe(200);
    expect(planted.jar.get('__Host-mall_known')).not.toBe('A'.repeat(22));
  });

  test('becomes one when a session of before is renewed', async () => {
    const { own, token } = await owner();
    own.jar.delete('__Host-mall_known');
    const handle = own.jar.get('__Host-mall_rt') ?? '';
    expect(token).toBeTruthy();
    expect((await own.call('POST', '/token/refresh', { refresh_token: handle })).status).toBe(200);
    expect(own.jar.get('__Host-mall_known')).toMatch(/^[\w-]{22}$/);
  });

  const ends: [
    string,
    (own: ReturnType<typeof browser>, mobile: string, token: string) => Promise<unknown>,
  ][] = [
    ['all other sessions end', (own, _, token) => own.call('DELETE', '/p/user/sessions', undefined, token)],
    [
      'the password is changed',
      (own, _, token) =>
        own.call('PUT', '/p/user/password', { oldPassword: password, password: newPassword }, token),
    ],
  ];
  test.each(ends)('is forgotten when %s, but for the one that asks', async (_title, end) => {
    const { own, mobile, token, userId } = await owner();
    const other = browser();
    expect((await other.logInByPassword(mobile, password)).status).toBe(200);
    const count = () => shop.db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, userId));
    expect(await count()).toHaveLength(2);
    await end(own, mobile, token);
    expect(await count()).toHaveLength(1);
    expect((await browser().send(mobile)).status).toBe(200);
    expect((await other.send(mobile)).body.code).toBe('code.too_often');
    expect((await own.send(mobile)).status).toBe(200);
  });
});

describe('a day', () => {
  test('has a hundred guesses of strangers at one number, whatever they do', async () => {
    const mobile = newPhone();
    const codes: string[] = [];
    let compared = 0;
    for (let hour = 0; hour < 24; hour += 1) {
      const stranger = browser();
      if ((await stranger.send(mobile)).status === 200) codes.push(lastCode());
      const right = codes.at(-1) ?? '';
      // With the cookie and without, from new addresses each time; never the right one.
      for (const who of [stranger, program(), program()]) {
        for (const said of await who.guess(mobile, right, 6)) if (said === 'code.invalid') compared += 1;
      }
      later(3_590);
    }
    expect(codes.length).toBeLessThanOrEqual(10);
    expect(compared).toBeLessThanOrEqual(100);
    expect(compared).toBeGreaterThanOrEqual(50);
  });
});
