import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliOf, htmlOf, packPage } from '#service/web/packed-page.ts';
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

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';

/** The page with its nonce taken out, once it is the one that its policy names and no other. */
async function withoutNonce(path: string, headers: Record<string, string> = {}) {
  const { headers: sent, answer } = await pages.open(path, headers);
  const nonce = nonceOf(sent.get('content-security-policy'));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const html = (sent.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  const named = new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, found]) => found));
  expect([...named]).toEqual([nonce]);
  return { nonce, page: html.replaceAll(nonce, '') };
}

test.each(['/', '/trending', '/products/100001', '/Cart', '/nowhere'])(
  '%s is rendered once; each answer is the same but for a nonce of its own, packed and plain',
  async (path) => {
    rendered.length = 0;
    const answers = [await withoutNonce(path)];
    for (const encoding of ['br', 'br, gzip', 'identity', 'br'])
      answers.push(await withoutNonce(path, { 'Accept-Encoding': encoding }));
    expect(rendered).toHaveLength(1);
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(5);
    expect(new Set(answers.map(({ page }) => page)).size).toBe(1);
  },
);

test('what a screen does not read, another order and another way to ask for the language make no other page', async () => {
  rendered.length = 0;
  const russian = 'ru-RU,ru;q=0.9';
  for (const path of [
    '/discover?page=1&sort=sold',
    '/discover?utm_source=x&sort=sold&page=1',
    '/discover?sort=sold&page=1&page=2',
  ])
    await withoutNonce(path);
  for (let index = 0; index < 20; index += 1) await withoutNonce(`/discover?x=${index}&page=1&sort=sold`);
  expect(rendered).toEqual(['/discover?page=1&sort=sold']);
  await withoutNonce('/About', { 'Accept-Language': russian });
  await withoutNonce('/About', { 'Accept-Language': 'xx, ru;q=0.5' });
  await withoutNonce('/About', { Cookie: 'mall_lang=ru; theme=dark', 'Accept-Language': 'tr' });
  expect(rendered).toHaveLength(2);
  await withoutNonce('/About', { Cookie: 'mall_region=659006000409', 'Accept-Language': russian });
  await withoutNonce('/About?lang=ru', { 'Accept-Language': russian });
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
  const answers = await Promise.all(Array.from({ length: 30 }, () => withoutNonce('/categories')));
  expect(rendered).toEqual(['/categories']);
  expect(new Set(answers.map(({ page }) => page)).size).toBe(1);
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(30);
});

test('a nonce is put into a packed page wherever it stands, and the page is never packed anew for it', async () => {
  const nonce = () => randomBytes(16).toString('base64');
  for (const count of [0, 1, 2, 3, 8, 40]) {
    const first = nonce();
    const parts = Array.from(
      { length: count + 1 },
      (_, index) => `<p>${'word '.repeat(index * 30)}${randomBytes(99).toString('hex')}`,
    );
    const page = await packPage(Buffer.from(parts.join(`<script nonce="${first}">`)), first);
    expect(page.places?.length, `${count} places`).toBeGreaterThanOrEqual(Math.min(1, count));
    for (const next of [nonce(), nonce()]) {
      const expected = parts.join(`<script nonce="${next}">`);
      expect(brotliDecompressSync(await brotliOf(page, next)).toString()).toBe(expected);
      expect((await htmlOf(page, next)).toString()).toBe(expected);
      const unpatched = { ...page, places: undefined };
      expect(brotliDecompressSync(await brotliOf(unpatched, next)).toString()).toBe(expected);
    }
  }
});
