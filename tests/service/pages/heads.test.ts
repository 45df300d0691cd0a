import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#service/db/schema/products.ts';
import { openPages, type Pages } from './pages.ts';

const origin = 'https://mall.example';
const toaster = '/products/100001';
let pages: Pages;
beforeAll(async () => {
  pages = await openPages({ publicOrigin: origin });
});
afterAll(() => pages.close());

describe.each([
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/categories', '/categories'],
  ['/electronics/10001', '/electronics/10001'],
  ['/any-words/10001?sort=price-up', '/electronics/10001'],
  ['/electronics/10001?page=2', '/electronics/10001?page=2'],
  ['/electronics/10001/prods/smartphones-10003', '/smartphones/10003'],
  ['/category', '/category'],
  ['/trending', '/trending'],
  ['/discover', '/discover'],
  ['/discover/sub/electronics-10001', '/discover/sub/electronics-10001'],
  ['/store/any-words/2003?tab=all', '/store/casora-home-appliances/2003'],
  ['/group-buy?state=soon', '/group-buy'],
  ['/vouchers?list=used', '/vouchers'],
  [`${toaster}?spm=1`, toaster],
  ['/About', '/About'],
  ['/contact-us', '/contact-us'],
  ['/notification', '/notification'],
  ['/agreements/privacy', '/agreements/privacy'],
])('%s', (path, canonical) => {
  test('is described, has one address and one in each language, and can be shared', async () => {
    const page = await pages.read(path);
    expect(page.status).toBe(200);
    expect(page.canonical).toBe(origin + canonical);
    expect(page.all('description')).toHaveLength(1);
    expect(page.meta('description')?.length).toBeGreaterThan(20);
    expect(page.all('robots')).toEqual([]);
    const query = canonical.includes('?') ? '&' : '?';
    expect(page.alternates).toEqual([
      ...['en', 'zh', 'tr', 'ru', 'pt'].map((code) => `${code} ${origin}${canonical}${query}lang=${code}`),
      `x-default ${origin}${canonical}`,
    ]);
    expect(page.meta('og:title')).toBe(page.title);
    expect(page.meta('og:url')).toBe(page.canonical);
    expect(page.meta('og:image')).toMatch(/^https:\/\/mall\.example\/(media\/.+\.\w+\?w=1280|share\.png)$/);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    expect(page.things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
  });
});

test.each(['/SearchResults/kettle?q=kettle', '/electronics/10001?minPrice=100', '/category?inStock=true'])(
  '%s may be shared and followed, but not listed',
  async (path) => {
    const page = await pages.read(path);
    expect(page.status).toBe(200);
    expect(page.all('robots')).toEqual(['noindex,follow']);
    expect(page.canonical).toBeDefined();
    expect(page.alternates).toEqual([]);
  },
);

test.each(['/Cart', '/MyFootPrint', '/Checkout', '/order-placed', '/goods', '/no/such/page', '/x/1'])(
  '%s is never listed and names no address of its own',
  async (path) => {
    const page = await pages.read(path);
    expect(page.all('robots')).toHaveLength(1);
    expect(page.meta('robots')).toContain('noindex');
    expect([page.canonical, page.things, page.alternates]).toEqual([undefined, [], []]);
  },
);

test('the page of a brand is listed, a second choice is not', async () => {
  expect((await pages.read('/category?brandIds=3001&sort=sold')).canonical).toBe(
    `${origin}/category?brandIds=3001`,
  );
  expect((await pages.read('/category?brandIds=3001&inStock=true')).meta('robots')).toBe('noindex,follow');
});

test('a page in another language keeps its words, its address and the path of the English one', async () => {
  const page = await pages.read('/electronics/10001?lang=zh', { 'Accept-Language': 'tr' });
  expect(page.html).toContain('<html lang="zh-CN"');
  expect(page.canonical).toBe(`${origin}/electronics/10001?lang=zh`);
  expect(page.meta('og:locale')).toBe('zh_CN');
  const unknown = await pages.read('/?lang=xx', { Cookie: 'mall_lang=ru', 'Accept-Language': 'tr' });
  expect(unknown.html).toContain('<html lang="ru-RU"');
});

test('a product says its price in major units, its stock, its maker and what buyers think', async () => {
  const page = await pages.read(toaster);
  const [product, way] = page.things;
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'CA100001',
    brand: { '@type': 'Brand', name: 'Casora' },
    aggregateRating: { ratingValue: 4.3, ratingCount: 7 },
    offers: {
      price: '12990.00',
      priceCurrency: 'LKR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(product?.image).toContain(`${origin}/media/products/two-slice-toaster-1.webp`);
  expect(page.meta('product:price:amount')).toBe('12990.00');
  expect(page.meta('product:price:currency')).toBe('LKR');
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  const inTurkiye = await pages.read(toaster, { Cookie: 'mall_region=659006000409' });
  expect(inTurkiye.meta('product:price:currency')).toBe('TRY');
});

test('home tells who runs the mall and how it is searched', async () => {
  const { things } = await pages.read('/');
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(things[1])).toContain(`${origin}/SearchResults/-?q={search_term_string}`);
});

test('a name full of signs stays text in every place of the head', async () => {
  const name = `</script><script>alert(1)</script>"'><meta name="x"> & <!--`;
  const { db } = pages.mall.database;
  await db
    .update(products)
    .set({ name: { en: name }, brief: { en: name } })
    .where(eq(products.prodId, 100_002));
  const page = await pages.read('/products/100002');
  expect(page.title).toBe(name);
  expect(page.meta('og:title')).toBe(name);
  expect(page.things[0]).toMatchObject({ name, description: name });
  expect(page.html).not.toContain('<script>alert');
  expect(page.html).not.toContain('<meta name="x">');
});

test('pages rendered without a fault', () => expect(pages.faults).toEqual([]));
