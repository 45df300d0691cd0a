import { expect, test } from 'vitest';
import { currencies } from '#openapi/currencies.ts';
import { discountPercent } from '#openapi/discount-percent.ts';
import { linePiecesMax } from '#openapi/limits.ts';
import type { Region } from '#openapi/schema.gen.ts';
import { bundle, exampleOf, walk } from './bundle.ts';

const schemas = bundle.components.schemas ?? {};

test('regions tell their currency as the table has it, and every currency of the contract is in the table', () => {
  const regions = exampleOf('listRegions', 'ok') as Region[];
  expect(regions.map(({ currency }) => currency)).toEqual(Object.values(currencies));
  expect(schemas.CurrencyCode).toMatchObject({ enum: Object.keys(currencies) });
});

test.each(Object.values(currencies))('what is shown in $code is what is charged', (currency) => {
  const { exponent, displayDecimals, roundingIncrement } = currency;
  expect(roundingIncrement % 10 ** (exponent - displayDecimals)).toBe(0);
});

test.each(['CartChange', 'CartItem', 'CheckoutItem', 'OrderItem'])(
  '%s says how many pieces a line holds',
  (name) => {
    const maxima: unknown[] = [];
    walk(schemas[name], (inner) => {
      const { prodCount, count } = (inner ?? {}) as Record<string, { maximum?: number } | undefined>;
      for (const pieces of [prodCount, count]) if (pieces?.maximum) maxima.push(pieces.maximum);
    });
    expect(new Set(maxima)).toEqual(new Set([linePiecesMax]));
  },
);

test.each([
  { price: 849_000, before: 1_290_000, percent: 34 },
  { price: 995, before: 1_000, percent: 1 },
  { price: 996, before: 1_000, percent: null },
  { price: 0, before: 100, percent: 100 },
  { price: 100, before: 100, percent: null },
  { price: 100, before: null, percent: null },
])('from $before to $price is a badge of $percent', ({ price, before, percent }) => {
  expect(discountPercent(price, before)).toBe(percent);
});
