import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  CheckoutPreview,
  MyVoucher,
  OrderDetail,
  PageOfMyVoucher,
  SubmitResult,
} from '#openapi/schema.gen.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { regions } from '#service/db/schema/regions.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { usable } from '#service/ledger/tenders.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, give, insertVoucher } from './voucher-world.ts';
import { casora, goods, sriLanka } from './world.ts';

const { cards, refunds } = fakeCards();
let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openShop({ cards });
  const { db } = shop;
  await db
    .update(skuPrices)
    .set({ price: 100_000 })
    .where(and(eq(skuPrices.skuId, goods.cup.skuId), eq(skuPrices.regionId, sriLanka)));
  await db.update(shops).set({ insuranceBps: 150 });
  await db.update(regions).set({ insuranceMin: 2_000 }).where(eq(regions.regionId, sriLanka));
  await db.insert(promotions).values({
    discountId: 9001,
    shopId: casora,
    name: { en: '5 % off', zh: '减 5 %' },
    percentOff: 5,
    startTime: new Date('2026-05-01'),
    endTime: new Date('2026-05-31'),
  });
  const cap = (percentOff: number, capAmount: number) => ({
    type: 'PERCENT' as const,
    percentOff,
    capAmount,
  });
  await insertVoucher(db, {
    ...cap(10, 5_000),
    couponId: 801,
    scope: 'PRODUCT',
    shopId: casora,
    prodIds: [goods.cup.prodId],
    perUserLimit: 9,
  });
  await insertVoucher(db, { couponId: 802, scope: 'SHOP', shopId: casora, perUserLimit: 9 });
  await insertVoucher(db, { ...cap(8, 30_000), couponId: 803, perUserLimit: 9 });
  await insertVoucher(db, {
    couponId: 804,
    scope: 'SHOP',
    shopId: casora,
    type: 'FREE_SHIPPING',
    capAmount: 20_000,
    perUserLimit: 9,
  });
  await insertVoucher(db, { couponId: 805, minSpend: 9_000_000, perUserLimit: 9 });
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
    const said = preview.vouchers.usable.map(({ couponId, selected, reduce }) => [
      couponId,
      selected,
      reduce.amount,
    ]);
    expect(said.toSorted()).toEqual([
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
      actions: ['PAY'],
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
      .where(eq(outboxMessages.cause, `payTimeOut ${first}`));
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

describe('coins and wallet', () => {
  const item = () => {
    const { prodId, skuId, shopId } = goods.tea;
    return { orderItem: { prodId, skuId, shopId, prodCount: 2 } };
  };

  test('a wallet that holds enough pays all of it, and nothing else may', async () => {
    await give(shop.db, shopper.session.userId, { wallet: 200_000 });
    const { body } = await shopper.confirm({ ...item(), useWallet: true });
    expect(body.amounts.due.amount).toBe(0);
    expect(body.payMethods.filter(({ enabled }) => enabled)).toEqual([{ payType: 'WALLET', enabled: true }]);
    expect((await shopper.submit(body.checkoutToken)).body.code).toBe('paytype.not_allowed');
    const { body: paid } = await shopper.submit<SubmitResult>(body.checkoutToken, { payType: 'WALLET' });
    expect(paid).toMatchObject({ status: 'TO_DELIVER', nextStep: 'DONE', due: { amount: 0 } });
    expect(await orderOf(paid.orderNumbers[0] ?? '')).toMatchObject({
      payType: 'WALLET',
      payStatus: 'SUCCEEDED',
      payTime: '2026-05-04T08:00:00.000Z',
    });
    expect(await balance()).toMatchObject({ wallet: 110_000 });
    const again = await shopper.submit(body.checkoutToken, { payType: 'WALLET' });
    expect(again.body).toEqual(paid);
  });

  test('a wallet that holds too little leaves the rest to a card or the courier', async () => {
    await give(shop.db, shopper.session.userId, { wallet: 30_000 });
    const { body } = await shopper.confirm({ ...item(), useWallet: true });
    expect(body.amounts).toMatchObject({ walletUsed: { amount: 30_000 }, due: { amount: 60_000 } });
    expect((await shopper.submit(body.checkoutToken, { payType: 'WALLET' })).body.code).toBe(
      'paytype.not_allowed',
    );
  });

  test.each([
    ['coins', { coins: 90 }, 'coins.insufficient'],
    ['wallet', { useWallet: true }, 'wallet.insufficient'],
  ])('%s that another order has spent meanwhile are refused by name', async (_what, asked, code) => {
    await give(shop.db, shopper.session.userId, { coins: 90, wallet: 30_000 });
    const [one, two] = [
      await shopper.confirm({ ...item(), ...asked }),
      await shopper.confirm({ ...item(), ...asked }),
    ];
    expect((await shopper.submit(one.body.checkoutToken)).status).toBe(200);
    expect((await shopper.submit(two.body.checkoutToken)).body.code).toBe(code);
    expect(await audit(shop.db)).toEqual([]);
  });

  test('more coins are asked for than may pay: only those are used', async () => {
    await give(shop.db, shopper.session.userId, { coins: 1_000 });
    const { body } = await shopper.confirm({ ...item(), coins: 1_000 });
    expect(body.coins).toMatchObject({ balance: 1_000, maxUsable: 90, used: 90 });
  });
});

describe('a promotion of a shop', () => {
  test('stands in the cart with what it takes off, and in its total', async () => {
    const [kettle] = await basket();
    const info = await shopper.post<{ shops: Shops }>('/p/shopCart/info', { basketIdShopCartParamMap: {} });
    const groups = info.body.shops.flatMap((one) => one.shopCartItemDiscounts);
    expect(groups.find((group) => group.chooseDiscountItemDto)?.chooseDiscountItemDto).toMatchObject({
      discountId: 9001,
      name: '5 % off',
      reduce: { amount: 17_500, currency: 'LKR' },
    });
    const total = await shopper.post('/p/shopCart/totalPay', [kettle]);
    expect(total.body).toMatchObject({
      totalMoney: { amount: 250_000 },
      subtractMoney: { amount: 12_500 },
      finalMoney: { amount: 237_500 },
    });
  });

  test('of two the larger one counts, until the shopper chooses the other', async () => {
    const more = { shopId: casora, startTime: new Date('2026-05-01'), endTime: new Date('2026-05-31') };
    await shop.db
      .insert(promotions)
      .values({ ...more, discountId: 9002, percentOff: 6, name: { en: '6 %' } });
    try {
      const basketId = await line('kettle', 2);
      const chosen = async (discountId?: number) => {
        const map = discountId === undefined ? {} : { [basketId]: { basketId, discountId } };
        const info = await shopper.post<{ shops: Shops }>('/p/shopCart/info', {
          basketIdShopCartParamMap: map,
        });
        return info.body.shops[0]?.shopCartItemDiscounts[0]?.chooseDiscountItemDto?.discountId;
      };
      expect(await chosen()).toBe(9002);
      expect(await chosen(9001)).toBe(9001);
      expect(await chosen()).toBe(9001);
      const { body } = await shopper.confirm({ basketIds: [basketId] });
      expect(body.amounts.shopDiscount.amount).toBe(12_500);
      expect(await chosen(0)).toBe(9002);
      expect(await chosen(777)).toBe(9002);
    } finally {
      await shop.db.delete(promotions).where(eq(promotions.discountId, 9002));
    }
  });
});

type Shops = {
  shopCartItemDiscounts: {
    chooseDiscountItemDto: { discountId: number; name: string; reduce: { amount: number } } | null;
  }[];
}[];

test('insurance is offered with its price, and paid only where it is chosen', async () => {
  const basketIds = [await line('kettle')];
  const plain = (await shopper.confirm({ basketIds })).body;
  expect(plain.shops[0]?.insurance).toEqual({
    available: true,
    premium: { amount: 2_000, currency: 'LKR' },
    selected: false,
  });
  expect(plain.amounts.insurance.amount).toBe(0);
  const insured: CheckoutPreview = (await shopper.confirm({ basketIds, insuranceShopIds: [casora] })).body;
  expect(insured.shops[0]?.insurance.selected).toBe(true);
  expect(insured.amounts.total.amount).toBe(plain.amounts.total.amount + 2_000);
});
