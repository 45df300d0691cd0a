import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CartTotal } from '#openapi/schema.gen.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fillDiscounts, insertVoucher } from './voucher-world.ts';
import { goods } from './world.ts';

let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await fillDiscounts(shop.db);
  await insertVoucher(shop.db, { couponId: 890, minSpend: 100_000_000 });
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
});

const line = async (what: keyof typeof goods, count = 1) =>
  Number((await shopper.add(what, count)).body.basketId);
const total = async (basketIds: number[]) =>
  (await shopper.post<CartTotal>('/p/shopCart/totalPay', basketIds)).body;
const chosen = (lists: CartTotal['vouchers']) =>
  lists.usable.filter(({ selected }) => selected).map(({ couponId, reduce }) => [couponId, reduce.amount]);

test('the cart takes the best set of vouchers by itself, the one that the checkout takes', async () => {
  for (const couponId of [801, 802, 803, 804, 805]) await shopper.post('/p/myCoupon/receive', { couponId });
  const basketIds = [await line('kettle', 2), await line('cup'), await line('tea', 3)];
  const inCart = await total(basketIds);
  const { body: preview } = await shopper.confirm({ basketIds, autoApply: true });
  const { productVoucher, shopVoucher, mallVoucher, subtotal, shopDiscount } = preview.amounts;
  const off = productVoucher.amount + shopVoucher.amount + mallVoucher.amount;
  expect(off).toBeGreaterThan(0);
  expect(inCart.voucherMoney.amount).toBe(off);
  expect(inCart.finalMoney.amount).toBe(subtotal.amount - shopDiscount.amount - off);
  expect(chosen(inCart.vouchers)).toEqual(chosen(preview.vouchers));
  const items = preview.shops.flatMap((one) => one.items);
  expect(inCart.lines.map(({ saved }) => saved.amount)).toEqual(
    items.map(({ shareReduce }) => shareReduce.amount),
  );
  expect(new Set(inCart.lines.map(({ basketId }) => basketId))).toEqual(new Set(basketIds));
});

test('a voucher that asks for more says what is missing, and takes nothing off', async () => {
  await shopper.post('/p/myCoupon/receive', { couponId: 890 });
  const inCart = await total([await line('cup')]);
  expect(inCart.voucherMoney.amount).toBe(0);
  const [held] = inCart.vouchers.unusable;
  expect(held).toMatchObject({ couponId: 890, reason: 'voucher.min_spend' });
  expect(held?.shortfall?.amount).toBe((held?.minSpend.amount ?? 0) - inCart.finalMoney.amount);
});

test('nothing chosen comes to nothing, whatever is held', async () => {
  await shopper.post('/p/myCoupon/receive', { couponId: 803 });
  const inCart = await total([]);
  expect([inCart.finalMoney.amount, inCart.voucherMoney.amount, inCart.lines]).toEqual([0, 0, []]);
});
