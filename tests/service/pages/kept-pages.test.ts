import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultRegionId } from '#src/domain/limits.ts';
import { openPages, type Pages } from './pages.ts';

let pages: Pages;
const rendered: string[] = [];
beforeAll(async () => {
  pages = await openPages({
    pageCacheMs: 60_000,
    sample: 60,
    around: (render) => (request, options) => {
      rendered.push(new URL(request.url).pathname + new URL(request.url).search);
      return render(request, options);
    },
  });
});
afterAll(() => pages.close());

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isRun = (tag: string) => !/type="application\/(?:ld\+)?json"/.test(tag);

/** The page that is answered, once its policy is known to name each script that it runs and no other. */
async function opened(path: string, headers: Record<string, string> = {}) {
  const { headers: sent, answer } = await pages.open(path, headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const html = (sent.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  const policy = sent.get('content-security-policy') ?? '';
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const run = scripts.filter(([, tag = '']) => isRun(tag)).map(([, , text = '']) => sha256(text));
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe([...run, "'strict-dynamic'"].join(' '));
  expect(html).not.toMatch(/ nonce=|<style/);
  return { html, front: sent.get('cdn-cache-control') };
}

test.each(['/', '/trending', '/products/100001', '/Cart', '/nowhere'])(
  '%s is rendered once; each answer is the same, packed and plain, and runs what its policy names',
  async (path) => {
    rendered.length = 0;
    const answers = [await opened(path)];
    for (const encoding of ['br', 'br, gzip', 'identity', 'br'])
      answers.push(await opened(path, { 'Accept-Encoding': encoding }));
    expect(rendered).toHaveLength(1);
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  },
);

test('the scripts of a page do not depend on its address, so that their hashes hold for a build', async () => {
  const policies = async (language: string) =>
    new Set(
      await Promise.all(
        ['/', '/products/100001', '/trending'].map(
          async (path) =>
            (await pages.open(path, { 'Accept-Language': language })).headers.get(
              'content-security-policy',
            ) ?? '',
        ),
      ),
    );
  expect((await policies('en')).size).toBe(1);
  expect((await policies('ru')).size).toBe(1);
});

const front = 's-maxage=30, stale-while-revalidate=30';
test.each([
  ['/', {}, front],
  ['/products/100001', {}, front],
  ['/products/100001', { Cookie: `mall_region=${defaultRegionId}; mall_lang=ru` }, front],
  ['/Cart', {}, 'no-store'],
  ['/nowhere', {}, 'no-store'],
  ['/products/100001', { Cookie: 'mall_lang=ru; __Host-mall_rt=aa' }, 'no-store'],
  ['/products/100001', { Cookie: '__Host-mall_rs=aa' }, 'no-store'],
  ['/products/100001', { Authorization: 'Bearer aa' }, 'no-store'],
])('a cache in front may keep %s, asked for with %o: %s', async (path, headers, said) => {
  // The first is rendered, the second answered again.
  for (let time = 0; time < 2; time += 1) expect((await opened(path, headers)).front).toBe(said);
});

test('what a screen does not read, another order and another way to ask for the language make no other page', async () => {
  rendered.length = 0;
  const russian = 'ru-RU,ru;q=0.9';
  for (const path of [
    '/discover?page=1&sort=sold',
    '/discover?utm_source=x&sort=sold&page=1',
    '/discover?sort=sold&page=1&page=2',
  ])
    await opened(path);
  for (let index = 0; index < 20; index += 1) await opened(`/discover?x=${index}&page=1&sort=sold`);
  expect(rendered).toEqual(['/discover?page=1&sort=sold']);
  await opened('/About', { 'Accept-Language': russian });
  await opened('/About', { 'Accept-Language': 'xx, ru;q=0.5' });
  await opened('/About', { Cookie: 'mall_lang=ru; theme=dark', 'Accept-Language': 'tr' });
  expect(rendered).toHaveLength(2);
  await opened('/About', { Cookie: 'mall_region=659006000409', 'Accept-Language': russian });
  await opened('/About?lang=ru', { 'Accept-Language': russian });
  expect(rendered).toHaveLength(4);
});

test('all addresses that no screen has are one page', async () => {
  rendered.length = 0;
  for (const path of ['/gone', '/gone/too?a=b', '/a/b/c/d/e', '//evil.example/'])
    expect((await pages.open(path)).status).toBe(404);
  expect(rendered.length).toBeLessThan(2);
});

test('a page that many ask for at once is rendered once for all', async () => {
  rendered.length = 0;
  const answers = await Promise.all(Array.from({ length: 30 }, () => opened('/categories')));
  expect(rendered).toEqual(['/categories']);
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
});
