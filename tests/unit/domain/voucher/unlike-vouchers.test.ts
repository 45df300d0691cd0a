import { expect, test } from 'vitest';
import type { Voucher } from '#openapi/schema.gen.ts';
import { unlikeVouchers } from '#src/domain/voucher/unlike-vouchers.ts';

const of = (couponId: number, change: Partial<Voucher>) =>
  ({ couponId, scope: 'MALL', type: 'PERCENT', stockState: 'AVAILABLE', ...change }) as Voucher;
const idsOf = (vouchers: readonly Voucher[]) => unlikeVouchers(vouchers).map(({ couponId }) => couponId);

const ofShop = (id: number) => of(id, { scope: 'SHOP' });
const delivery = (id: number) => of(id, { scope: 'SHOP', type: 'FREE_SHIPPING' });
const ofProduct = (id: number) => of(id, { scope: 'PRODUCT' });

test('the newest of the mall, of a shop and for delivery are chosen, in this order', () => {
  expect(idsOf([delivery(1), ofShop(2), ofProduct(3), ofShop(4), of(5, {}), of(6, {})])).toEqual([5, 2, 1]);
});

test('where one of these is missing, the newest of the others take its place', () => {
  expect(idsOf([ofProduct(1), ofProduct(2), ofShop(3), ofShop(4)])).toEqual([3, 1, 2]);
});

test('one that is gone stays out, even where fewer than three are left', () => {
  expect(idsOf([of(1, { stockState: 'GONE' }), of(2, {})])).toEqual([2]);
});
