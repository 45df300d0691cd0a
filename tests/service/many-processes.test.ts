import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskKey } from '../../scripts/desk-key.ts';
import { freePort } from './free-port.ts';
import { findThing, logIn } from './order-loop.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { type ShopProcess, shopProcess } from './shop-process.ts';

const isBuilt = existsSync('dist/server/entry.server.js');
const region = 'regionId=659006000343';
const token = 'a-token-of-the-tests-that-is-long-enough';
/** A cache that forgets nothing by itself while a test runs. */
const env = {
  WORKERS: '3',
  PAGE_CACHE_MS: '600000',
  STOP_GRACE_MS: '0',
  DATABASE_POOL: '4',
  METRICS_TOKEN: token,
};

/** Tries until it is so, for five seconds at most. */
async function soon(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
}

describe.skipIf(postgresMissing !== undefined || !isBuilt)(
  'three workers and another machine on one PostgreSQL',
  () => {
    const folders = ['here', 'there', 'limits'].map((name) => mkdtempSync(join(tmpdir(), `mall-${name}-`)));
    let cluster: Awaited<ReturnType<typeof startPostgres>>;
    let client: Client;
    /** Three processes behind one port. */
    let here: ShopProcess;
    /** One process, as on another machine. */
    let there: ShopProcess;
    let metricsPort: number;
    /** Its limits are those of every day. */
    let strict: ShopProcess;

    beforeAll(async () => {
      cluster = await startPostgres();
      const databaseUrl = await cluster.databaseUrl();
      const make = async (dataDir: string, more: Record<string, string>) =>
        shopProcess({ port: await freePort(), dataDir, databaseUrl, env: { ...env, ...more } });
      metricsPort = await freePort();
      here = await make(folders[0] ?? '', { METRICS_PORT: String(metricsPort) });
      there = await make(folders[1] ?? '', { WORKERS: '1' });
      strict = await make(folders[2] ?? '', { RATE_LIMIT_FACTOR: '1' });
      await here.start();
      await Promise.all([there.start(), strict.start()]);
      await soon(async () => / in 3 processes/.test(here.output()));
      client = new Client(databaseUrl);
      await client.connect();
    });
    afterAll(async () => {
      await client.end();
      await Promise.all([here.stop(), there.stop(), strict.stop()]);
      cluster.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    const workersOf = (shop: ShopProcess) =>
      execFileSync('pgrep', ['-P', String(shop.pid()), '-f', '--', '--run='], { encoding: 'utf8' })
        .split('\n')
        .filter(Boolean)
        .map(Number);

    /** Asks often, each time on a connection of its own, so that every worker is asked. */
    const eachWorker = (path: string, times = 12) =>
      Promise.all(
        Array.from({ length: times }, () =>
          fetch(here.origin + path, { headers: { connection: 'close' } }).then((answer) => answer.text()),
        ),
      );

    test('a session that one process opened is good in every other', async () => {
      const buyer = await logIn(here, '0094711000001');
      for (const shop of [here, here, here, there]) {
        const me = await shop.ask('GET', '/api/p/user/userInfo', undefined, buyer.headers);
        expect(me.status).toBe(200);
      }
    });

    test('what the desk of one changes, all show at once', async () => {
      const thing = await findThing(here, 50);
      const path = `/products/${thing.prodId}`;
      await eachWorker(path);
      await (await fetch(there.origin + path)).text();
      const set = await there.atDesk('price', String(thing.skuId), 'LK', '9876500');
      expect(set.status).toBe(200);
      const shown = /9876500|98,765/;
      expect(await soon(async () => (await eachWorker(path)).every((html) => shown.test(html)))).toBe(true);
    });

    test('the clock of the desk is set in one process and true in all', async () => {
      const before = await shopTimes();
      await there.atDesk('clock', '+3d');
      const day = 86_400_000;
      const isThere = async () => (await shopTimes()).every((time) => time - (before[0] ?? 0) > 2.9 * day);
      expect(await soon(isThere)).toBe(true);
      await here.atDesk('clock', 'reset');
      const isBack = async () => (await shopTimes()).every((time) => time - (before[0] ?? 0) < day);
      expect(await soon(isBack)).toBe(true);
    });

    /** What every worker and the other machine take for the time of the shop. */
    async function shopTimes() {
      const texts = [
        ...(await eachWorker(`/api/indexTag/list?${region}`)),
        await (await fetch(`${there.origin}/api/indexTag/list?${region}`)).text(),
      ];
      return texts.map((text) => Date.parse(/"serverTime":"([^"]+)"/.exec(text)?.[1] ?? ''));
    }

    test('a limit holds for all processes together', async () => {
      // One worker alone would let 120 calls of an operation through; three would let 360.
      const answers = await Promise.all(
        Array.from({ length: 150 }, () =>
          fetch(`${strict.origin}/api/indexImgs?${region}`, { headers: { connection: 'close' } }),
        ),
      );
      const counts: Record<number, number> = {};
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      expect(counts).toEqual({ 200: 120, 429: 30 });
      const { rows } = await client.query<{ key: string }>('select key from request_counters');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ key }) => /127\.0\.0\.1|::1/.test(key))).toEqual([]);
    });

    test('the link of the tools lets one browser in, whichever process it meets', async () => {
      const { body } = await here.ask<{ lines: string[] }>(
        'POST',
        '/dev/desk/api',
        { words: ['link'] },
        deskKey(folders[0] ?? ''),
      );
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          fetch(body.lines[0] ?? '', { redirect: 'manual', headers: { connection: 'close' } }),
        ),
      );
      const letIn = answers.filter(({ status }) => status === 303);
      expect(letIn).toHaveLength(1);
      const cookie = letIn[0]?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      for (let times = 0; times < 6; times += 1) {
        const page = await fetch(`${here.origin}/dev/desk`, { headers: { cookie, connection: 'close' } });
        expect(page.status).toBe(200);
      }
    });

    const metricsOf = async (shop: ShopProcess, authorization?: string) => {
      const answer = await fetch(`${shop.origin}/metrics`, {
        headers: { connection: 'close', ...(authorization && { authorization }) },
      });
      return { status: answer.status, text: await answer.text() };
    };

    test('the figures of all workers are added up, for who may see them', async () => {
      for (const wrong of [
        undefined,
        'Bearer ',
        'Bearer another-token-of-the-same-length-1234567',
        `Basic ${token}`,
      ])
        expect(await metricsOf(here, wrong)).toMatchObject({ status: 404, text: 'Not found' });
      await eachWorker(`/api/indexTag/moreGoodStuff?${region}`, 30);
      const counted =
        /mall_request_seconds_count\{method="GET",route="pageMoreGoodStuff",status="2xx"\} (\d+)/;
      await soon(
        async () => Number(counted.exec((await metricsOf(here, `Bearer ${token}`)).text)?.[1]) >= 30,
      );
      const { status, text } = await metricsOf(here, `Bearer ${token}`);
      expect(status).toBe(200);
      expect(counted.exec(text)?.[1]).toBe('30');
      expect(text).toMatch(/mall_page_cache_total\{from="shared"\} \d/);
      expect(text).toMatch(/mall_database_connections \d/);
      expect(text).toMatch(/mall_messages_given_up 0\n/);
      expect(text).toMatch(/mall_jobs_failing 0\n/);
      expect(text).not.toMatch(/0094711|127\.0\.0\.1|products\/\d/);
      const apart = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      expect(apart.status).toBe(200);
      expect(counted.exec(await apart.text())?.[1]).toBe('30');
      expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
      expect((await metricsOf(strict, `Bearer ${token}`)).text).toContain(
        'mall_rate_limit_refusals_total{class="read"} 30',
      );
    });

    test('a worker that dies is replaced, and the shop goes on', async () => {
      const before = workersOf(here);
      expect(before).toHaveLength(3);
      process.kill(before[0] ?? 0, 'SIGKILL');
      const isAlive = () =>
        fetch(`${here.origin}/api/health`, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(2_000),
        }).then(
          ({ ok }) => ok,
          () => false,
        );
      expect(await soon(isAlive)).toBe(true);
      expect(
        await soon(async () => {
          const now = workersOf(here);
          return now.length === 3 && !now.includes(before[0] ?? 0);
        }),
      ).toBe(true);
      expect(await soon(async () => here.output().includes('"event":"worker.ended"'))).toBe(true);
    });

    test('a stop ends all of them, and what is under way is answered', async () => {
      const workers = workersOf(here);
      const underWay = fetch(`${here.origin}/`);
      await pause(20);
      await here.stop();
      expect((await underWay).status).toBe(200);
      for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    });
  },
);
