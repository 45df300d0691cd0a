import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { type BuiltServer, openSocket, startBuiltServer } from './built-server.ts';
import { test } from './journey.ts';

test.skip(({ isMobile }) => isMobile, 'a server has no width');

/** Lets a signal throw inside the server what nobody catches. */
const breakable =
  '--import=data:text/javascript,process.on(`SIGUSR2`,()=>{throw(new(TypeError)(`of+94771234567`))})';

let server: BuiltServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startBuiltServer({ LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '100', NODE_OPTIONS: breakable });
});
test.afterAll(() => server.stop());

type Asked = { path?: string; headers?: Record<string, string>; method?: string; keep?: boolean };

/** Asks without undoing the encoding of the answer. */
const ask = ({ path = '/api/docs', headers = {}, method = 'GET', keep = true }: Asked = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer; size: number }>(
    (resolve, reject) => {
      const asking = httpRequest(`${server.origin}${path}`, { headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (keep) chunks.push(chunk);
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            size,
          }),
        );
      });
      asking.on('error', reject).end();
    },
  );

test.describe('the contract’s page', () => {
  test('is read packed as the reader takes it, and once', async () => {
    const plain = await ask();
    expect(plain.status).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.size).toBeGreaterThan(1_000_000);

    const brotli = await ask({ headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotli.size).toBeLessThan(plain.size / 3);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);

    const gzip = await ask({ headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);

    const tags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    const again = await ask({
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tags[1]}` },
    });
    expect([again.status, again.size, again.headers.etag]).toEqual([304, 0, tags[1]]);
    const other = await ask({ headers: { 'accept-encoding': 'br', 'if-none-match': tags[2] ?? '' } });
    expect(other.status).toBe(200);
    const head = await ask({ method: 'HEAD' });
    expect([head.status, head.size, head.headers['content-length']]).toEqual([200, 0, String(plain.size)]);
  });

  for (const encoding of ['identity', 'br']) {
    test(`costs 250 readers at once no more than a few tens of megabytes, ${encoding}`, async () => {
      await ask();
      server.forgetPeak();
      const before = server.memory().now;
      const answers = await Promise.all(
        Array.from({ length: 250 }, () => ask({ headers: { 'accept-encoding': encoding }, keep: false })),
      );
      const { peak } = server.memory();
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      console.log(
        `250 × /api/docs, ${encoding}: ${Math.round(before)} MB before, ${Math.round(peak)} MB at most`,
      );
      expect(peak - before).toBeLessThan(100);
    });
  }
});

/** Waits for a line of the log that fits. */
async function lineOf(fits: (line: Record<string, unknown>) => boolean) {
  await expect.poll(() => server.lines().some(fits)).toBe(true);
  return server.lines().find(fits);
}
const ofRequest = (id: string) => lineOf(({ traceId }) => traceId === id);
const withId = (id: string) => ({ 'X-Request-Id': id });

test.describe('the log', () => {
  test('has one JSON line for each request: id, method, route, status, ms', async () => {
    await ask({ path: '/products/100001?q=secretword', headers: withId('page-line-1') });
    expect(await ofRequest('page-line-1')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      pid: server.pid,
      event: 'request',
      traceId: 'page-line-1',
      method: 'GET',
      route: '/products/:productId',
      status: 200,
      ms: expect.any(Number),
    });
    await ask({ path: '/api/salesRegions/all', headers: withId('call-line-1') });
    expect(await ofRequest('call-line-1')).toMatchObject({ route: 'listRegions', status: 200 });
    await ask({ path: '/SearchResults/secretword?q=secretword', headers: withId('search-line-1') });
    expect(await ofRequest('search-line-1')).toMatchObject({ route: '/SearchResults/:result' });
    await ask({ path: '/media/secretword.webp', headers: withId('media-line-1') });
    expect(await ofRequest('media-line-1')).toMatchObject({ route: '/media/*', status: 404 });
    await ask({ path: '/secretword/secretword/x', headers: withId('none-line-1') });
    expect(await ofRequest('none-line-1')).toMatchObject({ route: '*', status: 404 });
    await ask({ path: '/About', method: 'DELETE', headers: withId('method-line-1') });
    expect(await ofRequest('method-line-1')).toMatchObject({ method: 'DELETE', status: 405 });
    expect(server.said.stderr).not.toContain('secretword');
  });

  test('says nothing of who asked for a code', async () => {
    const sent = await fetch(`${server.origin}/api/sms/send`, {
      method: 'POST',
      body: JSON.stringify({ mobile: '0094771234567' }),
      headers: { 'Content-Type': 'application/json', ...withId('code-line-1') },
    });
    expect(sent.status).toBe(200);
    expect(await ofRequest('code-line-1')).toMatchObject({ method: 'POST', status: 200 });
    expect(server.said.stderr).not.toMatch(/771234567|1234567/);
  });

  test('takes a shopper who leaves in the middle for no fault', async () => {
    const before = server.lines().length;
    const body = await openSocket(server.origin);
    body.write(
      `POST /api/quick/login HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: cut-body-1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"loginId":`,
    );
    await pause(200);
    body.resetAndDestroy();
    expect(await ofRequest('cut-body-1')).toMatchObject({ level: 'info', event: 'request', cut: true });

    const download = await openSocket(server.origin);
    download.pause();
    const get = 'GET /api/docs HTTP/1.1\r\nHost: localhost\r\n';
    download.write(`${get}\r\n`.repeat(6) + `${get}X-Request-Id: cut-load-1\r\n\r\n`);
    await pause(300);
    download.resetAndDestroy();
    const page = await openSocket(server.origin);
    page.write('GET /trending?cut=1 HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: cut-page-1\r\n\r\n');
    await pause(20);
    page.resetAndDestroy();
    expect(await ofRequest('cut-page-1')).toMatchObject({ event: 'request' });
    await lineOf(({ route, cut }) => route === '/api/docs' && cut === true);
    await ask({ path: '/api/health' });
    const bad = server
      .lines()
      .slice(before)
      .filter(({ level }) => !['info', 'debug'].includes(String(level)));
    expect(bad).toEqual([]);
  });
});

test('what nobody catches is a line, too, and ends the process with 1', async () => {
  process.kill(server.pid, 'SIGUSR2');
  expect(await server.ended()).toBe(1);
  const last = server.lines().at(-1);
  expect(last).toMatchObject({
    level: 'fatal',
    event: 'process.crashed',
    error: 'TypeError',
    message: 'of+<number>',
  });
});
