import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mountedOperations } from '#service/http/contract.ts';
import { rateClasses } from '#service/platform/rate-limits.ts';
import { describe as describeOperation, description } from '#service/http/description.ts';
import { validatorsOf } from '#service/http/validate.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods, sriLanka } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await openShop();
  shopper = await shop.logIn(newPhone());
});
afterAll(() => shop.close());

const kettle = {
  basketId: 0,
  count: 1,
  prodId: goods.kettle.prodId,
  skuId: goods.kettle.skuId,
  shopId: goods.kettle.shopId,
};

const inside = async (path: string, headers = {}) =>
  (await shop.service.askInProcess(new Request(`http://localhost${path}`, { headers }))).response;
const sendFrom = (headers: Record<string, string>) =>
  shop.ask('/api/sms/send', { method: 'POST', body: { mobile: newPhone() }, headers });

const described = Object.values(description.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => (operation.operationId ? [operation] : [])),
);

test('every operation of the description is served, and no other', () => {
  const known = described.map(({ operationId }) => operationId).toSorted();
  expect([...mountedOperations()].toSorted()).toEqual(known);
});

test('an operation of members asks for the token before all else, also when it is asked by HEAD', async () => {
  const info = '/api/p/invitation/info';
  expect((await shop.ask(info)).status).toBe(401);
  expect((await shop.ask(info, { headers: { Authorization: 'Bearer x.y.z' } })).status).toBe(401);
  expect((await shop.ask(info, { method: 'HEAD' })).status).toBe(401);
  expect((await shopper.get('/p/invitation/info')).status).toBe(200);
  expect((await shop.ask(info, { method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD');
});

test('who is not let in is told how to come in (RFC 6750)', async () => {
  const { headers } = await shop.ask('/api/p/user/userInfo');
  expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="mall"');
  const bad = await shop.ask('/api/p/user/userInfo', { headers: { Authorization: 'Bearer x.y.z' } });
  expect(bad.headers.get('WWW-Authenticate')).toBe('Bearer realm="mall", error="invalid_token"');
  expect((await shopper.get('/p/user/userInfo')).headers.get('WWW-Authenticate')).toBeNull();
});

test('every rate class of the description has its limits', () => {
  const asked = new Set(
    described.flatMap((operation) =>
      [operation['x-rate-limit'], operation['x-rate-limit-without-key'] ?? 'read'].map(String),
    ),
  );
  expect([...asked].filter((name) => !rateClasses.includes(name))).toEqual([]);
});

test('an answer that says more or less than its description is a fault', () => {
  const validators = validatorsOf(describeOperation('get', '/p/myOrder/getOrderStatus'));
  const standing = {
    orderNumber: '260504080000000001',
    status: 'TO_DELIVER',
    payStatus: 'COD_PENDING',
    afterSales: 'NONE',
    actions: [],
    serverTime: '2026-05-04T08:00:00.000Z',
  };
  expect(validators.answer(200, standing)).toBeUndefined();
  expect(validators.answer(200, { ...standing, userId: 'u_1' })).toBeDefined();
  expect(validators.answer(200, { ...standing, status: undefined })).toBeDefined();
  expect(validators.answer(202, standing)).toBeDefined();
});

describe('an answer', () => {
  test('carries its headers, also when it is a refusal', async () => {
    for (const path of ['/api/salesRegions/all', '/api/p/user/userInfo', '/api/nothing']) {
      const { headers } = await shop.ask(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
      });
      expect(
        [...headers.keys()].filter((name) => /^(server|x-powered-by|access-control)/.test(name)),
      ).toEqual([]);
    }
  });

  test('echoes the request’s number, but not a strange one', async () => {
    const own = await shop.ask('/api/nothing', { headers: { 'X-Request-Id': 'abc-12345' } });
    expect([own.headers.get('X-Request-Id'), own.body.traceId]).toEqual(['abc-12345', 'abc-12345']);
    const strange = await shop.ask('/api/nothing', { headers: { 'X-Request-Id': 'a b<script>' } });
    expect(strange.body.traceId).not.toContain('<');
  });

  test.each([
    ['en-US', undefined, 'en-US'],
    ['zh-CN', '请先登录', 'zh-CN'],
    ['tr', 'Lütfen giriş yapın', 'tr-TR'],
    ['de-DE, ru;q=0.5, pt;q=0.7', 'Entre na sua conta', 'pt-PT'],
    ['ru-RU,zh;q=0.9', 'Войдите в аккаунт', 'ru-RU'],
    ['xx', 'Please log in', 'en-US'],
    ['zha', 'Please log in', 'en-US'],
  ])('speaks the language of %s', async (asked, desc = 'Please log in', told) => {
    const { body, headers } = await shop.ask('/api/p/user/userInfo', {
      headers: { 'Accept-Language': asked },
    });
    expect([body.desc, headers.get('Content-Language')]).toEqual([desc, told]);
  });

  test('of a public call may be kept, and is not sent again to who has it', async () => {
    const first = await shop.ask('/api/salesRegions/all');
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
      vary: 'Accept-Language',
    });
    const etag = first.headers.get('ETag') ?? '';
    const again = await shop.ask('/api/salesRegions/all', { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([again.status, again.body, again.headers.get('ETag')]).toEqual([304, '', etag]);
    const other = await shop.ask('/api/salesRegions/all', { headers: { 'If-None-Match': '"x"' } });
    expect(other.status).toBe(200);
    const short = await shop.ask(`/api/prod/prodInfo?prodId=${kettle.prodId}&regionId=${sriLanka}`);
    expect(short.headers.get('Cache-Control')).toBe(
      'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
    );
  });

  test('of a shopper’s call, of live stock and of any refusal is kept nowhere', async () => {
    const answers = [
      await shopper.get('/p/user/userInfo'),
      await shop.ask(`/api/prod/skuList?prodId=${kettle.prodId}&regionId=${sriLanka}`),
      await shop.ask(`/api/prod/prodInfo?prodId=1&regionId=${sriLanka}`),
      await shop.ask('/api/p/user/userInfo'),
    ];
    expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(
      Array(4).fill('private, no-store'),
    );
  });

  test('says that the shop is alive, or that its database is not', async () => {
    expect(await shop.ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const awayFor = vi.spyOn(shop.database, 'ping').mockRejectedValue(new Error('away'));
    expect((await shop.ask('/api/health')).status).toBe(503);
    awayFor.mockRestore();
  });
});

describe('an address that is not described', () => {
  test('is not found, a method it does not have is not allowed', async () => {
    expect(await shop.ask('/api/p/nothing')).toMatchObject({
      status: 404,
      body: { code: 'resource.not_found' },
    });
    const wrong = await shop.ask('/api/p/myOrder/receipt/1', { method: 'POST', body: {} });
    expect([wrong.status, wrong.body.code, wrong.headers.get('Allow')]).toEqual([
      405,
      'request.method_not_allowed',
      'PUT',
    ]);
    expect((await shop.ask('/api/salesRegions/all', { method: 'OPTIONS' })).status).toBe(405);
    expect((await shop.ask('/api/salesRegions/all', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('another site’s page', () => {
  test.each([
    ['our own page', { 'Sec-Fetch-Site': 'same-origin', Cookie: 'a=b' }, 200],
    ['our own page in an old browser', { Origin: 'http://localhost:3000', Cookie: 'a=b' }, 200],
    ['a script', {}, 200],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['a link that was typed', { 'Sec-Fetch-Site': 'none' }, 403],
    ['a page of another site in an old browser', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['something with a cookie that says nothing', { Cookie: 'a=b' }, 403],
  ])('%s', async (_title, headers, status) => {
    expect((await sendFrom(headers)).status).toBe(status);
  });

  test('may not change a thing even when it has a bad token, and may with a good one', async () => {
    const cross = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await sendFrom({ ...cross, Authorization: 'Bearer x.y.z' })).body.code).toBe(
      'request.cross_site',
    );
    expect(
      (await sendFrom({ ...cross, Authorization: `Bearer ${shopper.session.access_token}` })).status,
    ).toBe(200);
  });
});

describe('asking too often', () => {
  let own: Shop;
  const send = (forwarded: string) =>
    own.ask('/api/sms/send', {
      method: 'POST',
      body: { mobile: newPhone() },
      headers: { 'X-Forwarded-For': forwarded },
    });
  const search = (from: string) =>
    own.ask(`/api/search?key=tea&regionId=${sriLanka}&pageNumber=1&pageSize=1`, { from });
  beforeAll(
    async () =>
      void (own = await openShop({ options: { rateLimitFactor: 1, trustedProxies: 1, desk: true } })),
  );
  afterAll(() => own.close());

  test('is refused per operation and visitor, with the time to wait', async () => {
    const ask = (from: string, headers = {}) => own.ask('/api/salesRegions/all', { from, headers });
    for (let asked = 0; asked < 120; asked += 1) expect((await ask('10.0.0.1')).status).toBe(200);
    const refused = await ask('10.0.0.1');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe(String(refused.body.retryAfter));
    expect((await ask('10.0.0.2')).status).toBe(200);
    const { response: rendered } = await own.service.askInProcess(
      new Request('http://localhost/api/salesRegions/all'),
    );
    expect(rendered.status).toBe(200);
  });

  test('counts the address that our own proxy saw, and no other word of the header', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await send(`6.6.6.${sent}, 9.9.9.9`)).status).toBe(200);
    expect((await send('6.6.6.77, 9.9.9.9')).status).toBe(429);
    expect((await send('8.8.8.8')).status).toBe(200);
  });

  test('counts a listing without a key as reading, beside the searches', async () => {
    const list = () => own.ask(`/api/search?categoryId=1&regionId=${sriLanka}`, { from: '10.0.0.9' });
    for (let asked = 0; asked < 120; asked += 1) expect((await list()).status).toBe(200);
    expect((await list()).status).toBe(429);
    expect((await search('10.0.0.9')).status).toBe(200);
  });

  test('counts the network of an IPv6 visitor', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, host) => search(`2001:db8:0:1::${host}`)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect((await search('2001:db8::1:9:9:9:9')).status).toBe(429);
    expect((await search('2001:db8:0:2::1')).status).toBe(200);
  });
});

describe('a page rendered on the server', () => {
  test('asks public things only, whoever it renders for', async () => {
    expect((await inside('/api/salesRegions/all')).status).toBe(200);
    const token = { Authorization: `Bearer ${shopper.session.access_token}` };
    for (const path of [
      '/api/p/user/userInfo',
      '/api/app/logout',
      `/api/prod/skuList?prodId=1&regionId=${sriLanka}`,
    ]) {
      expect((await inside(path, token)).status).toBe(500);
    }
    expect((await shopper.get('/p/user/userInfo')).status).toBe(200);
  });
});

describe('a fault of ours', () => {
  test('is told without a word about the inside, and logged without personal data', async () => {
    await shop.db.execute(sql`alter table users rename to gone`);
    await expect(shopper.get('/p/user/userInfo')).rejects.toThrow('broke');
    await shop.db.execute(sql`alter table gone rename to users`);
    const [line] = shop.log.slice(-1);
    expect(line).toMatchObject({ event: 'request.failed', operationId: 'getUserInfo', code: '42P01' });
    expect(JSON.stringify(line)).not.toContain(shopper.session.userId);
  });

  test('of the database being away is a matter of waiting', async () => {
    const away = Object.assign(new Error('Connection terminated'), { code: '57P01' });
    const broken = vi.spyOn(shop.db, 'transaction').mockRejectedValue(away);
    const refused = await shopper.post<{ code: string }>('/p/shopCart/changeItem', kettle);
    broken.mockRestore();
    expect([refused.status, refused.body.code]).toEqual([503, 'server.unavailable']);
    expect(refused.headers.get('Retry-After')).toBe('2');
  });
});
