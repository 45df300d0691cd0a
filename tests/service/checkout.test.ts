import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutPreview } from '#openapi/schema.gen.ts';
import { products } from '#service/db/schema/products.ts';
import { skus } from '#service/db/schema/skus.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods, greenBasket, laos, sriLanka } from './world.ts';

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const later = (minutes: number) =>
  void (shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000));
const item = (what: keyof typeof goods, prodCount = 1) => ({
  orderItem: { prodId: goods[what].prodId, skuId: goods[what].skuId, shopId: goods[what].shopId, prodCount },
});
const setStock = (what: keyof typeof goods, stock: number) =>
  shop.db.update(skus).set({ stock }).where(eq(skus.skuId, goods[what].skuId));
const basket = async (...what: (keyof typeof goods)[]) => {
  const lines = [];
  for (const one of what) lines.push(Number((await shopper.add(one)).body.basketId));
  return lines;
};
const amounts = (preview: CheckoutPreview) => ({
  subtotal: preview.amounts.subtotal.amount,
  deliveryFee: preview.amounts.deliveryFee.amount,
  total: preview.amounts.total.amount,
  due: preview.amounts.due.amount,
});

const blockers = async (what: object) =>
  (await shopper.confirm(what)).body.blockers.map(({ code, desc }) => [code, desc]);
const onShelf = (value: boolean) =>
  shop.db.update(products).set({ onShelf: value }).where(eq(products.prodId, goods.cup.prodId));

describe('a checkout', () => {
  test('adds up lines and delivery shop by shop', async () => {
    await shopper.moveTo('colombo');
    await shopper.add('kettle');
    const { body } = await shopper.confirm({ basketIds: await basket('kettle', 'cup', 'tea') });
    expect(amounts(body)).toEqual({ subtotal: 394_900, deliveryFee: 35_000, total: 429_900, due: 429_900 });
    expect(body.shops.map((one) => [one.shopId, one.amounts.total.amount, one.delivery.freeReason])).toEqual([
      [greenBasket, 45_000, 'REGION'],
      [casora, 384_900, 'NONE'],
    ]);
    expect(body.shops[1]?.delivery).toMatchObject({
      from: '2026-05-06',
      to: '2026-05-08',
      courierName: 'Island Express',
    });
    expect(body.blockers).toEqual([]);
    expect(body.payMethods).toEqual([
      { payType: 'COD_CASH', enabled: true },
      { payType: 'COD_CARD', enabled: true },
    ]);
    expect(body.userAddr?.town).toBe('Nugegoda');
    expect(Date.parse(body.expiresAt) - Date.parse(body.serverTime)).toBe(15 * 60_000);
  });

  test('of one product bought at once leaves the cart alone', async () => {
    await shopper.moveTo('colombo');
    await shopper.add('tea');
    const { body } = await shopper.confirm(item('kettle', 2));
    expect(amounts(body)).toMatchObject({ subtotal: 250_000, total: 285_000 });
    expect((await shopper.submit(body.checkoutToken)).status).toBe(200);
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(1);
  });

  test('asked twice without a change comes to the same', async () => {
    await shopper.moveTo('colombo');
    const [first, second] = [await shopper.confirm(item('kettle')), await shopper.confirm(item('kettle'))];
    expect(second.body.amounts).toEqual(first.body.amounts);
    expect(second.body.checkoutToken).not.toBe(first.body.checkoutToken);
  });

  test('speaks the reader’s language', async () => {
    const body = {
      addrId: 0,
      couponUserIds: [],
      autoApply: false,
      coins: 0,
      insuranceShopIds: [],
      useWallet: false,
      ...item('kettle'),
    };
    const { body: preview } = await shopper.post<CheckoutPreview>('/p/order/confirm', body, {
      'Accept-Language': 'zh-CN',
    });
    expect(preview.shops[0]).toMatchObject({ shopName: '卡索拉', items: [{ prodName: '搪瓷水壶' }] });
    expect(preview.blockers).toEqual([{ code: 'address.required', desc: '请添加收货地址' }]);
  });

  test('takes the default address of its region, and another one when it is chosen', async () => {
    await shopper.moveTo('istanbul');
    const { body: kandy } = await shopper.moveTo('kandy');
    const { body: colombo } = await shopper.moveTo('colombo');
    later(1);
    expect((await shopper.confirm(item('kettle'))).body.userAddr?.regionId).toBe(sriLanka);
    expect((await shopper.confirm({ ...item('kettle'), addrId: kandy.addrId })).body.userAddr?.town).toBe(
      'Peradeniya',
    );
    expect((await shopper.confirm({ ...item('kettle'), addrId: colombo.addrId })).body.userAddr?.town).toBe(
      'Nugegoda',
    );
  });

  test('in kip moves in whole kip', async () => {
    const { body } = await shopper.confirm({ ...item('kettle', 3), regionId: laos });
    expect(body.amounts.total).toEqual({ amount: 410_000, currency: 'LAK' });
  });

  test('is not calculated for what is not there', async () => {
    const [own] = await basket('kettle');
    const stranger = await shop.logIn(newPhone());
    const { body: foreign } = await stranger.moveTo('colombo');
    expect((await stranger.confirm({ basketIds: [own] })).status).toBe(404);
    expect((await shopper.confirm({ ...item('kettle'), addrId: foreign.addrId })).status).toBe(404);
    expect((await shopper.confirm({ ...item('kettle'), couponUserIds: [8801] })).status).toBe(404);
    const { orderItem } = item('kettle');
    expect((await shopper.confirm({ orderItem: { ...orderItem, groupBuyId: 601 } })).status).toBe(404);
    expect((await shopper.confirm({ orderItem: { ...orderItem, shopId: greenBasket } })).status).toBe(404);
  });

  test('is refused for a product that is not sold in the region', async () => {
    const refused = await shopper.confirm(item('chinaOnly'));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'prod.not_in_region', desc: 'This product does not available in your area' },
    });
  });

  test('is refused when nothing of the choice can be bought any more', async () => {
    const [line] = await basket('cup');
    await onShelf(false);
    expect((await shopper.confirm({ basketIds: [line] })).body).toMatchObject({
      code: 'cart.empty_selection',
      status: 409,
    });
    await onShelf(true);
  });

  test.each([
    ['with neither lines nor a product', {}],
    ['with both', { ...item('kettle'), basketIds: [1] }],
    ['with a price of its own', { ...item('kettle'), total: 1 }],
    ['with a price inside', { orderItem: { ...item('kettle').orderItem, price: 1 } }],
    ['with a negative count', item('kettle', -1)],
    ['in an unknown region', { ...item('kettle'), regionId: 5 }],
  ])('is refused %s', async (_title, what) => {
    expect((await shopper.confirm(what)).body).toMatchObject({ status: 422, code: 'request.invalid' });
  });
});

describe('a checkout shows why it cannot be placed', () => {
  test('no address', async () => {
    expect(await blockers(item('kettle'))).toEqual([['address.required', 'Please add your address']]);
  });

  test('an address in another region', async () => {
    const { body: far } = await shopper.moveTo('istanbul');
    const { body } = await shopper.confirm({ ...item('tea'), addrId: far.addrId });
    expect(body.blockers.map(({ code }) => code)).toEqual(['prod.not_in_region']);
    expect(body.payMethods[0]).toEqual({
      payType: 'COD_CASH',
      enabled: false,
      reason: 'paytype.not_allowed',
    });
    expect(body.shops[0]?.delivery).toMatchObject({ deliverable: false, freeReason: 'NONE' });
  });

  test('too little stock, with the line it is about', async () => {
    await shopper.moveTo('colombo');
    const basketIds = await basket('cup', 'tea');
    await setStock('cup', 0);
    const { body } = await shopper.confirm({ basketIds });
    expect(body.blockers).toEqual([
      {
        code: 'sku.out_of_stock',
        desc: 'Out stock',
        basketIds: [basketIds[0]],
        skuId: goods.cup.skuId,
        shopId: casora,
      },
    ]);
    await setStock('cup', 50);
  });

  test('a product that is paid before', async () => {
    await shopper.moveTo('colombo');
    expect((await blockers(item('prepaid'))).map(([code]) => code)).toEqual(['paytype.not_allowed']);
    const { body } = await shopper.confirm(item('prepaid'));
    const refused = await shopper.submit(body.checkoutToken);
    expect([refused.status, refused.body.code]).toEqual([409, 'paytype.not_allowed']);
  });

  test('more than one person may have, over all orders', async () => {
    await shopper.moveTo('colombo');
    const { body } = await shopper.confirm(item('limited', 2));
    expect((await shopper.submit(body.checkoutToken)).status).toBe(200);
    expect((await blockers(item('limited'))).map(([code]) => code)).toEqual(['sku.limit']);
    expect((await shopper.add('limited')).body).toMatchObject({ code: 'sku.limit' });
  });
});
