import { expect, test } from 'vitest';
import { extrasAsked, extrasKey, firstExtras } from '#src/domain/checkout/checkout-extras.ts';

test('a checkout begins with the best vouchers, picked by the service, and nothing else', () => {
  expect(extrasAsked(firstExtras)).toEqual({
    couponUserIds: [],
    autoApply: true,
    coins: 0,
    useWallet: false,
    insuranceShopIds: [],
  });
  expect(extrasKey(firstExtras)).toBe('');
});

test('an own choice of vouchers is sent as it is, also when it is none', () => {
  expect(extrasAsked({ ...firstExtras, couponUserIds: [] })).toMatchObject({
    couponUserIds: [],
    autoApply: false,
  });
  expect(extrasAsked({ ...firstExtras, couponUserIds: [8802, 8801] })).toMatchObject({
    couponUserIds: [8802, 8801],
    autoApply: false,
  });
});

test('one choice has one key in whatever order it was made, and another choice another one', () => {
  const key = (couponUserIds: number[]) => extrasKey({ ...firstExtras, couponUserIds });
  expect(key([8802, 8801])).toBe(key([8801, 8802]));
  const all = [
    firstExtras,
    { ...firstExtras, couponUserIds: [] },
    { ...firstExtras, couponUserIds: [8801] },
    { ...firstExtras, coins: 40 },
    { ...firstExtras, useWallet: true },
    { ...firstExtras, insuranceShopIds: [11] },
  ].map(extrasKey);
  expect(new Set(all).size).toBe(all.length);
});
