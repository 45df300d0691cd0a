import { expect, test } from 'vitest';
import type { OrderItem } from '#openapi/schema.gen.ts';
import { askedOf, codeIn, piecesOf, refundValues, stillFitting } from '#src/domain/refund/refund-values.ts';

const items = [
  { orderItemId: 1, refundableCount: 2 },
  { orderItemId: 2, refundableCount: 0 },
] as OrderItem[];
const mobile = '0094771234567';

test('the form starts with the product that the reader came from, all pieces of it, if it can go back', () => {
  expect(piecesOf(refundValues(items, 1, mobile).counts)).toEqual([{ orderItemId: 1, count: 2 }]);
  expect(piecesOf(refundValues(items, 2, mobile).counts)).toEqual([]);
  expect(piecesOf(refundValues(items, undefined, mobile).counts)).toEqual([]);
});

test('a number is taken apart and put together again', () => {
  const values = refundValues(items, 1, mobile);
  expect([values.code, values.mobile]).toEqual(['94', '771234567']);
  expect(codeIn('0856201234567')).toBe('856');
  expect(askedOf({ ...values, reason: 'DAMAGED' })?.mobile).toBe(mobile);
});

test('what never came is not with the buyer; without a reason nothing is asked', () => {
  const values = refundValues(items, 1, mobile);
  expect(askedOf(values)).toBeUndefined();
  expect(askedOf({ ...values, reason: 'NOT_RECEIVED' })?.isReceived).toBe(false);
  expect(askedOf({ ...values, reason: 'QUALITY', desc: ' worn ' })).toMatchObject({
    isReceived: true,
    desc: 'worn',
  });
});

test('a draft keeps what can still go back', () => {
  const draft = { ...refundValues(items, 1, mobile), counts: { 1: 5, 2: 1, 9: 1 } };
  expect(stillFitting(draft, items).counts).toEqual({ 1: 2 });
});
