import { expect, test } from 'vitest';
import { readAddressId, readSubject, subjectSearch } from '#src/domain/checkout-address.ts';

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
