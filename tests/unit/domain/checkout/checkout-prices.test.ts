import { expect, test } from 'vitest';
import { aCheckout } from '#mocks/fixtures/checkout.ts';
import { aDearerCheckout } from '#mocks/fixtures/checkout-special.ts';
import { priceChanges, pricesOf } from '#src/domain/checkout/checkout-prices.ts';

const lkr = (amount: number) => ({ amount, currency: 'LKR' });
const seen = pricesOf(aCheckout());

test('a checkout that costs what was seen has not changed', () => {
  expect(priceChanges(seen, aCheckout())).toEqual([]);
});

test('another delivery fee and total are said, the total last', () => {
  const [before, now] = [aCheckout().amounts, aDearerCheckout().amounts];
  expect(priceChanges(seen, aDearerCheckout())).toEqual([
    { what: 'delivery', before: before.deliveryFee, now: now.deliveryFee },
    { what: 'total', before: before.due, now: now.due },
  ]);
});

test('of what the cart showed only the prices of the things are compared', () => {
  const cart = { currency: 'LKR' as const, prices: { 10000302: 1_000_000, 99: 5 } };
  expect(priceChanges(cart, aCheckout())).toEqual([
    { what: 'piece', name: 'Cordless Electric Kettle 1.7 L', before: lkr(1_000_000), now: lkr(1_049_000) },
  ]);
});

test('after another choice of the shopper the sums are new, the prices are not', () => {
  const elsewhere = { ...seen, choice: '302', prices: { ...seen.prices, 10002101: 1 } };
  expect(priceChanges(elsewhere, aDearerCheckout()).map(({ what }) => what)).toEqual(['piece']);
});

test('amounts of another currency are not compared', () => {
  expect(priceChanges({ ...seen, currency: 'TRY' }, aDearerCheckout())).toEqual([]);
});
