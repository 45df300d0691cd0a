import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartInfo, CartTotal } from '#openapi/schema.gen.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, china, closedShop, goods, greenBasket, insertGoods, sriLanka, turkiye } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const line = (what: keyof typeof goods, count: number, basketId = 0) => ({
  basketId,
  count,
  prodId: goods[what].prodId,
  skuId: goods[what].skuId,
  shopId: goods[what].shopId,
});
const change = (body: object, headers?: Record<string, string>) =>
  shopper.post('/p/shopCart/changeItem', body, headers);
const info = (query = '', headers: Record<string, string> = {}) =>
  shopper.post<CartInfo>(`/p/shopCart/info${query}`, { basketIdShopCartParamMap: {} }, headers);

const names = async (language: string) =>
  (await info('', { 'Accept-Language': language })).body.shops.map(
    (one) => one.shopCartItemDiscounts[0]?.shopCartItems[0]?.prodName,
  );

describe('a cart', () => {
  beforeAll(async () => void (shopper = await shop.logIn(newPhone())));

  test('is empty at first', async () => {
    expect((await info()).body).toEqual({
      shops: [],
      invalid: [],
      lineCount: 0,
      prodCount: 0,
      currency: 'LKR',
    });
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(0);
  });

  test('takes a product and tells the pieces and the sum of its line', async () => {
    const { status, body } = await change(line('kettle', 2));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      prodCount: 2,
      lineTotal: { amount: 250_000, currency: 'LKR' },
      cartCount: 2,
    });
  });

  test('adds a second change to the same line', async () => {
    expect((await change(line('kettle', 1))).body).toMatchObject({ prodCount: 3, cartCount: 3 });
  });

  test('groups its lines by shop, newest first', async () => {
    shop.time.now = new Date('2026-05-04T08:01:00Z');
    await change(line('tea', 1));
    const { body } = await info();
    expect(body.shops.map(({ shopId, shopName }) => [shopId, shopName])).toEqual([
      [greenBasket, 'GreenBasket'],
      [casora, 'Casora'],
    ]);
    expect(body).toMatchObject({ lineCount: 2, prodCount: 4, invalid: [] });
  });

  test('speaks the reader’s language where the merchant wrote it, else English', async () => {
    expect(await names('zh-CN')).toEqual(['红茶', '搪瓷水壶']);
    expect(await names('ru-RU')).toEqual(['Black tea', 'Enamel kettle']);
  });

  test('gives pieces back, and the line when none is left', async () => {
    const { body } = await change(line('kettle', -1));
    expect(body).toMatchObject({ prodCount: 2, cartCount: 3 });
    const gone = await change(line('kettle', -5, Number(body.basketId)));
    expect(gone.body).toEqual({ basketId: null, prodCount: 0, lineTotal: null, cartCount: 1 });
  });

  test('says what the chosen lines come to', async () => {
    const { body: kettle } = await shopper.add('kettle', 2);
    const total = await shopper.post<CartTotal>('/p/shopCart/totalPay', [kettle.basketId]);
    expect(total.body).toMatchObject({
      totalMoney: { amount: 250_000 },
      finalMoney: { amount: 250_000 },
      count: 2,
    });
    expect((await shopper.post<CartTotal>('/p/shopCart/totalPay', [])).body.finalMoney.amount).toBe(0);
  });

  test('says when a price is another one than when the line was added', async () => {
    await shop.db.update(skuPrices).set({ price: 130_000 }).where(eq(skuPrices.skuId, goods.kettle.skuId));
    const items = (await info()).body.shops.flatMap(
      (one) => one.shopCartItemDiscounts[0]?.shopCartItems ?? [],
    );
    const kettle = items.find((item) => item.skuId === goods.kettle.skuId);
    expect(kettle).toMatchObject({
      priceChanged: true,
      price: { amount: 130_000 },
      lineTotal: { amount: 260_000 },
    });
    await shop.db.update(skuPrices).set({ price: 125_000 }).where(eq(skuPrices.skuId, goods.kettle.skuId));
  });

  test('loses chosen lines, and unknown ones are skipped', async () => {
    const { body: cup } = await shopper.add('cup');
    expect((await shopper.delete('/p/shopCart/deleteItem', [cup.basketId, 999_999])).status).toBe(204);
    expect((await info()).body.lineCount).toBe(2);
  });

  test('is emptied at once', async () => {
    expect((await shopper.delete('/p/shopCart/deleteAll')).status).toBe(204);
    expect((await info()).body.lineCount).toBe(0);
  });
});

describe('a cart refuses', () => {
  beforeAll(async () => void (shopper = await shop.logIn(newPhone())));

  test.each([
    {
      why: 'what is out of stock',
      what: line('soldOut', 1),
      status: 409,
      code: 'sku.out_of_stock',
      desc: 'Out stock',
    },
    {
      why: 'more than the stock',
      what: line('kettle', 51),
      status: 409,
      code: 'sku.out_of_stock',
      desc: 'Out stock',
    },
    {
      why: 'what is not sold in the region',
      what: line('chinaOnly', 1),
      status: 409,
      code: 'prod.not_in_region',
      desc: 'This product does not available in your area',
    },
    { why: 'what is off the shelf', what: line('offShelf', 1), status: 409, code: 'sku.off_shelf' },
    { why: 'more than one person may have', what: line('limited', 3), status: 409, code: 'sku.limit' },
    { why: 'the goods of a closed shop', what: line('closed', 1), status: 409, code: 'shop.closed' },
    {
      why: 'an unknown SKU',
      what: { ...line('kettle', 1), skuId: 1 },
      status: 404,
      code: 'resource.not_found',
    },
    {
      why: 'a SKU of another product',
      what: { ...line('kettle', 1), prodId: goods.cup.prodId },
      status: 404,
      code: 'resource.not_found',
    },
    {
      why: 'a SKU of another shop',
      what: { ...line('kettle', 1), shopId: greenBasket },
      status: 404,
      code: 'resource.not_found',
    },
    { why: 'to take away what is not in it', what: line('cup', -1), status: 404, code: 'resource.not_found' },
    {
      why: 'a line that is not there',
      what: line('kettle', 1, 999_999),
      status: 404,
      code: 'resource.not_found',
    },
    { why: 'a change of nothing', what: line('kettle', 0), status: 422, code: 'request.invalid' },
    { why: 'a thousand pieces at once', what: line('kettle', 1_000), status: 422, code: 'request.invalid' },
  ])('$why', async ({ what, status, code, desc }) => {
    const refused = await change(what);
    expect(refused).toMatchObject({ status, body: { code, ...(desc && { desc }) } });
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(0);
  });

  test('says how many there are when they do not suffice', async () => {
    expect((await change(line('kettle', 51))).body.details).toEqual({
      skuId: goods.kettle.skuId,
      stocks: 50,
      limit: null,
    });
  });

  test('a hundred and first line', async () => {
    for (let index = 0; index < 101; index += 1) {
      const [prodId, skuId] = [8_000 + index, 80_000 + index];
      await insertGoods(shop.db, {
        prodId,
        skuId,
        shopId: casora,
        name: { en: `Thing ${index}` },
        price: 100,
      });
      const { status, body } = await change({ basketId: 0, count: 1, prodId, skuId, shopId: casora });
      expect([status, body.code]).toEqual(index < 100 ? [200, undefined] : [409, 'cart.full']);
    }
    await shopper.delete('/p/shopCart/deleteAll');
  });

  test('to count another shopper’s line in a sum or in a promotion', async () => {
    const { body: own } = await shopper.add('tea');
    const stranger = await shop.logIn(newPhone());
    const { body: foreign } = await stranger.add('tea');
    expect((await shopper.post('/p/shopCart/totalPay', [own.basketId, foreign.basketId])).status).toBe(404);
    const basketId = foreign.basketId;
    const map = { [String(basketId)]: { basketId, discountId: 0 } };
    expect((await shopper.post('/p/shopCart/info', { basketIdShopCartParamMap: map })).status).toBe(404);
    expect((await change(line('tea', 1, Number(basketId)))).status).toBe(404);
    await shopper.delete('/p/shopCart/deleteItem', [basketId]);
    expect((await stranger.get('/p/shopCart/prodCount')).body).toBe(1);
  });
});

describe('a line that cannot be bought any more', () => {
  beforeAll(async () => void (shopper = await shop.logIn(newPhone())));

  test.each([
    {
      state: 'OUT_OF_STOCK',
      spoil: () => shop.db.update(skus).set({ stock: 1 }).where(eq(skus.skuId, goods.cup.skuId)),
      heal: () => shop.db.update(skus).set({ stock: 50 }).where(eq(skus.skuId, goods.cup.skuId)),
    },
    {
      state: 'OVER_LIMIT',
      spoil: () => shop.db.update(skus).set({ limitPerUser: 1 }).where(eq(skus.skuId, goods.cup.skuId)),
      heal: () => shop.db.update(skus).set({ limitPerUser: null }).where(eq(skus.skuId, goods.cup.skuId)),
    },
    {
      state: 'OFF_SHELF',
      spoil: () => shop.db.update(skus).set({ enabled: false }).where(eq(skus.skuId, goods.cup.skuId)),
      heal: () => shop.db.update(skus).set({ enabled: true }).where(eq(skus.skuId, goods.cup.skuId)),
    },
    {
      state: 'SHOP_CLOSED',
      spoil: () => shop.db.update(shops).set({ open: false }).where(eq(shops.shopId, casora)),
      heal: () => shop.db.update(shops).set({ open: true }).where(eq(shops.shopId, casora)),
    },
  ])('stands apart as $state and comes back', async ({ state, spoil, heal }) => {
    const { body: cup } = await shopper.add('cup', 2);
    await spoil();
    const spoilt = (await info()).body;
    expect(spoilt.invalid.map((item) => item.state)).toEqual([state]);
    expect((await shopper.post<CartTotal>('/p/shopCart/totalPay', [cup.basketId])).body.count).toBe(0);
    await heal();
    expect((await info()).body.invalid).toEqual([]);
    await shopper.delete('/p/shopCart/deleteAll');
  });

  test('stands apart as NOT_IN_REGION with the price it was added for', async () => {
    await shopper.add('cup');
    await shop.db.delete(skuPrices).where(eq(skuPrices.skuId, goods.cup.skuId));
    expect((await info()).body.invalid).toMatchObject([
      { state: 'NOT_IN_REGION', price: { amount: 99_900 } },
    ]);
    await shop.db
      .insert(skuPrices)
      .values(
        [sriLanka, turkiye].map((regionId) => ({ skuId: goods.cup.skuId, regionId, price: goods.cup.price })),
      );
    expect(closedShop).toBeGreaterThan(0);
  });
});

describe('the region of a cart', () => {
  test('is the one of the login, of the browser’s choice before it, and of the question before both', async () => {
    shopper = await shop.logIn(newPhone(), turkiye);
    await shopper.add('kettle');
    expect((await info()).body).toMatchObject({ currency: 'TRY', prodCount: 1 });
    expect((await info(`?regionId=${sriLanka}`)).body).toMatchObject({ currency: 'LKR', prodCount: 0 });
    const chosen = { Cookie: `mall_region=${sriLanka}`, 'Sec-Fetch-Site': 'same-origin' };
    expect((await change(line('tea', 2), chosen)).body).toMatchObject({
      lineTotal: { currency: 'LKR' },
      cartCount: 2,
    });
    expect((await shopper.get('/p/shopCart/prodCount', chosen)).body).toBe(2);
    expect((await info(`?regionId=${turkiye}`, chosen)).body).toMatchObject({ prodCount: 1 });
    const unknown = { Cookie: 'mall_region=77; mall_lang=tr' };
    expect((await info('', unknown)).body).toMatchObject({ currency: 'TRY' });
  });

  test('is refused when there is no such region', async () => {
    const refused = await info('?regionId=77');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'request.invalid',
      fields: [{ field: '/regionId', code: 'region.unknown' }],
    });
    expect(china).toBe(100000000000);
  });
});
