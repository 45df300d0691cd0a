import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSeed } from '#service/seed/run-seed.ts';
import { freePort } from './free-port.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { type ShopProcess, shopProcess } from './shop-process.ts';

const isBuilt = existsSync('dist/server/entry.server.js');

describe.skipIf(postgresMissing !== undefined || !isBuilt)('a shop on an empty PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mall-empty-'));
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let databaseUrl: string;
  let shop: ShopProcess;

  beforeAll(async () => {
    cluster = await startPostgres();
    databaseUrl = await cluster.databaseUrl();
    shop = shopProcess({ port: await freePort(), dataDir, databaseUrl, env: { SEED: '' } });
    await shop.start();
  });
  afterAll(async () => {
    await shop.kill();
    cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const page = async (path: string, language: string) => {
    const answer = await fetch(shop.origin + path, { headers: { 'accept-language': language } });
    return { status: answer.status, html: await answer.text(), robots: answer.headers.get('retry-after') };
  };

  test('is not filled, and says so at the start', () => {
    expect(shop.output()).toContain('The database is empty');
    expect(shop.output()).not.toContain('Filling the shop');
  });

  test.each([
    ['en', 'The mall is not open yet'],
    ['zh-CN', '商城尚未开业'],
    ['tr', 'Mağazamız henüz açılmadı'],
    ['ru', 'Магазин ещё не открыт'],
    ['pt', 'A loja ainda não abriu'],
  ])('its home page says so in %s', async (language, words) => {
    const { status, html } = await page('/', language);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('its other pages are not there for now', async () => {
    expect(await page('/electronics/10001', 'en')).toMatchObject({ status: 503, robots: '5' });
    expect((await shop.ask('GET', '/api/health')).status).toBe(200);
    expect(shop.output()).not.toContain('"level":"error"');
  });

  test('opens by itself once it is filled', async () => {
    expect(await runSeed([], { env: { DATABASE_URL: databaseUrl }, print: () => {} })).toBe(0);
    const { status, html } = await page('/', 'en');
    expect(status).toBe(200);
    expect(html).not.toContain('The mall is not open yet');
    expect((await shop.ask('GET', '/api/indexTag/list?regionId=659006000343')).status).toBe(200);
  });
});
