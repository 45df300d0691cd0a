import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from './built-server.ts';

test.skip(({ isMobile }) => isMobile, 'a server has no width');

let server: BuiltServer;
test.beforeAll(async () => void (server = await startBuiltServer()));
test.afterAll(() => server.stop());

type Asked = { headers?: Record<string, string>; method?: string; keep?: boolean };

/** Asks for the page without undoing its encoding. */
const ask = ({ headers = {}, method = 'GET', keep = true }: Asked = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer; size: number }>(
    (resolve, reject) => {
      const asking = httpRequest(`${server.origin}/api/docs`, { headers, method, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (keep) chunks.push(chunk);
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks), size }),
        );
      });
      asking.on('error', reject).end();
    },
  );

test('the contract is read packed as the reader takes it, and once', async () => {
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
  test(`250 readers at once, ${encoding}, cost no more than a few tens of megabytes`, async () => {
    await ask();
    const before = server.memory();
    const answers = await Promise.all(
      Array.from({ length: 250 }, () => ask({ headers: { 'accept-encoding': encoding }, keep: false })),
    );
    const after = server.memory();
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const grown = Math.max(0, after.peak - Math.max(before.peak, before.now));
    const figures = `${Math.round(before.now)} MB before, ${Math.round(after.peak)} MB at most`;
    test.info().annotations.push({ type: 'memory', description: figures });
    console.log(`250 × /api/docs, ${encoding}: ${figures}`);
    expect(after.peak - before.now).toBeLessThan(grown + 400);
    expect(grown).toBeLessThan(80);
  });
}
