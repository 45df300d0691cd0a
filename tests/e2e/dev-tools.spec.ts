import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, request } from '@playwright/test';
import { deskKey } from '../../scripts/desk-key.ts';
import { test } from './journey.ts';
import { rawRequest } from './raw-request.ts';
import { restartableShop } from './restartable-shop.ts';

/** The built shop, started as its operator starts it; nothing here needs a browser's window. */
test.skip(({ isMobile }) => isMobile, 'the same server answers phones');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { port, origin, folder, output, restart } = restartableShop();
const tools = ['/dev/desk', '/dev/outbox'];
const json = { Accept: 'application/json' };

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).status;
/** Something that keeps cookies as a browser does. */
const browser = () => request.newContext({ baseURL: origin });

test('without the secret neither desk nor development mailbox is there, whatever a request or a proxy says', async () => {
  await restart({});
  for (const path of tools) {
    const lines: [string, string[]][] = [
      [`GET ${path} HTTP/1.1`, [`Host: localhost:${port}`]],
      [`GET ${path} HTTP/1.1`, [`Host: 127.0.0.1:${port}`]],
      [`GET ${path} HTTP/1.1`, ['Host: shop.example']],
      [`GET http://localhost:${port}${path} HTTP/1.1`, ['Host: shop.example']],
      [`GET http://127.0.0.1${path} HTTP/1.1`, ['Host: shop.example']],
      [`GET ${path} HTTP/1.0`, [`Host: localhost:${port}`]],
      [`GET ${path} HTTP/1.1`, [`Host: localhost:${port}`, 'Authorization: Desk']],
      [`GET ${path} HTTP/1.1`, [`Host: localhost:${port}`, 'Authorization: Bearer x']],
    ];
    for (const [line, headers] of lines)
      expect((await rawRequest(port, line, headers)).status, `${line} ${headers.join()}`).toBe(404);
  }
  const unknown = await fetch(`${origin}/dev/unknown`);
  const hidden = await fetch(`${origin}/dev/desk`);
  expect(await hidden.text()).toBe(await unknown.text());
  expect([...hidden.headers.keys()]).toEqual([...unknown.headers.keys()]);
});

test('programs come in with the secret of the data folder, which its owner alone can read', async () => {
  expect(statSync(join(folder, 'desk-secret')).mode & 0o777).toBe(0o600);
  const key = deskKey(folder);
  for (const path of tools) expect(await statusOf(path, key)).toBe(200);
  const done = await fetch(`${origin}/dev/desk/api`, {
    method: 'POST',
    headers: { ...key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ words: ['clock'] }),
  });
  expect((await done.json()) as object).toMatchObject({ ok: true });
  // A proxy on the same machine that says whom it asks for, and one that names the public host.
  expect(await statusOf('/dev/desk', { ...key, 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  const proxied = ['Host: shop.example', `Authorization: ${key.Authorization}`];
  expect((await rawRequest(port, 'GET /dev/desk HTTP/1.1', proxied)).status).toBe(404);
});

test('the printed link lets one browser in, once', async () => {
  const link = new RegExp(`${origin}(/dev/desk\\?key=\\S+)`).exec(output())?.[1] ?? '';
  const [own, other] = [await browser(), await browser()];
  const entered = await own.get(link);
  expect([entered.status(), new URL(entered.url()).search]).toEqual([200, '']);
  expect((await own.get('/dev/outbox')).status()).toBe(200);
  const { cookies } = await own.storageState();
  expect(cookies).toEqual([
    expect.objectContaining({ path: '/dev', httpOnly: true, sameSite: 'Strict', expires: -1 }),
  ]);
  expect((await other.get(link)).status()).toBe(404);
  expect((await own.get(link)).status()).toBe(200);
  expect((await own.post('/dev/desk', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status()).toBe(403);
});

test('a header of a proxy that nobody configured is said once, and counts for nothing', async () => {
  const limited = await restart({ RATE_LIMIT_FACTOR: '1' });
  const codes = Array.from({ length: 25 }, (_, n) =>
    fetch(`${origin}/api/sms/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${n}` },
      body: JSON.stringify({ mobile: `00947130000${String(n).padStart(2, '0')}` }),
    }).then(({ status }) => status),
  );
  // Twenty an hour for one address: whoever sends the header stays the address of the socket.
  expect((await Promise.all(codes)).filter((status) => status === 429)).toHaveLength(5);
  expect(limited.output().match(/proxy\.unexpected/g)).toHaveLength(1);
});

test('a shop that strangers reach has no desk, no development mailbox and no link, and refuses codes that nobody sends', async () => {
  const publicOrigin = 'https://shop.example';
  const stranger = await restart({ PUBLIC_ORIGIN: publicOrigin });
  for (const path of tools) expect(await statusOf(path, deskKey(folder))).toBe(404);
  const sent = await fetch(`${origin}/api/sms/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mobile: '0094714444444' }),
  });
  expect(((await sent.json()) as { code: string }).code).toBe('code.send_failed');
  expect(stranger.output()).not.toMatch(/code for|key=/);

  const open = await restart({ PUBLIC_ORIGIN: publicOrigin, MALL_DESK: 'on' });
  expect(await statusOf('/dev/desk', deskKey(folder))).toBe(200);
  expect(await statusOf('/dev/outbox', { ...deskKey(folder), ...json })).toBe(404);
  expect(open.output()).toMatch(/\/dev\/desk\?key=/);

  const proxied = await restart({ TRUST_PROXY: '1' });
  for (const path of tools) expect(await statusOf(path, deskKey(folder))).toBe(404);
  expect(proxied.output()).not.toMatch(/key=|sandbox processor/);
});
