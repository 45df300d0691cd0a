import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutPreview, OrderDetail, SubmitResult } from '#openapi/schema.gen.ts';
import { promotions } from '#service/db/schema/promotions.ts';
import { usable } from '#service/ledger/tenders.ts';
import { audit } from './audit.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, fillDiscounts, give } from './voucher-world.ts';
import { casora, goods } from './world.ts';

let shop: Shop;
let shopper: Shopper;

beforeAll(async () => {
  shop = await openShop({ cards: fakeCards().cards });
  await fillDiscounts(shop.db);
});
afterAll(() => shop.close());

beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
});

const line = async (what: keyof typeof goods, count = 1) =>
  Number((await shopper.add(what, count)).body.basketId);
const basket = async () => [await line('kettle', 2), await line('cup'), await line('tea', 3)];
const orderOf = async (orderNumber: string) =>
  (await shopper.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)).body;
const balance = () => usable(shop.db, shopper.session.userId, 'LKR');

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
      name: '5% off',
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
