import { expect, test } from 'vitest';
import { addToCount } from '#src/data/cart/cart.mutations.ts';
import { cartKeys } from '#src/data/cart/cart.queries.ts';
import { createQueryClient } from '#src/data/query-client.ts';

const regionId = 1;
const countAfter = (known: number | undefined, added: number) => {
  const client = createQueryClient('browser');
  client.setQueryData(cartKeys.count(regionId), known);
  addToCount(client, regionId, added);
  return client.getQueryData(cartKeys.count(regionId));
};

test('the count of the cart moves with what is added or taken out, and is never below none', () => {
  expect(countAfter(3, 2)).toBe(5);
  expect(countAfter(3, -2)).toBe(1);
  expect(countAfter(1, -2)).toBe(0);
});

test('a count that is not known yet is not guessed from what is added', () => {
  expect(countAfter(undefined, 2)).toBeUndefined();
});
