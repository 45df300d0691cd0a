import { expect, test } from 'vitest';
import { allProductsUrl } from '#src/domain/filter/filter-search.ts';
import { noFilters } from '#src/domain/filter/filters.ts';
import { categoryUrl, isKnownRoot, paths } from '#src/domain/urls.ts';

test('the first part of every address of a screen is known, in any case of letters (Z1)', () => {
  const first = Object.values(paths).flatMap((path) => path.split('/')[1] || []);
  expect(first.filter((part) => !isKnownRoot(part) || !isKnownRoot(part.toUpperCase()))).toEqual([]);
  for (const part of ['products', 'store', 'services', 'SearchResults', 'agreements'])
    expect(isKnownRoot(part)).toBe(true);
  for (const part of ['Electronics', 'x', '', undefined]) expect(isKnownRoot(part)).toBe(false);
});

test('a category that is called as a screen has an address of its own (Z1)', () => {
  expect(categoryUrl(10_001, 'Electronics')).toBe('/electronics/10001');
  expect(isKnownRoot(categoryUrl(10_001, 'Vouchers').split('/')[1])).toBe(false);
});

test('all products are listed with the same filters and order, from the first page (S2.13)', () => {
  const search = new URLSearchParams('sort=price-up&page=3&q=lamp');
  const url = allProductsUrl(search, { ...noFilters, freeDelivery: true, minPrice: 500 });
  expect(url).toBe('/category?sort=price-up&minPrice=500&freeDelivery=true');
});
