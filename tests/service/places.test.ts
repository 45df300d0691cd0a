import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoginResponse, Session } from '#openapi/schema.gen.ts';
import { newPhone, openShop, type Shop } from './shop.ts';
import { sriLanka } from './world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15',
};
const later = (seconds: number) => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));

async function enter(to: string, agent: string) {
  later(61);
  const { body, headers } = await shop.ask<LoginResponse>('/api/quick/login', {
    method: 'POST',
    body: {
      loginType: to.includes('@') ? 1 : 0,
      loginId: to,
      code: await shop.codeFor(to),
      region: sriLanka,
    },
    headers: { 'User-Agent': agent, 'Accept-Language': 'tr-TR' },
  });
  const own = { Authorization: `Bearer ${body.access_token}` };
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const ask = <T = { code: string }>(method: string, path: string) =>
    shop.ask<T>(`/api${path}`, { method, headers: own });
  return {
    cookie,
    handle: body.refresh_token,
    list: async () => (await ask<Session[]>('GET', '/p/user/sessions')).body,
    end: (id: string) => ask('DELETE', `/p/user/sessions/${id}`),
    endOthers: () => ask('DELETE', '/p/user/sessions'),
    info: async () => (await ask('GET', '/p/user/userInfo')).body.code ?? 'in',
    renew: async () =>
      (
        await shop.ask<{ code?: string }>('/api/token/refresh', {
          method: 'POST',
          body: { refresh_token: body.refresh_token },
          headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
        })
      ).body.code ?? 'in',
  };
}

describe('the places where one is signed in', () => {
  test('are shown with device and last use, this one first, and with nothing that opens them', async () => {
    const mobile = newPhone();
    const first = await enter(mobile, agents.phone);
    const second = await enter(mobile, agents.desktop);
    const third = await enter(mobile, 'curl/8.0');
    later(600);
    await first.info();
    const list = await second.list();
    expect(list.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Safari', 'macOS', true],
      ['Chrome', 'Android', false],
      [null, null, false],
    ]);
    expect(list[1]?.lastUsedTime).toBe(shop.time.now.toISOString());
    expect(list[2]?.lastUsedTime).toBe(list[2]?.createTime);
    const ids = new Set(list.map(({ sessionId }) => sessionId));
    for (const { handle } of [first, second, third]) {
      expect(ids).not.toContain(handle.split('.')[0]);
      expect(JSON.stringify(list)).not.toContain(handle.split('.')[1]);
    }
  });

  test('can be ended one by one: the token is refused at once, the refresh tokens too', async () => {
    const mobile = newPhone();
    const [lost, own] = [await enter(mobile, agents.phone), await enter(mobile, agents.desktop)];
    const id = (await own.list()).find(({ current }) => !current)?.sessionId ?? '';
    expect((await own.end(id)).status).toBe(204);
    expect([await lost.info(), await lost.renew()]).toEqual(['auth.token_revoked', 'auth.refresh_invalid']);
    expect((await own.end(id)).status).toBe(404);
    expect((await own.end('x')).status).toBe(422);
    expect(await own.list()).toHaveLength(1);
  });

  test('include this one: ending it clears both cookies', async () => {
    const own = await enter(newPhone(), agents.phone);
    const ended = await own.end((await own.list())[0]?.sessionId ?? '');
    expect(ended.headers.getSetCookie().join()).toMatch(/mall_rs=; Max-Age=0.*mall_rt=; Max-Age=0/);
    expect(await own.info()).toBe('auth.token_revoked');
  });

  test('can all be ended but this one', async () => {
    const mobile = newPhone();
    const others = [await enter(mobile, agents.phone), await enter(mobile, agents.phone)];
    const [own, stranger] = [await enter(mobile, agents.desktop), await enter(newPhone(), agents.phone)];
    const ended = await own.endOthers();
    expect([ended.status, ended.headers.getSetCookie()]).toEqual([204, []]);
    for (const other of others) expect(await other.info()).toBe('auth.token_revoked');
    expect([await own.info(), await stranger.info()]).toEqual(['in', 'in']);
  });

  test('leave the list when they are over', async () => {
    const mobile = newPhone();
    await enter(mobile, agents.phone);
    later(8 * 86_400);
    const own = await enter(mobile, agents.desktop);
    expect(await own.list()).toHaveLength(1);
  });
});

describe('a sign-out', () => {
  test('ends the session also when the access token is over, by its pair of refresh tokens and from the own page only', async () => {
    const own = await enter(newPhone(), agents.phone);
    const out = (cookie: string, site: string) =>
      shop.ask('/api/app/logout', { headers: { Cookie: cookie, 'Sec-Fetch-Site': site } });
    await out(own.cookie, 'cross-site');
    await out(own.cookie.replace(/mall_rs=./, 'mall_rs=_'), 'same-origin');
    expect(await own.info()).toBe('in');
    expect((await out(own.cookie, 'same-origin')).headers.getSetCookie()).toHaveLength(2);
    expect(await own.info()).toBe('auth.token_revoked');
  });
});

describe('a session of many tabs', () => {
  test('outlives that each of them renews with the pair it happened to read', async () => {
    const own = await enter(newPhone(), agents.desktop);
    const renew = async (handle: string, cookie: string) => {
      const { status, body, headers } = await shop.ask<LoginResponse>('/api/token/refresh', {
        method: 'POST',
        body: { refresh_token: handle },
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      });
      const set = headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return { status, handle: body.refresh_token, cookie: set };
    };
    const first = await renew(own.handle, own.cookie);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => renew(own.handle, own.cookie)),
      ...Array.from({ length: 5 }, () => renew(first.handle, first.cookie)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ handle }) => handle))).toEqual(new Set([first.handle]));
    later(11);
    const next = await renew(first.handle, first.cookie);
    expect(next.handle).not.toBe(first.handle);
    later(11);
    expect((await renew(own.handle, own.cookie)).status).toBe(401);
    expect((await renew(next.handle, next.cookie)).status).toBe(401);
  });
});
