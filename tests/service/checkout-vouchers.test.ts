import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MyVoucher, OrderDetail, PageOfMyVoucher, SubmitResult } from '#openapi/schema.gen.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { skus } from '#service/db/schema/skus.ts';
import { usable } from '#service/ledger/tenders.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, fillDiscounts, give } from './voucher-world.ts';
import { casora, goods } from './world.ts';

const { cards, refunds } = fakeCards();
let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openShop({ cards });
  await fillDiscounts(shop.db);
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
});

const collect = async (...couponIds: number[]) => {
  const ids: number[] = [];
  for (const couponId of couponIds)
    ids.push((await shopper.post<MyVoucher>('/p/myCoupon/receive', { couponId })).body.couponUserId);
  return ids;
};
const line = async (what: keyof typeof goods, count = 1) =>
  Number((await shopper.add(what, count)).body.basketId);
const basket = async () => [await line('kettle', 2), await line('cup'), await line('tea', 3)];
const orderOf = async (orderNumber: string) =>
  (await shopper.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)).body;
const held = async () =>
  new Map(
    (await shopper.get<PageOfMyVoucher>('/p/myCoupon/getCouponList')).body.records.map((one) => [
      one.couponId,
      one,
    ]),
  );
const balance = () => usable(shop.db, shopper.session.userId, 'LKR');
const moves = () => movesOf(shop, cards);
const stockOf = async (what: keyof typeof goods) =>
  (await shop.db.select().from(skus).where(eq(skus.skuId, goods[what].skuId)))[0]?.stock;

/** Every discount at once: what vector A of the design is about, in whole rupees. */
async function everything() {
  await collect(801, 802, 803, 804, 805);
  await give(shop.db, shopper.session.userId, { coins: 500, wallet: 100_000 });
  const asked = { autoApply: true, coins: 500, insuranceShopIds: [casora], useWallet: true };
  return (await shopper.confirm({ ...asked, basketIds: await basket() })).body;
}

describe('a checkout with every discount at once', () => {
  test('shows the figures of the design', async () => {
    const preview = await everything();
    const totals = preview.shops.map(({ amounts }) => amounts.total.amount);
    expect(totals.toSorted((a, b) => b - a)).toEqual([286_200, 113_500]);
    expect(preview.amounts).toMatchObject({
      shopDiscount: { amount: 17_500 },
      productVoucher: { amount: 5_000 },
      shopVoucher: { amount: 10_000 },
      mallVoucher: { amount: 30_000 },
      deliveryReduce: { amount: 20_000 },
      insurance: { amount: 4_400 },
      coinReduce: { amount: 42_200 },
      total: { amount: 399_700 },
      walletUsed: { amount: 100_000 },
      due: { amount: 299_700, currency: 'LKR' },
    });
    expect(preview.coins).toEqual({
      balance: 500,
      maxUsable: 422,
      used: 422,
      coinValue: { amount: 100, currency: 'LKR' },
    });
    expect(preview.wallet).toMatchObject({ balance: { amount: 100_000 }, used: { amount: 100_000 } });
    const said = preview.vouchers.usable.map(
      ({ couponId, selected, reduce }) => [couponId, selected, reduce.amount] as const,
    );
    expect(said.toSorted(([one], [other]) => one - other)).toEqual([
      [801, true, 5_000],
      [802, true, 10_000],
      [803, true, 30_000],
      [804, true, 20_000],
    ]);
    expect(preview.vouchers.unusable).toMatchObject([
      { couponId: 805, selected: false, reason: 'voucher.min_spend', shortfall: { amount: 8_547_500 } },
    ]);
    expect(preview.blockers).toEqual([]);
    expect(preview.payMethods).toEqual([
      { payType: 'COD_CASH', enabled: true },
      { payType: 'COD_CARD', enabled: true },
      { payType: 'CARD', enabled: true },
    ]);
  });

  test('paid to the courier: vouchers are used, coins and wallet are spent', async () => {
    const { checkoutToken } = await everything();
    const { body } = await shopper.submit<SubmitResult>(checkoutToken);
    expect(body).toMatchObject({ status: 'TO_DELIVER', nextStep: 'DONE', due: { amount: 299_700 } });
    const now = await held();
    expect([801, 802, 803, 804].map((id) => now.get(id)?.status)).toEqual(['USED', 'USED', 'USED', 'USED']);
    expect(now.get(805)?.status).toBe('COLLECTED');
    expect(await balance()).toEqual({ coins: 78, wallet: 0 });
    const details = await Promise.all(body.orderNumbers.map(orderOf));
    expect(details.map(({ amounts }) => amounts.due.amount).toSorted((a, b) => a - b)).toEqual([
      85_100, 214_600,
    ]);
    expect(await audit(shop.db)).toEqual([]);
  });

  test('to be paid by card: locked and held until it is paid, then used and spent', async () => {
    const { checkoutToken } = await everything();
    const { body } = await shopper.submit<SubmitResult>(checkoutToken, { payType: 'CARD' });
    expect(body).toMatchObject({
      status: 'TO_PAY',
      nextStep: 'PAY_CARD',
      payDeadline: '2026-05-04T08:30:00.000Z',
    });
    expect((await held()).get(803)?.status).toBe('LOCKED');
    expect(await balance()).toEqual({ coins: 78, wallet: 0 });
    const [first = '', second = ''] = body.orderNumbers;
    expect(await orderOf(first)).toMatchObject({
      status: 'TO_PAY',
      payStatus: null,
      payDeadline: '2026-05-04T08:30:00.000Z',
      actions: ['PAY', 'CANCEL', 'CONTACT_SELLER'],
    });
    expect(await audit(shop.db)).toEqual([]);

    const { userId } = shopper.session;
    const due = await inTransaction(shop.db, (tx) => moves().ordersToPay(tx, userId, [second, first]));
    expect(due.map(({ orderNumber }) => orderNumber)).toEqual([second, first]);
    expect(due[1]).toMatchObject({
      due: 214_600,
      codAllowed: true,
      groupBuy: false,
      receiver: 'Nimali Perera',
    });
    for (const orderNumber of [first, second])
      await inTransaction(shop.db, (tx) =>
        moves().orderPaid(tx, { orderNumber, payType: 'CARD', now: shop.time.now }),
      );
    expect(await orderOf(first)).toMatchObject({ status: 'TO_DELIVER', payStatus: 'SUCCEEDED' });
    expect((await held()).get(803)?.status).toBe('USED');
    expect(await audit(shop.db)).toEqual([]);
    const again = inTransaction(shop.db, (tx) =>
      moves().orderPaid(tx, { orderNumber: first, payType: 'CARD', now: shop.time.now }),
    );
    await expect(again).rejects.toMatchObject({ code: 'order.closed' });
  });

  test('not paid in time: everything is given back, and the buyer is told', async () => {
    const before = await stockOf('kettle');
    const { checkoutToken } = await everything();
    const { body } = await shopper.submit<SubmitResult>(checkoutToken, { payType: 'CARD' });
    const now = new Date('2026-05-04T08:30:00Z');
    const close = (orderNumber: string) =>
      inTransaction(shop.db, (tx) => moves().closeUnpaid(tx, { orderNumber, now }));
    const [first = '', second = ''] = body.orderNumbers;
    expect(await close(first)).toBe(true);
    expect((await held()).get(803)).toMatchObject({ status: 'LOCKED' });
    expect((await held()).get(801)).toMatchObject({ status: 'COLLECTED', orderNumber: null });
    expect(await close(second)).toBe(true);
    expect(await close(second)).toBe(false);
    expect((await held()).get(803)).toMatchObject({ status: 'COLLECTED', orderNumber: null });
    expect(await balance()).toEqual({ coins: 500, wallet: 100_000 });
    expect(await stockOf('kettle')).toBe(before);
    expect(await orderOf(first)).toMatchObject({
      status: 'CANCELLED',
      payDeadline: null,
      cancel: {
        closeType: 'PAY_TIMEOUT',
        refundAmount: { amount: 71_600 },
        cancelledAmount: { amount: 286_200 },
      },
    });
    const letters = await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.cause, `CANCELLED_PAY_TIMEOUT ${first}`));
    expect(letters).toHaveLength(1);
    expect(await audit(shop.db)).toEqual([]);
    expect(refunds).toEqual([]);
  });

  test('to be paid by card, then to the courier after all', async () => {
    const { checkoutToken } = await everything();
    const { body } = await shopper.submit<SubmitResult>(checkoutToken, { payType: 'CARD' });
    for (const orderNumber of body.orderNumbers)
      await inTransaction(shop.db, (tx) =>
        moves().payByCourier(tx, { orderNumber, payType: 'COD_CASH', now: shop.time.now }),
      );
    expect(await orderOf(body.orderNumbers[0] ?? '')).toMatchObject({
      status: 'TO_DELIVER',
      payType: 'COD_CASH',
      payStatus: 'COD_PENDING',
    });
    expect(await audit(shop.db)).toEqual([]);
  });
});

describe('what is chosen', () => {
  test('by hand counts, and another one of the scope says what it would take', async () => {
    const [small, large] = await collect(802, 803);
    const basketIds = [await line('kettle')];
    const { body } = await shopper.confirm({ basketIds, couponUserIds: [small ?? 0] });
    expect(body.amounts).toMatchObject({ shopVoucher: { amount: 10_000 }, mallVoucher: { amount: 0 } });
    const other = body.vouchers.usable.find(({ couponUserId }) => couponUserId === large);
    expect(other).toMatchObject({ selected: false, actions: ['APPLY'], reduce: { amount: 8_700 } });
  });

  test('of somebody else is not found', async () => {
    const ids = await collect(803);
    const other = await shop.logIn(newPhone());
    await other.moveTo('kandy');
    const { prodId, skuId, shopId } = goods.tea;
    const asked = { orderItem: { prodId, skuId, shopId, prodCount: 1 }, couponUserIds: ids };
    expect((await other.confirm(asked)).status).toBe(404);
  });

  test('in two tabs: one order has the voucher, the other is told before it buys', async () => {
    const ids = await collect(803);
    const { prodId, skuId, shopId } = goods.tea;
    const asked = { orderItem: { prodId, skuId, shopId, prodCount: 1 }, couponUserIds: ids };
    const [one, two] = [await shopper.confirm(asked), await shopper.confirm(asked)];
    expect((await shopper.submit(one.body.checkoutToken)).status).toBe(200);
    const late = await shopper.submit<{ code: string; details: object }>(two.body.checkoutToken);
    expect(late.body).toMatchObject({
      code: 'voucher.not_applicable',
      details: { couponUserId: ids[0], reason: 'voucher.used' },
    });
    const { body } = await shopper.confirm(asked);
    expect(body.vouchers.unusable).toMatchObject([{ couponUserId: ids[0], reason: 'voucher.used' }]);
    expect(body.amounts.mallVoucher.amount).toBe(0);
  });

  test('and that has ended since is refused at submit by its reason', async () => {
    const ids = await collect(803);
    const { body } = await shopper.confirm({ basketIds: [await line('tea')], couponUserIds: ids });
    shop.time.now = new Date('2026-05-04T08:10:00Z');
    await shop.db.execute(
      `update held_vouchers set valid_until = '2026-05-04T08:05:00Z' where coupon_user_id = ${ids[0]}`,
    );
    const late = await shopper.submit(body.checkoutToken);
    expect(late.body).toMatchObject({
      code: 'voucher.not_applicable',
      details: { reason: 'voucher.expired' },
    });
  });
});
