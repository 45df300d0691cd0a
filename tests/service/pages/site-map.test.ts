import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresMissing, startPostgres } from '../postgres.ts';
import { openPages, type Pages } from './pages.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';

const { products: all, withdrawn } = readCatalogue();
const soldHere = all.filter(({ availability }) => availability.includes('LK'));

const origin = 'https://mall.example';

const places = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);

describe.each([['the embedded database'], ['PostgreSQL']])('on %s', (kind) => {
  const skipped = kind === 'PostgreSQL' && postgresMissing !== undefined;
  let pages: Pages;
  let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
  beforeAll(async () => {
    if (skipped) return;
    server = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    const databaseUrl = await server?.databaseUrl();
    pages = await openPages({ publicOrigin: origin, ...(databaseUrl && { databaseUrl }) });
  });
  afterAll(async () => {
    await pages?.close();
    server?.stop();
  });

  const text = async (path: string) => {
    const { status, answer } = await pages.open(path);
    expect(status, path).toBe(200);
    return answer.text();
  };

  test.skipIf(skipped)('the sitemap lists every page that can be found, once, with its day', async () => {
    const files = places(await text('/sitemap.xml'));
    expect(files).toEqual([`${origin}/sitemap/places.xml`, `${origin}/sitemap/products-1.xml`]);
    const products = await text('/sitemap/products-1.xml');
    const listed = places(products);
    expect(listed).toHaveLength(soldHere.length);
    expect(new Set(listed).size).toBe(soldHere.length);
    expect(withdrawn.filter((prodId) => products.includes(`/products/${prodId}<`))).toEqual([]);
    expect(listed[0]).toBe(`${origin}/products/100001`);
    expect(products).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    const others = places(await text('/sitemap/places.xml'));
    expect(others).toContain(`${origin}/`);
    expect(others).toContain(`${origin}/electronics/10001`);
    expect(others).toContain(`${origin}/store/casora-home-appliances/2003`);
    expect(new Set(others).size).toBe(others.length);
  });

  test.skipIf(skipped)('every kind of address that is listed is the canonical one of its page', async () => {
    const others = places(await text('/sitemap/places.xml'));
    const some = others.filter((_, place) => place % 9 === 0 || place < 6 || place > others.length - 4);
    for (const address of some) {
      const { pathname, search } = new URL(address);
      const page = await pages.read(pathname + search);
      expect([page.status, page.canonical], address).toEqual([200, address]);
    }
  });

  test.skipIf(skipped)('engines get it packed, others plain, and both may keep it for an hour', async () => {
    const { headers, answer } = await pages.open('/sitemap/places.xml', { 'Accept-Encoding': 'gzip, br' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const plain = await pages.open('/sitemap/places.xml');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(await plain.answer.text());
  });

  test.skipIf(skipped).each(['products-0', 'products-2', 'products-9999', 'products-x', '..', 'shops'])(
    'there is no file %s',
    async (name) => {
      expect((await pages.open(`/sitemap/${encodeURIComponent(name)}.xml`)).status).toBe(404);
    },
  );
});

test('robots.txt shuts the screens of members and names the sitemap of the host it is asked at', async () => {
  const pages = await openPages({ sample: 1 });
  const { answer } = await pages.open('/robots.txt');
  const robots = await answer.text();
  expect(robots).toContain('User-agent: *\nDisallow: /Cart\n');
  expect(robots).toContain('Disallow: /MyFootPrint\n');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(robots).not.toContain('Disallow: /\n');
  await pages.close();
});
