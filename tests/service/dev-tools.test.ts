import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Channel, Senders } from '#service/platform/sender.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { openDeskSecret } from '#service/desk/desk-secret.ts';
import { openTools } from '#service/desk/open-tools.ts';
import type { ServiceOptions } from '#service/config/options.ts';
import { deskKey, fakeSender, newPhone, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => void (shop.time.now = new Date('2026-05-04T08:00:00Z')));

describe('the tools of this machine', () => {
  const tools = ['/dev/desk', '/dev/outbox', '/dev/outbox/', '/dev/desk/api', '/dev/nothing', '/dev'];

  test.each(['/dev/desk', '/dev/outbox'])('%s does not exist for anybody else', async (path) => {
    const asked = (from: string, headers: Record<string, string> = {}) =>
      shop.ask(path, { from, headers: { ...deskKey, ...headers } });
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await asked(from)).status).toBe(200);
    for (const from of ['10.0.0.7', '192.168.1.5', '']) expect((await asked(from)).status).toBe(404);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      expect((await asked('127.0.0.1', { [name]: '127.0.0.1' })).status).toBe(404);
    const elsewhere = await shop.service.app.fetch(
      new Request(`http://evil.example${path}`, { headers: deskKey }),
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect(elsewhere.status).toBe(404);
    expect((await shop.service.askInProcess(new Request(`http://localhost${path}`))).response.status).toBe(
      404,
    );
  });

  test('a shop that listens on one address of its machine is asked from there', async () => {
    const asked = (remoteAddress: string) =>
      shop.service.app.fetch(new Request('http://192.168.1.5:3000/dev/desk', { headers: deskKey }), {
        incoming: { socket: { remoteAddress, localAddress: '192.168.1.5' } },
      });
    expect((await asked('192.168.1.5')).status).toBe(200);
    expect((await asked('192.168.1.6')).status).toBe(404);
  });

  /** All that the headers tell: every answer has a number of its own. */
  const saying = (headers: Headers) => [...headers].filter(([name]) => name !== 'x-request-id');

  test.each(tools)('%s is like any unknown page without the secret', async (path) => {
    const unknown = await shop.ask<string>('/dev/unknown');
    const wrong = [
      {},
      { Authorization: 'Desk wrong' },
      { Authorization: 'Desk' },
      { Cookie: 'mall_desk_3000=x' },
    ];
    for (const headers of wrong as Record<string, string>[]) {
      for (const method of ['GET', 'POST']) {
        const asked = await shop.ask<string>(path, { method, headers });
        expect([asked.status, asked.body]).toEqual([404, unknown.body]);
        expect(saying(asked.headers)).toEqual(saying(unknown.headers));
      }
    }
  });

  test('the printed link lets one browser in, once, and leaves no ticket in the address', async () => {
    const link = shop.service.toolsLink ?? '';
    expect(link).toMatch(/^\/dev\/desk\?key=[\w-]{43}$/);
    expect((await shop.ask(link, { method: 'HEAD' })).status).toBe(404);
    const entered = await shop.ask(link);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/dev/desk']);
    const [set = ''] = entered.headers.getSetCookie();
    expect(set).toMatch(/^mall_desk_3000=[\w-]{43}; Path=\/dev; HttpOnly; SameSite=Strict$/);
    const own = { Cookie: set.split(';')[0] ?? '' };
    expect((await shop.ask('/dev/desk', { headers: own })).status).toBe(200);
    expect((await shop.ask('/dev/outbox', { headers: own })).status).toBe(200);
    expect((await shop.ask(link, { headers: own })).status).toBe(303);
    expect((await shop.ask(link)).status).toBe(404);
    expect((await shop.ask('/dev/desk?key=wrong')).status).toBe(404);

    const post = (headers: Record<string, string>) =>
      shop.ask('/dev/desk', { method: 'POST', raw: new URLSearchParams(), headers: { ...own, ...headers } });
    expect((await post({})).status).toBe(403);
    expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  const newLink = async () => {
    const asked = { method: 'POST', body: { words: ['link'] }, headers: deskKey };
    const { body } = await shop.ask<{ lines: string[] }>('/dev/desk/api', asked);
    return new URL(body.lines[0] ?? '');
  };

  test('a new link is asked for by name, and the one before it ends', async () => {
    const links = [await newLink(), await newLink()];
    const [before, now] = links.map(({ pathname, search }) => pathname + search);
    expect((await shop.ask(before ?? '')).status).toBe(404);
    expect((await shop.ask(now ?? '')).status).toBe(303);
  });

  test('the development mailbox shows the codes that no sender took, as a page and as JSON', async () => {
    const phone = newPhone();
    const code = await shop.codeFor(phone);
    expect(shop.printed.at(-1)).toBe(`code for …${phone.slice(-4)}: ${code}`);
    const { body } = await shop.ask<{ to: string; code: string }[]>('/dev/outbox', {
      headers: { Accept: 'application/json', ...deskKey },
    });
    expect(body[0]).toMatchObject({ channel: 'sms', to: `+${phone.slice(2)}`, code });
    const page = await shop.ask<string>('/dev/outbox', { headers: deskKey });
    expect(page.body).toContain('<h1>Development mailbox</h1>');
    expect(page.body).toContain(`<strong>${code}</strong>`);
  });

  test('the development mailbox shows a mail in a frame that runs nothing', async () => {
    const code = await shop.codeFor('outbox@example.com');
    const { body, headers } = await shop.ask<string>('/dev/outbox', { headers: deskKey });
    expect(body).toMatch(/<iframe\s+sandbox\s+title="Your iCan Mall verification code"/);
    expect(body).toContain(`;text-align:center&quot;&gt;${code}&lt;/p&gt;`);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('the development mailbox forgets a message after an hour', async () => {
    const code = await shop.codeFor('hour@example.com');
    const shown = async () => (await shop.ask<string>('/dev/outbox', { headers: deskKey })).body;
    shop.time.now = new Date(shop.time.now.getTime() + 59 * 60_000);
    expect(await shown()).toContain(code);
    shop.time.now = new Date(shop.time.now.getTime() + 2 * 60_000);
    expect(await shown()).not.toContain(code);
    await shop.service.jobs.runAll();
    const kept = await shop.db.select().from(outboxMessages);
    expect(kept.filter((message) => message.code === code)).toEqual([]);
  });

  const publicOrigin = 'https://shop.example';
  const plain = { desk: undefined, publicOrigin: undefined, trustedProxies: 0 };
  const sms = fakeSender();
  const cases: [string, Partial<typeof plain | ServiceOptions>, Senders, boolean, Channel[]][] = [
    ['nothing', {}, {}, true, ['sms', 'mail']],
    ['a sender', {}, { sms }, true, ['mail']],
    ['all senders', {}, { sms, mail: sms }, true, []],
    ['MALL_DESK=off', { desk: false }, {}, false, ['sms', 'mail']],
    ['PUBLIC_ORIGIN', { publicOrigin }, {}, false, []],
    ['PUBLIC_ORIGIN and MALL_DESK=on', { publicOrigin, desk: true }, {}, true, []],
    ['TRUST_PROXY', { trustedProxies: 1 }, {}, false, []],
    ['TRUST_PROXY and MALL_DESK=on', { trustedProxies: 1, desk: true }, {}, true, ['sms', 'mail']],
  ];
  test.each(cases)('with %s: which of them there are', (_, options, senders, hasDesk, unsent) => {
    expect(openTools({ ...plain, ...options }, 'pglite', senders)).toEqual({ hasDesk, unsent });
    const onPostgres = openTools({ ...plain, ...options }, 'postgres', senders);
    expect(onPostgres).toEqual({ hasDesk: options.desk === true, unsent });
  });

  test('a shop without any prints no link and has none of their pages', async () => {
    const shut = await openShop({ options: { trustedProxies: 1 } });
    expect(shut.service.toolsLink).toBeUndefined();
    for (const path of ['/dev/desk', '/dev/outbox'])
      expect((await shut.ask(path, { headers: deskKey })).status).toBe(404);
    await shut.close();
  });

  test('a shop behind a proxy that shows no mailbox refuses codes that nobody could read', async () => {
    const shut = await openShop({ options: { trustedProxies: 1 } });
    const bySms = await shut.ask('/api/sms/send', { method: 'POST', body: { mobile: newPhone() } });
    expect(bySms.body.code).toBe('code.send_failed');
    expect(shut.printed).toEqual([]);
    expect(await shut.db.select().from(outboxMessages)).toEqual([]);
    await shut.close();
  });

  test('a public shop refuses codes for which it has no sender, and keeps and prints none', async () => {
    const mail = fakeSender();
    const other = await openShop({ options: { publicOrigin, desk: true }, senders: { mail } });
    const bySms = await other.ask('/api/sms/send', { method: 'POST', body: { mobile: newPhone() } });
    expect(bySms.body.code).toBe('code.send_failed');
    expect(other.printed).toEqual([]);
    expect(await other.db.select().from(outboxMessages)).toEqual([]);
    const byMail = await other.ask('/api/mail/send', { method: 'POST', body: { mail: 'a@example.com' } });
    expect(byMail.status).toBe(200);
    expect((await other.ask('/dev/desk', { headers: deskKey })).status).toBe(200);
    expect((await other.ask('/dev/outbox', { headers: deskKey })).status).toBe(404);
    await other.close();
  });
});

describe('the secret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-secret-'));
  const file = join(dataDir, 'new', 'desk-secret');
  const rights = () => statSync(file).mode & 0o777;
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('is made once, for its owner only, and drawn anew where the file holds none', () => {
    const secret = openDeskSecret(join(dataDir, 'new'));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, 'utf8').trim()).toBe(secret);
    expect([rights(), readdirSync(join(dataDir, 'new'))]).toEqual([0o600, ['desk-secret']]);
    chmodSync(file, 0o644);
    expect([openDeskSecret(join(dataDir, 'new')), rights()]).toEqual([secret, 0o600]);
    writeFileSync(file, '');
    expect(openDeskSecret(join(dataDir, 'new'))).not.toBe(secret);
    expect(openDeskSecret(join(dataDir, 'new'))).toMatch(/^[\w-]{43}$/);
  });
});
