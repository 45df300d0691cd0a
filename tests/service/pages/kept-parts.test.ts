import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetParts } from '#src/app/kept-parts.ts';
import { openPages, type Pages } from './pages.ts';

let pages: Pages;
beforeAll(async () => {
  // Clocks of offers say the same second on every page.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  pages = await openPages({ rateLimitFactor: 100 });
});
afterAll(async () => {
  await pages.close();
  vi.useRealTimers();
});

const addresses = [
  '/',
  '/trending',
  '/discover',
  '/categories',
  '/electronics/10001',
  '/electronics/10001?page=2',
  '/category?sort=price-up',
  '/SearchResults/kettle',
  '/SearchResults/nothing-like-this',
  '/products/100001',
  '/products/100002',
  '/products/100047',
  '/store/any-words/2003',
  '/group-buy',
  '/vouchers',
  '/help',
  '/About',
  '/Cart',
  '/Setting',
  '/nowhere',
];
const readers: Record<string, string>[] = [
  { 'Accept-Language': 'en' },
  { 'Accept-Language': 'ru' },
  { 'Accept-Language': 'en', Cookie: 'mall_region=659006000409' },
];

/** What a page shows and what its head asks for, without its state. */
async function shown(address: string, reader: Record<string, string>) {
  const { html } = await pages.read(address, reader);
  return html.slice(0, html.indexOf('<script', html.indexOf('<body')));
}

const nearby = 60;

/** Where two pages begin to differ, with what stands there in each; undefined where they are the same. */
function difference(one: string, other: string) {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((page) => page.slice(at - nearby, at + nearby));
}

test.each(readers)('a page is the same, whichever rendered its parts before it: %o', async (reader) => {
  const alone = new Map<string, string>();
  for (const address of addresses) {
    forgetParts();
    alone.set(address, await shown(address, reader));
  }
  forgetParts();
  for (const address of [...addresses, ...addresses.toReversed(), ...addresses])
    expect(difference(await shown(address, reader), alone.get(address) ?? ''), address).toBeUndefined();
});

test('a page shows no place of its kept parts', async () => {
  forgetParts();
  for (const _ of ['first', 'again']) expect(await shown('/', {})).not.toMatch(/<\/?part-/);
});
