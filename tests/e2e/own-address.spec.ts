import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { rawRequest } from './raw-request.ts';
import { restartableShop } from './restartable-shop.ts';

/** What the built shop says of its own address; nothing here needs a browser's window. */
test.skip(({ isMobile }) => isMobile, 'the same server answers phones');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { port, origin: own, restart } = restartableShop();

const paths = ['/', '/products/100001', '/robots.txt', '/sitemap.xml', '/sitemap/places.xml'];
const forged: [string, (path: string) => string, string[]][] = [
  ['Host', (path) => path, ['Host: evil.example']],
  ['Host with our port', (path) => path, [`Host: evil.example:${port}`]],
  ['a name that begins as ours', (path) => path, [`Host: localhost.evil.example:${port}`]],
  ['another port', (path) => path, ['Host: localhost:81']],
  ['an absolute request line', (path) => `http://evil.example${path}`, [`Host: localhost:${port}`]],
  ['https in the request line', (path) => `https://evil.example${path}`, [`Host: localhost:${port}`]],
  [
    'headers of a proxy',
    (path) => path,
    [`Host: localhost:${port}`, 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'],
  ],
];

test('without PUBLIC_ORIGIN nothing that a request says of its host is mirrored', async () => {
  await restart({});
  for (const [how, target, headers] of forged) {
    for (const path of paths) {
      const line = `GET ${target(path)} HTTP/1.1`;
      const said = await rawRequest(port, line, [...headers, 'Accept-Encoding: identity']);
      expect(said.status, `${how} ${path}`).toBe(200);
      // Not by a matcher of text, which would print a whole page.
      expect(/evil\.example|localhost:81\b/.exec(said.text)?.[0], `${how} ${path}`).toBeUndefined();
      expect([...said.headers.values()].join(), `${how} ${path}`).not.toContain('evil.example');
      expect(said.text.includes(own), `${how} ${path}`).toBe(true);
      expect(said.headers.has('strict-transport-security'), `${how} ${path}`).toBe(false);
      expect(said.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    }
  }
});

test('each of this machine’s three names is its own address', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    const said = await rawRequest(port, 'GET /robots.txt HTTP/1.1', [`Host: ${name}:${port}`]);
    expect(said.text).toContain(`Sitemap: http://${name}:${port}/sitemap.xml`);
  }
});

test('PUBLIC_ORIGIN with https makes pages and answers insist on it, whatever the request says', async () => {
  await restart({ PUBLIC_ORIGIN: 'https://shop.example' });
  for (const [how, target, headers] of forged) {
    for (const path of ['/', '/api/content/config?regionId=659006000343', '/no/such/page']) {
      const said = await rawRequest(port, `GET ${target(path)} HTTP/1.1`, headers);
      expect(said.headers.get('strict-transport-security'), `${how} ${path}`).toMatch(/max-age=\d{8}/);
    }
    const page = await rawRequest(port, `GET ${target('/')} HTTP/1.1`, [
      ...headers,
      'Accept-Encoding: identity',
    ]);
    expect(page.headers.get('content-security-policy'), how).toContain('upgrade-insecure-requests');
    expect(/ rel="canonical" href="([^"]*)"/.exec(page.text)?.[1]).toBe('https://shop.example/');
    expect(page.text.includes('evil.example')).toBe(false);
  }
});

test('HOST is the only address that is listened on', async () => {
  const alone = await restart({ HOST: '127.0.0.1' });
  expect(alone.output()).toContain(`iCan Mall is open at http://127.0.0.1:${port} `);
  const others = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others)
    await expect(fetch(`http://${address}:${port}/api/health`)).rejects.toThrow('fetch failed');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
