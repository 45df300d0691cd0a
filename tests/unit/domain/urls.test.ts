import { describe, expect, test } from 'vitest';
import { listingSearch, readListing } from '#src/domain/listing/listing.ts';
import { searchSlug, searchText } from '#src/domain/search-slug.ts';
import { categoryUrl, safePath, searchUrl, trailingId } from '#src/domain/urls.ts';

describe('the slug of a search keeps every script (Z9)', () => {
  test.each([
    ['Air Fryer', 'air-fryer'],
    ['空气炸锅 5L', '空气炸锅-5l'],
    ['чайник, эмаль', 'чайник-эмаль'],
    ['%%%', '-'],
    ['../etc', 'etc'],
  ])('%s → %s', (text, slug) => {
    expect(searchSlug(text)).toBe(slug);
  });

  test('the full text rides in q and wins over the slug', () => {
    const url = new URL(searchUrl('50% off & "more"'), 'https://mall.example');
    const slug = decodeURIComponent(url.pathname.split('/')[2] ?? '');
    expect(searchText(slug, url.searchParams.get('q'))).toBe('50% off & "more"');
    expect(searchText('air-fryer', null)).toBe('air fryer');
  });
});

test.each([
  ['10023', 10023],
  ['lamps-10023', 10023],
  ['bar', undefined],
  ['0', undefined],
  ['99999999999999999999', undefined],
  [undefined, undefined],
])('the id at the end of "%s" is %s (Z1)', (part, id) => {
  expect(trailingId(part)).toBe(id);
});

test('a category address has a readable part and its id', () => {
  expect(categoryUrl(10018, 'Home & Kitchen')).toBe('/home-kitchen/10018');
});

test.each([
  ['/Cart?x=1', '/Cart?x=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['', '/'],
])('a path from outside, "%s", leads to %s', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

test.each([
  ['', { sortName: 'default', sort: 'desc', page: 1 }],
  ['sort=price-up&page=3', { sortName: 'price', sort: 'asc', page: 3 }],
  ['sort=nonsense&page=0', { sortName: 'default', sort: 'desc', page: 1 }],
  ['page=1.5', { sortName: 'default', sort: 'desc', page: 1 }],
  ['page=100000', { sortName: 'default', sort: 'desc', page: 1 }],
  ['sort=toString', { sortName: 'default', sort: 'desc', page: 1 }],
])('a list reads its order and page from "%s"', (search, listing) => {
  expect(readListing(new URLSearchParams(search))).toEqual(listing);
});

test('a new order starts at the first page and keeps the rest of the address', () => {
  const search = new URLSearchParams('q=kettle&page=4');
  expect(listingSearch(search, { sort: 'sold' })).toBe('?q=kettle&sort=sold');
  expect(listingSearch(search, { page: 1 })).toBe('?q=kettle');
});
