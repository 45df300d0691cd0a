import { expect, test } from 'vitest';
import { checkoutTotals, shopTotals } from '#service/domain/totals.ts';

const kettle = { price: 125_000, count: 2, deliveryFee: 35_000, freeWithinRegion: false };
const cup = { price: 99_999, count: 1, deliveryFee: 20_000, freeWithinRegion: false };
const tea = { price: 45_000, count: 3, deliveryFee: 15_000, freeWithinRegion: true };

test('a shop is paid the sum of its lines and one delivery, the dearest of them', () => {
  const { amounts, freeReason } = shopTotals({ lines: [kettle, cup] }, 'CNY', true);
  expect(amounts).toMatchObject({ subtotal: 349_999, deliveryFee: 35_000, total: 384_999, due: 384_999 });
  expect(freeReason).toBe('NONE');
});

test.each([
  {
    what: 'all lines are free in the region and the address lies there',
    lines: [tea],
    inRegion: true,
    fee: 0,
    reason: 'REGION',
  },
  { what: 'the address lies elsewhere', lines: [tea], inRegion: false, fee: 15_000, reason: 'NONE' },
  {
    what: 'one line is not free: it alone is charged',
    lines: [tea, cup],
    inRegion: true,
    fee: 20_000,
    reason: 'NONE',
  },
])('delivery costs $fee when $what', ({ lines, inRegion, fee, reason }) => {
  const { amounts, freeReason } = shopTotals({ lines }, 'CNY', inRegion);
  expect({ fee: amounts.deliveryFee, reason: freeReason }).toEqual({ fee, reason });
});

test('goods over the limit of the shop are delivered free', () => {
  const shop = { lines: [kettle], freeOver: 250_000 };
  expect(shopTotals(shop, 'CNY', true).freeReason).toBe('THRESHOLD');
  expect(shopTotals({ ...shop, freeOver: 250_001 }, 'CNY', true).amounts.deliveryFee).toBe(35_000);
});

test('a promotion is divided over the lines and lowers what they cost', () => {
  const shop = shopTotals({ lines: [kettle, cup], shopDiscount: 17_500 }, 'CNY', true);
  expect(shop.lines).toEqual([
    { lineTotal: 250_000, shareReduce: 12_500, lineNet: 237_500 },
    { lineTotal: 99_999, shareReduce: 5_000, lineNet: 94_999 },
  ]);
  expect(shop.amounts).toMatchObject({ shopDiscount: 17_500, total: 367_499 });
});

test('a reduction is never more than the goods', () => {
  expect(shopTotals({ lines: [cup], shopDiscount: 500_000 }, 'CNY', true).amounts).toMatchObject({
    shopDiscount: 99_999,
    total: 20_000,
  });
});

test('the checkout is the sum of its shops, part by part', () => {
  const whole = checkoutTotals([
    shopTotals({ lines: [kettle, cup] }, 'CNY', true),
    shopTotals({ lines: [tea] }, 'CNY', true),
  ]);
  expect(whole).toMatchObject({ subtotal: 484_999, deliveryFee: 35_000, total: 519_999, due: 519_999 });
});
