import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type Pages } from './pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages({ pageCacheMs: 60_000, sample: 60 });
});
afterAll(() => pages.close());

test.each([
  ['/myfootprint', '/MyFootPrint'],
  ['/CART', '/Cart'],
  ['/searchresults/Foo-Bar?q=A%20b', '/SearchResults/Foo-Bar?q=A%20b'],
  ['/categories/', '/categories'],
  ['/Store/Casora/2003/', '/store/Casora/2003'],
  ['/Electronics/10001/PRODS/Phones-10003', '/Electronics/10001/prods/Phones-10003'],
  ['/Discover/SUB/x-10001?page=2', '/discover/sub/x-10001?page=2'],
  ['/SearchResults/50%', '/SearchResults/50%25'],
  ['/products/%E0%A4%A', '/products/%25E0%25A4%25A'],
])('%s is sent to %s for good (Z3)', async (path, canonical) => {
  const { status, to } = await pages.open(path);
  expect([status, to]).toEqual([308, canonical]);
  expect((await pages.open(canonical)).status).not.toBe(308);
});

test.each([
  '/foo',
  '/foo/',
  '//evil.example/',
  '//evil.example/5',
  '/cart/cart',
  '/services/none',
  '/services/x-1',
])('%s is nowhere and stays so', async (path) => {
  const { status, to } = await pages.open(path);
  expect([status, to]).toEqual([404, null]);
});

test('a link that names its product in the query opens it, with what else it says (Z8)', async () => {
  const { status, to } = await pages.open('/goods?prodId=100001&from=app');
  expect([status, to]).toEqual([301, '/products/100001?from=app']);
  expect((await pages.open('/goods?prodId=abc')).status).toBe(404);
  expect((await pages.open('/goods?prodId=')).status).toBe(200);
  expect((await pages.open('/goods')).status).toBe(200);
});

test('a page names one of this machine’s own addresses, whatever host it is asked of', async () => {
  const evil = await pages.read('/trending', {}, 'evil.example');
  expect(evil.canonical).toBe('http://localhost:3000/trending');
  expect(evil.html).not.toContain('evil.example');
  const byNumber = await pages.read('/trending', {}, '127.0.0.1:3000');
  expect(byNumber.canonical).toBe('http://127.0.0.1:3000/trending');
  const own = await pages.read('/trending', { 'X-Forwarded-Host': 'evil.example' });
  expect(own.canonical).toBe('http://localhost:3000/trending');
  expect(own.html).not.toContain('evil.example');
});

const long = 'x'.repeat(5000);
const words = [long, '%00', '%F0%9F%98%80', '%27%22%3E%3Cb%3E', '..%2F..%2Fetc'];
const unreadable = ['%', '%E0%A4%A', '%C0%80'];
const table: [address: string, instead: string[]][] = [
  ['/products/#', ['0', '-1', '1e9', 'abc', '999999999', ...words]],
  ['/x/#', ['0', '999999999', ...words]],
  ['/#/10001', words],
  ['/services/#', ['x-999999999', ...words]],
  ['/store/x/#', ['0', '999999999', long, '%00']],
  ['/discover/sub/#', ['x-999999999', long, '%00']],
  ['/electronics/10001/prods/#', ['x-999999999', '%00']],
  ['/goods?prodId=#', ['0', '-1', 'abc', '999999999', long, ...unreadable]],
  ['/electronics/10001?page=#', ['0', '-1', '1e9', '10000', '400', 'abc', '%00', ...unreadable]],
  ['/category?page=#&size=10000', ['0', '416', '10000']],
  ['/category?minPrice=#&maxPrice=5', ['900', '-1', 'abc', '999999999999999999999', ...unreadable]],
  ['/category?brandIds=#&categoryTypeAttrIds=#&placeOfOrigin=#&minRating=#', ['abc', '9,,x', long, '%00']],
  ['/SearchResults/#', words],
  ['/SearchResults/-?q=#', [...words, ...unreadable]],
  ['/store/x/2003?tab=#&category=#&q=#', ['abc', '999999999', long, '%00', '%']],
  ['/trending?page=#', ['0', '400', '%']],
  ['/group-buy?state=#', ['abc', '%00', '%']],
  ['/?lang=#', ['xx', long, '%']],
  [`/#`, ['a/'.repeat(1000), long, '%00', '..%2F..%2Fetc']],
];
const hostile = table.flatMap(([address, instead]) => instead.map((word) => address.replaceAll('#', word)));

test('whatever an address says, there is a page with a heading and a title: never a fault, never an empty screen', async () => {
  const odd: unknown[] = [];
  for (const path of hostile) {
    const { status, to, ...page } = await pages.read(path);
    const moved = status === 301 && to?.startsWith('/products/');
    const clear = [200, 404].includes(status) && page.heading && page.title !== '';
    if (!(moved || clear) || /Something went wrong/.test(page.title)) odd.push([status, path.slice(0, 80)]);
  }
  expect(odd).toEqual([]);
  expect(pages.faults).toEqual([]);
});
