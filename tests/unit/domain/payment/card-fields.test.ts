import { expect, test } from 'vitest';
import { fieldsSaid, fieldsUrl } from '#src/domain/payment/card-fields.ts';

test('what the frame says is read', () => {
  expect(fieldsSaid({ type: 'card-fields:ready', height: 210.4 })).toEqual({
    type: 'card-fields:ready',
    height: 211,
  });
  expect(fieldsSaid({ type: 'card-fields:token', cardToken: 'tok_1', last4: '4242' })).toEqual({
    type: 'card-fields:token',
    cardToken: 'tok_1',
  });
  expect(fieldsSaid({ type: 'card-fields:error', code: 'incomplete' })).toEqual({
    type: 'card-fields:error',
    code: 'incomplete',
  });
  expect(fieldsSaid({ type: 'card-fields:state', complete: true, brand: 'VISA' })).toEqual({
    type: 'card-fields:state',
    complete: true,
    brand: 'VISA',
  });
});

test.each([
  undefined,
  null,
  'card-fields:token',
  {},
  { type: 'challenge:done' },
  { type: 'card-fields:token' },
  { type: 'card-fields:token', cardToken: '' },
  { type: 'card-fields:token', cardToken: 'x'.repeat(201) },
  { type: 'card-fields:token', cardToken: 4242 },
  { type: 'card-fields:ready', height: -1 },
  { type: 'card-fields:resize', height: 'tall' },
])('%j is nothing of ours', (data) => {
  expect(fieldsSaid(data)).toBeUndefined();
});

test('a frame cannot grow over the page', () => {
  expect(fieldsSaid({ type: 'card-fields:resize', height: 99_999 })).toMatchObject({ height: 1200 });
});

test('language and look go along with the address of the frame, whatever it has already', () => {
  expect(fieldsUrl('http://127.0.0.1:3001/fields?session=cs_1', 'ru', 'dark')).toBe(
    'http://127.0.0.1:3001/fields?session=cs_1&language=ru&theme=dark',
  );
  expect(fieldsUrl('https://fields.example/v1/card', 'zh', 'light')).toBe(
    'https://fields.example/v1/card?language=zh&theme=light',
  );
});
