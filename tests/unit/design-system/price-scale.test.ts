import { expect, test } from 'vitest';
import { placeOf, places, priceAt } from '#src/design-system/primitives/form/price-scale.ts';

const step = 100;
const everywhere = Array.from({ length: places + 1 }, (_, place) => place);

const ranges = {
  narrow: { least: 4_000_000, most: 4_700_000 },
  wide: { least: 148_000, most: 26_609_000 },
  'from nothing': { least: 0, most: 999_999_900 },
};

test.each(Object.entries(ranges))(
  '%s: each place costs more than the one before, from end to end',
  (_, ends) => {
    const prices = everywhere.map((place) => priceAt(place, ends, step));
    expect(prices[0]).toBe(ends.least);
    expect(prices.at(-1)).toBe(ends.most);
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b));
  },
);

test.each(Object.entries(ranges))('%s: a price stands where it was chosen', (_, ends) => {
  for (const place of everywhere.slice(1))
    expect(Math.abs(placeOf(priceAt(place, ends, step), ends) - place)).toBeLessThan(0.6);
});

test('where prices differ much the middle of the slider is where products are', () => {
  expect(priceAt(places / 2, ranges.wide, step)).toBeLessThan(ranges.wide.most / 10);
});

test('one price is one place', () => {
  expect(placeOf(80_000, { least: 80_000, most: 80_000 })).toBe(0);
});
