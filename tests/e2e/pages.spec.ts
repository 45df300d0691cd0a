import { expect } from '@playwright/test';
import { type BuiltServer, rawAnswer, startBuiltServer } from './built-server.ts';
import { test } from './journey.ts';
import { quietConsole } from './shopper.ts';

test.describe('the built shop', () => {
  test.skip(({ isMobile }) => isMobile, 'a server has no width');
  test.setTimeout(240_000);

  let server: BuiltServer;
  test.beforeAll(async () => {
    // It fills a database of its own, beside two other shops.
    test.setTimeout(240_000);
    server = await startBuiltServer({ TRUST_PROXY: '1' });
  });
  test.afterAll(() => server.stop());

  let visitors = 0;
  /** Asks as somebody who has asked nothing before, with the address as it is written here. */
  const ask = (target: string, headers = '') => {
    visitors += 1;
    return rawAnswer(
      server.origin,
      `GET ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\nX-Forwarded-For: 10.0.${visitors >> 8}.${visitors & 255}\r\n${headers}Connection: close\r\n\r\n`,
    );
  };

  const unreadable = ['50%', '%', '%E0%A4%A', '%C0%80', '%zz', '%00%', 'a%2'];
  const readable = [
    '%00',
    '%25',
    '%5C',
    '%2F%2F',
    '..%2F..',
    '\\',
    ';',
    'x'.repeat(3000),
    '%F0%9F%98%80',
    '%u0041',
  ];
  const places = [
    '/#',
    '/#/',
    '/SearchResults/#',
    '/searchresults/#/',
    '/SearchResults/-?q=#',
    '/products/#',
    '/x/#',
    '/#/10001',
    '/services/#',
    '/store/#/2003',
    '/store/x/#',
    '/discover/sub/#',
    '/agreements/#',
    '/goods?prodId=#',
    '/trending?page=#',
    '/?lang=#',
    '/Cart/#',
    '/a/b/c/#',
  ];
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%5C%5Cevil.example',
    '/%2Fevil.example',
    '///evil.example',
    '/\\/evil.example',
    '//evil.example:80',
    'http://evil.example',
    'http://evil.example//x.example',
    'https:evil.example',
  ];
  const ends = [
    '',
    '/',
    '/50%',
    '/%E0%A4%A',
    '/..',
    '/../50%',
    '/products/1/',
    '/CART',
    '/5',
    '?50%',
    '#50%',
  ];

  const outside = (location: string) =>
    /^(?:[/\\]|%2f|%5c){2}/i.test(location) || new URL(location, server.origin).origin !== server.origin;

  test('no address is answered with 500, and none leads to another origin', async () => {
    const targets = [
      ...places.flatMap((place) => [...unreadable, ...readable].map((part) => place.replaceAll('#', part))),
      ...elsewhere.flatMap((host) => ends.map((end) => host + end)),
    ];
    const wrong: unknown[] = [];
    for (let from = 0; from < targets.length; from += 4) {
      await Promise.all(
        targets.slice(from, from + 4).map(async (target) => {
          const { status, headers } = await ask(target);
          const { location } = headers;
          const fine =
            [200, 301, 308, 400, 404].includes(status) && !(location !== undefined && outside(location));
          if (!fine) wrong.push([status, target.slice(0, 60), location]);
        }),
      );
    }
    expect(wrong).toEqual([]);
  });

  for (const [target, location] of [
    ['/SearchResults/50%', '/SearchResults/50%25'],
    ['/SearchResults/%E0%A4%A', '/SearchResults/%25E0%25A4%25A'],
    ['//evil.example/50%', '/evil.example/50%25'],
    ['/%5Cevil.example/50%', '/evil.example/50%25'],
  ] as const) {
    test(`${target} is sent to ${location}`, async () => {
      const answer = await ask(target);
      expect([answer.status, answer.headers.location]).toEqual([308, location]);
    });
  }

  test('a choice in a cookie that cannot be decoded is none', async () => {
    for (const cookie of ['mall_lang=%E0%A4%A', 'mall_region=%', 'mall_lang=%; mall_region=50%']) {
      const { status, body } = await ask('/About', `Cookie: ${cookie}\r\n`);
      expect([cookie, status]).toEqual([cookie, 200]);
      expect(body).toContain('<html lang="en-US"');
    }
  });

  test('forty searches as pages are too many, and say when there may be another', async () => {
    const visitor = 'X-Forwarded-For: 10.9.9.9\r\n';
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        rawAnswer(
          server.origin,
          `GET /SearchResults/kettle?q=kettle${number} HTTP/1.1\r\nHost: localhost:${server.port}\r\n${visitor}Accept-Language: zh\r\nConnection: close\r\n\r\n`,
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    const [one] = refused;
    expect(Number(one?.headers['retry-after'])).toBeGreaterThan(0);
    expect(one?.headers['cache-control']).toBe('no-store');
    expect(one?.headers['x-content-type-options']).toBe('nosniff');
    expect(Buffer.from(one?.body ?? '', 'latin1').toString()).toContain('请求过于频繁');
  });
});

for (const address of [
  '/?utm_source=x&x=1',
  '/trending?utm_source=x&page=2',
  '/products/100001?fbclid=y',
  '/nowhere/at/all?a=b',
  '/SearchResults/kettle?q=kettle&gclid=z',
]) {
  test(`${address} is rendered without what the screen does not read, and wakes as it was rendered`, async ({
    page,
  }) => {
    const said = quietConsole(page);
    await page.goto(address);
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(
      await page
        .locator('link[rel=canonical], meta[property="og:url"]')
        .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).join()),
    ).not.toMatch(/utm|clid/);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).search).toBe(new URL(address, 'http://localhost').search);
    expect(said.filter((line) => !/404/.test(line))).toEqual([]);
  });
}
