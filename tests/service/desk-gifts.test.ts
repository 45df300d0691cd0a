import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyVoucher, OrderDetail, SubmitResult } from '#openapi/schema.gen.ts';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { deskKey, newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, insertGroup, insertVoucher } from './voucher-world.ts';
import { goods } from './world.ts';

const { cards } = fakeCards();
let shop: Shop;
let shopper: Shopper;
const phone = newPhone();
beforeAll(async () => {
  shop = await openShop({ cards });
  shopper = await shop.logIn(phone);
  await shopper.moveTo('colombo');
});
afterAll(() => shop.close());

const desk = async (...words: string[]) =>
  (
    await shop.ask<{ ok: boolean; lines: string[] }>('/dev/desk/api', {
      method: 'POST',
      body: { words },
      headers: deskKey,
    })
  ).body;
const item = (more: object = {}) => {
  const { prodId, skuId, shopId } = goods.kettle;
  return { orderItem: { prodId, skuId, shopId, prodCount: 1, ...more } };
};

test('the desk gives a member coins and money, which a checkout then uses', async () => {
  expect(await desk('coins', phone, '500')).toEqual({ ok: true, lines: [`${phone} has 500 coins more.`] });
  expect((await desk('coins', phone, '20', '2026-05-31')).lines).toEqual([
    `${phone} has 20 coins more, good until 2026-05-31.`,
  ]);
  expect((await desk('wallet', phone, 'lk', '250000')).lines).toEqual([
    `The wallet of ${phone} has 2500.00 LKR more.`,
  ]);
  const { body } = await shopper.confirm({ ...item(), coins: 500, useWallet: true });
  expect(body).toMatchObject({
    coins: { balance: 520, maxUsable: 125, used: 125 },
    wallet: { balance: { amount: 250_000 } },
    amounts: { due: { amount: 0 } },
  });
});

test.each([
  [['coins', '0094799999999', '5'], 'There is no such member'],
  [['coins', phone, 'many'], 'coins is a whole number'],
  [['coins', phone, '5', '31.12.2026'], 'The last day is written as'],
  [['wallet', phone, 'XX', '5'], 'The region is one of'],
  [['wallet', phone, 'LK', '50'], 'cannot be shown in LKR'],
  [['withdraw', 'x'], 'couponId is a whole number'],
  [['group', '9'], 'There is no such group buy'],
])('%j is refused in words', async (words, said) => {
  const answer = await desk(...words);
  expect([answer.ok, answer.lines.join()]).toEqual([false, expect.stringContaining(said)]);
});

test('the desk lists promo codes and takes a voucher back from who has not used it', async () => {
  expect((await desk('codes')).lines).toEqual(['No promo codes.']);
  await insertVoucher(shop.db, { couponId: 801, code: 'TEA-TIME' });
  const code = { code: 'tea-time', regionId: 659006000343 };
  const { body } = await shopper.post<MyVoucher>('/p/myCoupon/redeemCode', code);
  expect((await desk('codes')).lines).toEqual(['TEA-TIME  LK  voucher 801  Voucher 801  99 left']);
  expect((await desk('withdraw', '801')).lines).toEqual(['Voucher 801 is taken back from 1 holders.']);
  const [held] = await shop.db
    .select()
    .from(heldVouchers)
    .where(eq(heldVouchers.couponUserId, body.couponUserId));
  expect(held?.status).toBe('WITHDRAWN');
});

test('a voucher that is taken back is collected no more, and an order gives it back to nobody', async () => {
  await insertVoucher(shop.db, { couponId: 802 });
  const { body } = await shopper.post<MyVoucher>('/p/myCoupon/receive', { couponId: 802 });
  const held = eq(heldVouchers.couponUserId, body.couponUserId);
  const { body: preview } = await shopper.confirm({ ...item({}), couponUserIds: [body.couponUserId] });
  const placed = await shopper.submit<SubmitResult>(preview.checkoutToken, { payType: 'CARD' });
  expect((await desk('withdraw', '802')).lines).toEqual(['Voucher 802 is taken back from 0 holders.']);
  const [orderNumber = ''] = placed.body.orderNumbers;
  const stands = async () => (await shop.db.select().from(heldVouchers).where(held))[0]?.status;
  expect(await stands()).toBe('LOCKED');
  const now = new Date('2026-05-04T08:30:00Z');
  await inTransaction(shop.db, (tx) => movesOf(shop, cards).closeUnpaid(tx, { orderNumber, now }));
  expect(await stands()).toBe('WITHDRAWN');
  const other = await shop.logIn(newPhone());
  await other.moveTo('colombo');
  const late = await other.post<{ code: string }>('/p/myCoupon/receive', { couponId: 802 });
  expect(late.body.code).toBe('coupon.ended');
});

test('the desk joins pieces to a group buy, and its orders go on', async () => {
  const groupBuyId = 601;
  await insertGroup(shop.db, { groupBuyId, prodId: goods.kettle.prodId, price: 90_000 });
  const { body } = await shopper.confirm({ ...item({ groupBuyId }), useWallet: true });
  const placed = await shopper.submit<SubmitResult>(body.checkoutToken, { payType: 'WALLET' });
  expect((await desk('group', '601')).lines[0]).toContain('1 of 3 pieces are joined');
  expect((await desk('group', '601', '2')).lines[0]).toContain('3 of 3 pieces are joined');
  const order = await shopper.get<OrderDetail>(
    `/p/myOrder/orderDetail?orderNumber=${placed.body.orderNumbers[0]}`,
  );
  expect(order.body.status).toBe('TO_DELIVER');
  expect(await audit(shop.db)).toEqual([]);
});
