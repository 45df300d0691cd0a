import { expect, test } from 'vitest';
import { withVoucher } from '#src/domain/voucher/voucher-choice.ts';

type Chosen = Parameters<typeof withVoucher>[1];
const of = (couponUserId: number, change: Partial<Chosen> = {}): Chosen => ({
  couponUserId,
  scope: 'MALL',
  type: 'PERCENT',
  shopId: null,
  ...change,
});
const ofShop = (id: number, shopId: number) => of(id, { scope: 'SHOP', type: 'AMOUNT', shopId });
const delivery = (id: number, shopId: number | null) => of(id, { type: 'FREE_SHIPPING', shopId });

test.each([
  ['another of the mall', [of(1)], of(2), [2]],
  ['another of the same shop', [ofShop(1, 11)], ofShop(2, 11), [2]],
  ['one of another shop', [ofShop(1, 11)], ofShop(2, 22), [1, 2]],
  ['delivery beside the shop', [ofShop(1, 11)], delivery(2, 11), [1, 2]],
  ['another delivery of the shop', [delivery(1, 11)], delivery(2, 11), [2]],
  [
    'a second one of products',
    [of(1, { scope: 'PRODUCT', shopId: 11 })],
    of(2, { scope: 'PRODUCT', shopId: 11 }),
    [1, 2],
  ],
  ['the same once more', [of(1)], of(1), [1]],
])('%s takes only its own place', (_what, chosen, more, left) => {
  expect(withVoucher(chosen, more)).toEqual(left);
});
