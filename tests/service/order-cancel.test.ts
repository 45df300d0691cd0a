import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { usable } from '#service/ledger/tenders.ts';
import { noCards } from '#service/orders/card-door.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { audit } from './audit.ts';
import { cancel, detailOf, newBuyer, parcel, place, placeOne } from './buyers.ts';
import { movesOf } from './moves.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { give, insertVoucher } from './voucher-world.ts';

let shop: SandboxShop;
let buyer: Awaited<ReturnType<typeof newBuyer>>;
beforeAll(async () => {
  shop = await openSandboxShop();
  for (const couponId of [801, 802]) await insertVoucher(shop.db, { couponId, perUserLimit: 99 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await newBuyer(shop);
});

const money = (amount: number) => ({ amount, currency: 'LKR' });
const nothing = { to: 'NONE', amount: null, coins: null, status: 'DONE' };
const moves = () => movesOf(shop);
const collect = async (couponId: number) =>
  (await buyer.post<{ couponUserId: number }>('/p/myCoupon/receive', { couponId })).body.couponUserId;
const payFor = async (orderNumbers: string[], card: 'approved' | 'challenge' = 'approved') =>
  (await shop.payWith(buyer, orderNumbers, card)).body;

describe('an order says before the press what would come back (S2.58)', () => {
  test('nothing of one that the courier is to be paid for', async () => {
    const number = await placeOne(buyer);
    expect((await detailOf(buyer, number)).ifCancelled).toEqual({
      refundAmount: money(0),
      refundTo: [nothing],
      vouchers: [],
    });
  });

  test('card, wallet, coins and vouchers, each in its place; the press does exactly that', async () => {
    await give(shop.db, buyer.session.userId, { coins: 100, wallet: 50_000 });
    const couponUserId = await collect(801);
    const [number = ''] = await place(buyer, [['kettle', 2]], {
      payType: 'CARD',
      coins: 100,
      useWallet: true,
      couponUserIds: [couponUserId],
    });
    await shop.save(buyer, 'approved');
    await payFor([number]);
    const { ifCancelled, amounts } = await detailOf(buyer, number);
    const card = amounts.due.amount;
    expect(card).toBeGreaterThan(0);
    expect(ifCancelled).toMatchObject({
      refundAmount: money(card + 50_000),
      refundTo: [
        { to: 'CARD', amount: money(card), status: 'PENDING' },
        { to: 'WALLET', amount: money(50_000), status: 'DONE' },
        { to: 'COINS', coins: 100, status: 'DONE' },
      ],
      vouchers: [{ couponUserId, couponName: 'Voucher 801', outcome: 'BACK' }],
    });
    const { status, body } = await cancel(buyer, number, {
      reason: 'TOO_SLOW',
      note: ' We leave on Friday ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      closeType: 'BUYER',
      reason: 'TOO_SLOW',
      note: 'We leave on Friday',
      cancelledAmount: amounts.total,
      refundAmount: ifCancelled?.refundAmount,
      refundTo: ifCancelled?.refundTo,
    });
    expect(await usable(shop.db, buyer.session.userId, 'LKR')).toEqual({ coins: 100, wallet: 50_000 });
    expect((await detailOf(buyer, number)).actions).toEqual([]);
    await shop.run('refund-payments');
    const after = await detailOf(buyer, number);
    expect(after).toMatchObject({
      status: 'CANCELLED',
      payStatus: 'REFUNDED',
      cancel: { refundTo: [{ to: 'CARD', status: 'DONE' }, { to: 'WALLET' }, { to: 'COINS' }] },
      ifCancelled: null,
      coins: null,
      actions: ['DELETE'],
    });
    expect(await audit(shop.db)).toEqual([]);
  });

  test('a voucher of two orders stays with the other one; an old one is over', async () => {
    const couponUserId = await collect(802);
    const [first = '', second = ''] = await place(
      buyer,
      [
        ['kettle', 1],
        ['tea', 1],
      ],
      { couponUserIds: [couponUserId] },
    );
    const outcome = async (number: string) =>
      (await detailOf(buyer, number)).ifCancelled?.vouchers.map((one) => one.outcome);
    expect(await outcome(first)).toEqual(['IN_USE']);
    await cancel(buyer, first);
    expect(await outcome(second)).toEqual(['BACK']);
    const withdraw = (withdrawnAt: Date | null) =>
      shop.db.update(vouchers).set({ withdrawnAt }).where(eq(vouchers.couponId, 802));
    await withdraw(shop.time.now);
    expect(await outcome(second)).toEqual(['EXPIRED']);
    await withdraw(null);
    shop.time.now = new Date('2026-06-02T08:00:00Z');
    buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
    expect(await outcome(second)).toEqual(['EXPIRED']);
  });
});

describe('a buyer cancels an order (S4.17)', () => {
  test.each(['DUPLICATE', 'WRONG_SPEC', 'ADDRESS', 'CHANGED_MIND', 'CHEAPER', 'TOO_SLOW'])(
    'because of %s',
    async (reason) => {
      const number = await placeOne(buyer, 'tea');
      expect((await cancel(buyer, number, { reason })).body.reason).toBe(reason);
      expect((await detailOf(buyer, number)).cancel?.reason).toBe(reason);
    },
  );

  test('for no reason that there is: refused', async () => {
    const number = await placeOne(buyer, 'tea');
    expect((await cancel(buyer, number, { reason: 'BORED' })).status).toBe(422);
    expect((await detailOf(buyer, number)).status).toBe('TO_DELIVER');
  });

  test('before it is paid: what it held is free again, and the second press answers the same', async () => {
    await give(shop.db, buyer.session.userId, { wallet: 10_000 });
    const [number = ''] = await place(buyer, [['kettle', 1]], { payType: 'CARD', useWallet: true });
    const first = await cancel(buyer, number);
    expect(first.body).toMatchObject({ refundTo: [{ to: 'WALLET', amount: money(10_000), status: 'DONE' }] });
    shop.time.now = new Date('2026-05-04T08:20:00Z');
    buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
    expect(await cancel(buyer, number, { reason: 'CHEAPER' })).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect(await usable(shop.db, buyer.session.userId, 'LKR')).toMatchObject({ wallet: 10_000 });
  });

  test('while the bank asks: the question is void, and its money would go back', async () => {
    const [number = ''] = await place(buyer, [['kettle', 1]], { payType: 'CARD' });
    const payment = await payFor([number], 'challenge');
    expect(payment.status).toBe('REQUIRES_ACTION');
    expect((await cancel(buyer, number)).status).toBe(200);
    const { body } = await buyer.get<{ status: string }>(`/p/payment/${payment.payNo}`);
    expect(body.status).toBe('EXPIRED');
    expect((await detailOf(buyer, number)).status).toBe('CANCELLED');
  });

  test.each([
    ['on its way', (number: string) => moves().ship(number, parcel('PC-1'))],
    [
      'in part on its way',
      (number: string) => moves().ship(number, { ...parcel('PC-2'), items: [{ skuId: 70011, count: 1 }] }),
    ],
  ])('no more once it is %s', async (_state, leave) => {
    const [number = ''] = await place(buyer, [['kettle', 2]]);
    await leave(number);
    expect(await cancel(buyer, number)).toMatchObject({
      status: 409,
      body: { code: 'order.not_cancellable' },
    });
    expect((await detailOf(buyer, number)).ifCancelled).toBeNull();
  });

  test('that ended by itself, or is somebody else’s: refused', async () => {
    const [number = ''] = await place(buyer, [['kettle', 1]], { payType: 'CARD' });
    const stranger = await newBuyer(shop);
    expect((await cancel(stranger, number)).status).toBe(404);
    shop.time.now = new Date('2026-05-04T08:31:00Z');
    await shop.run('close-unpaid-orders');
    buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
    expect((await cancel(buyer, number)).body.code).toBe('order.not_cancellable');
  });
});

test('the seller cannot deliver: it is cancelled as wholly as by its buyer', async () => {
  const [number = ''] = await place(buyer, [['kettle', 1]], { payType: 'CARD' });
  await payFor([number]);
  await movesOf(shop, { ...noCards, refundOrder }).cannotDeliver(number);
  await shop.run('refund-payments');
  expect(await detailOf(buyer, number)).toMatchObject({
    status: 'CANCELLED',
    payStatus: 'REFUNDED',
    cancel: { closeType: 'SELLER', reason: null, refundTo: [{ to: 'CARD', status: 'DONE' }] },
  });
});
