import { expect } from '@playwright/test';
import { paths } from '../../src/domain/urls.ts';
import { rawAnswer } from './built-server.ts';
import { test } from './journey.ts';
import { logInByPassword, newAccount } from './shopper.ts';

test.skip(({ isMobile }) => isMobile, 'a server has no width');

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer|same-origin)$/),
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cache-control': expect.stringMatching(/./),
  'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
};
const kept = /^(?:public, max-age=\d+|private, no-cache)/;

test.describe('every answer carries its headers', () => {
  for (const [what, path, status, cache] of [
    ['a page', '/About', 200, /^private, no-cache$/],
    ['a page that is not there', '/nothing/at/all', 404, /^private, no-cache$/],
    ['a page in another case', '/about', 308, /no-store/],
    ['a product that moved', '/goods?prodId=100001', 301, /no-store/],
    ['a file of the build that is not there', '/assets/gone.js', 404, /^no-store$/],
    ['the icon', '/favicon.svg', 200, kept],
    ['the icon under its old name', '/favicon.ico', 301, kept],
    ['the picture for shared links', '/share.png', 200, kept],
    ['a tool that is not there', '/dev/nothing', 404, /no-store/],
    ['a picture that is not there', '/media/gone.webp', 404, /no-store/],
    ['a sent picture that is not there', '/media/uploads/avatar/260101/aa.webp', 404, /no-store/],
    ['robots.txt', '/robots.txt', 200, kept],
    ['the sitemap', '/sitemap.xml', 200, kept],
    ['a part of the sitemap that is not there', '/sitemap/gone.xml', 404, /no-store/],
    ['a call', '/api/salesRegions/all', 200, kept],
    ['a call that is not described', '/api/gone', 404, /no-store/],
    ['a call without a token', '/api/p/user/userInfo', 401, /no-store/],
    ['the state of the shop', '/api/health', 200, /no-store/],
    ['the contract', '/api/docs', 200, kept],
  ] as const) {
    test(`${what}: ${path}`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()).toMatchObject(everyAnswer);
      expect(answer.headers()['cache-control']).toMatch(cache);
      for (const name of Object.keys(answer.headers()))
        expect(name).not.toMatch(/^(?:server|x-powered-by|access-control-)/);
    });
  }

  test('a file of the build, which is kept for good and bears no date', async ({ request }) => {
    const home = await (await request.get('/')).text();
    const styles = /\/assets\/[\w-]+\.css/.exec(home)?.[0] ?? '';
    for (const path of [styles, '/favicon.svg', '/share.png']) {
      const answer = await request.get(path);
      expect([path, answer.status(), answer.headers()['last-modified']]).toEqual([path, 200, undefined]);
      expect(answer.headers()).toMatchObject(everyAnswer);
    }
    expect((await request.get(styles)).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('a picture, and that it is known already', async ({ request }) => {
    const home = await (await request.get('/')).text();
    const picture = /\/media\/products\/[\w-]+\.(?:webp|png|jpe?g)/.exec(home)?.[0] ?? '';
    const first = await request.get(picture);
    expect(first.headers()).toMatchObject(everyAnswer);
    const again = await request.get(picture, { headers: { 'If-None-Match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(again.headers()).toMatchObject(everyAnswer);
  });

  test('a form of pictures that is refused', async ({ request }) => {
    const answer = await request.post('/uploads', {
      multipart: { key: 'x', file: Buffer.from('x').toString() },
    });
    expect(answer.status()).toBe(422);
    expect(answer.headers()).toMatchObject(everyAnswer);
    const read = await request.get('/uploads');
    expect([read.status(), read.headers().allow]).toEqual([405, 'POST']);
  });
});

test.describe('pages of a signed-in person are kept nowhere', () => {
  const {
    home,
    categories,
    groupBuy,
    listing,
    trending,
    discover,
    vouchers,
    about,
    credits,
    contact,
    help,
    unsubscribe,
    goods,
    register,
    ...own
  } = paths;
  const open = [
    home,
    categories,
    groupBuy,
    listing,
    trending,
    discover,
    vouchers,
    about,
    credits,
    contact,
    help,
    unsubscribe,
    goods,
    register,
  ];
  test('all others are asked for again each time', async ({ request }) => {
    for (const path of open)
      expect((await request.get(path)).headers()['cache-control']).toBe('private, no-cache');
  });
  for (const path of Object.values(own)) {
    test(path, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    });
  }
});

test.describe('a page is read, nothing else', () => {
  for (const path of ['/', '/About', '/products/100001', '/nothing', '/robots.txt', '/favicon.ico']) {
    for (const method of ['TRACE', 'PROPFIND', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST']) {
      test(`${method} ${path}`, async ({ baseURL }) => {
        const { status, headers } = await rawAnswer(
          baseURL ?? '',
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(headers).toMatchObject(everyAnswer);
      });
    }
  }

  test('HEAD is GET without its body', async ({ request }) => {
    for (const path of ['/About', '/products/100001', '/nothing', '/favicon.ico']) {
      const get = await request.get(path, { maxRedirects: 0 });
      const head = await request.head(path, { maxRedirects: 0 });
      expect([head.status(), (await head.body()).length]).toEqual([get.status(), 0]);
      expect(head.headers()['content-type']).toBe(get.headers()['content-type']);
      expect(head.headers()['cache-control']).toBe(get.headers()['cache-control']);
    }
  });
});

test('a member’s own calls say how to come in', async ({ page, request }) => {
  const coins = '/api/p/coin/info';
  const refused = await request.get(coins);
  expect([refused.status(), refused.headers()['www-authenticate']]).toEqual([401, 'Bearer realm="mall"']);
  const mobile = await newAccount(page, request);
  await page.goto('/Settings');
  await logInByPassword(page, mobile);
  const session = await page.evaluate(() => window.sessionStorage.getItem('mall.session'));
  const { access_token: token } = JSON.parse(session ?? '{}') as { access_token?: string };
  const asked = await request.get(coins, { headers: { Authorization: `Bearer ${token}` } });
  expect(asked.status()).toBe(200);
});
