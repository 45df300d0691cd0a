import { expect, test } from 'vitest';
import {
  readAddressId,
  readCheckoutId,
  readSubject,
  subjectSearch,
  withoutLines,
} from '#src/domain/checkout/checkout-address.ts';

test.each([
  ['lines=9001,9002', { basketIds: [9001, 9002] }],
  ['lines=9001,x,-3,1.5', { basketIds: [9001] }],
  ['lines=', undefined],
  ['prodId=1&skuId=2&shopId=3&count=4', { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 4 } }],
  ['prodId=1&skuId=2&shopId=3', { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 1 } }],
  [
    'prodId=1&skuId=2&shopId=3&count=99999',
    { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 999 } },
  ],
  [
    'prodId=1&skuId=2&shopId=3&group=8001',
    { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 1, groupBuyId: 8001 } },
  ],
  ['prodId=1&skuId=2', undefined],
  ['', undefined],
])('a checkout address "%s" is about %j (Z6)', (search, subject) => {
  expect(readSubject(new URLSearchParams(search))).toEqual(subject);
});

test('what a checkout is about survives its address', () => {
  const subject = { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 4 } };
  const search = new URLSearchParams(subjectSearch(subject, 301));
  expect(readSubject(search)).toEqual(subject);
  expect(readAddressId(search)).toBe(301);
  expect(readAddressId(new URLSearchParams(subjectSearch(subject, 0)))).toBe(0);
});

test('a group buy survives its address (D18)', () => {
  const subject = { orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 2, groupBuyId: 8001 } };
  expect(readSubject(new URLSearchParams(subjectSearch(subject, 0)))).toEqual(subject);
});

test('the id of a checkout survives its address, and nothing else is taken for one', () => {
  const id = '6f1c2a94-3b7e-4d05-9a86-0c5e7d21b34f';
  expect(readCheckoutId(new URLSearchParams(subjectSearch({ basketIds: [1] }, 0, id)))).toBe(id);
  for (const search of [
    '',
    'checkout=',
    'checkout=short',
    `checkout=${'x'.repeat(65)}`,
    'checkout=<script>alert(1)</script>',
  ]) {
    expect(readCheckoutId(new URLSearchParams(search))).toBeUndefined();
  }
});

test('lines are taken out of a checkout until none is left', () => {
  expect(withoutLines({ basketIds: [1, 2, 3] }, [2])).toEqual({ basketIds: [1, 3] });
  expect(withoutLines({ basketIds: [1] }, [1])).toBeUndefined();
  expect(withoutLines({ orderItem: { prodId: 1, skuId: 2, shopId: 3, prodCount: 4 } }, [1])).toBeUndefined();
});
