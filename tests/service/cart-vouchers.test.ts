import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CartTotal, CartTotalAsked } from '#openapi/schema.gen.ts';
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
const ask = (asked: CartTotalAsked) => shopper.post<CartTotal>('/p/shopCart/totalPay', asked);
const total = async (basketIds: number[]) => (await ask(basketIds)).body;
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

test('the vouchers of the shopper’s own choice are taken in place of the best set, as the checkout takes them', async () => {
  for (const couponId of [801, 802, 803]) await shopper.post('/p/myCoupon/receive', { couponId });
  const basketIds = [await line('kettle', 2)];
  const best = await total(basketIds);
  const left = best.vouchers.usable.slice(0, 1).map(({ couponUserId }) => couponUserId);
  const { body: own } = await ask({ basketIds, couponUserIds: left });
  expect(
    own.vouchers.usable.filter(({ selected }) => selected).map(({ couponUserId }) => couponUserId),
  ).toEqual(left);
  expect(own.voucherMoney.amount).toBeGreaterThan(0);
  expect(own.voucherMoney.amount).toBeLessThan(best.voucherMoney.amount);
  const { body: preview } = await shopper.confirm({ basketIds, autoApply: false, couponUserIds: left });
  expect(chosen(own.vouchers)).toEqual(chosen(preview.vouchers));
  const { body: none } = await ask({ basketIds, couponUserIds: [] });
  expect(none.voucherMoney.amount).toBe(0);
  expect(none.finalMoney.amount).toBe(none.totalMoney.amount - none.subtractMoney.amount);
});

test('a voucher that another member holds cannot be chosen', async () => {
  await shopper.post('/p/myCoupon/receive', { couponId: 803 });
  const basketIds = [await line('kettle')];
  const [{ couponUserId } = { couponUserId: 0 }] = (await total(basketIds)).vouchers.usable;
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
  const foreign = await ask({ basketIds: [await line('kettle')], couponUserIds: [couponUserId] });
  expect(foreign.status).toBe(404);
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
