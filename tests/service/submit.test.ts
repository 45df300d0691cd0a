import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutPreview, SubmitResult } from '#openapi/schema.gen.ts';
import { addresses } from '#service/db/schema/addresses.ts';
import { orders } from '#service/db/schema/orders.ts';
import { productRegions } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods, sriLanka } from './world.ts';

type Step = () => PromiseLike<unknown> | undefined;

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
const setPrice = (what: keyof typeof goods, price: number) =>
  shop.db.update(skuPrices).set({ price }).where(eq(skuPrices.skuId, goods[what].skuId));
const stockOf = async (what: keyof typeof goods) =>
  (await shop.db.select().from(skus).where(eq(skus.skuId, goods[what].skuId)))[0]?.stock;
const basket = async (...what: (keyof typeof goods)[]) => {
  const lines = [];
  for (const one of what) lines.push(Number((await shopper.add(one)).body.basketId));
  return lines;
};

describe('submitting', () => {
  beforeEach(async () => void (await shopper.moveTo('colombo')));

  test('makes one order for each shop, takes the stock and empties the lines', async () => {
    const before = [await stockOf('kettle'), await stockOf('tea')];
    await basket('cup');
    const { body } = await shopper.confirm({ basketIds: await basket('kettle', 'tea') });
    const placed = await shopper.submit<SubmitResult>(body.checkoutToken, {
      remarks: [{ shopId: casora, remarks: 'ring twice' }],
    });
    expect(placed.body).toMatchObject({
      total: { amount: 205_000, currency: 'LKR' },
      due: { amount: 205_000 },
      status: 'TO_DELIVER',
      nextStep: 'DONE',
      payDeadline: null,
    });
    expect(placed.body.orderNumbers).toEqual([
      expect.stringMatching(/^2605\d{14}$/),
      expect.stringMatching(/^2605\d{14}$/),
    ]);
    expect([await stockOf('kettle'), await stockOf('tea')]).toEqual(before.map((stock) => (stock ?? 0) - 1));
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(1);
    const [first] = placed.body.orderNumbers;
    expect((await shopper.get(`/p/myOrder/orderDetail?orderNumber=${first}`)).body).toMatchObject({
      remarks: 'ring twice',
      total: { amount: 160_000 },
      payStatus: 'COD_PENDING',
    });
  });

  test('repeats its answer for the same key, byte for byte', async () => {
    const { body } = await shopper.confirm(item('kettle'));
    const key = randomUUID();
    const [first, again] = [
      await shopper.submit(body.checkoutToken, {}, key),
      await shopper.submit(body.checkoutToken, {}, key),
    ];
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect([first.headers.get('Idempotency-Replayed'), again.headers.get('Idempotency-Replayed')]).toEqual([
      null,
      'true',
    ]);
  });

  test('repeats its answer for the same token under another key, and refuses another body (S4.25, S8.10)', async () => {
    const { body } = await shopper.confirm(item('kettle'));
    const first = await shopper.submit(body.checkoutToken);
    later(1);
    expect((await shopper.submit(body.checkoutToken)).body).toEqual(first.body);
    const other = await shopper.submit(body.checkoutToken, { payType: 'COD_CARD' });
    expect(other.body).toMatchObject({ status: 409, code: 'checkout.expired', desc: 'Check out expired!' });
  });

  test('keeps a refusal for its key as well', async () => {
    const { body } = await shopper.confirm(item('cup'));
    const key = randomUUID();
    await setStock('cup', 0);
    const first = await shopper.submit(body.checkoutToken, {}, key);
    await setStock('cup', 50);
    expect((await shopper.submit(body.checkoutToken, {}, key)).body).toEqual(first.body);
    expect((await shopper.submit(body.checkoutToken)).status).toBe(200);
  });

  test('refuses a key for another body', async () => {
    const key = randomUUID();
    const { body } = await shopper.confirm(item('kettle'));
    await shopper.submit(body.checkoutToken, {}, key);
    const refused = await shopper.submit(body.checkoutToken, { payType: 'COD_CARD' }, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'idempotency.mismatch']);
  });

  test('lets two shoppers use the same key', async () => {
    const key = randomUUID();
    const { body } = await shopper.confirm(item('tea'));
    await shopper.submit(body.checkoutToken, {}, key);
    const other = await shop.logIn(newPhone());
    await other.moveTo('kandy');
    const { body: theirs } = await other.confirm(item('tea'));
    const placed = await other.submit<SubmitResult>(theirs.checkoutToken, {}, key);
    expect(placed.headers.get('Idempotency-Replayed')).toBeNull();
  });

  test('needs a key', async () => {
    const { body } = await shopper.confirm(item('tea'));
    const asked = { checkoutToken: body.checkoutToken, payType: 'COD_CASH', remarks: [] };
    const bare = await shopper.post('/p/order/submit', asked);
    expect([bare.status, bare.body.code]).toEqual([400, 'idempotency.key_required']);
    expect((await shopper.post('/p/order/submit', asked, { 'Idempotency-Key': 'short' })).status).toBe(400);
  });

  test.each<[string, string, Step, Step]>([
    ['sku.out_of_stock', 'Out stock', () => setStock('cup', 0), () => setStock('cup', 50)],
    [
      'prod.not_in_region',
      'This product does not available in your area',
      () =>
        shop.db
          .delete(productRegions)
          .where(and(eq(productRegions.prodId, goods.cup.prodId), eq(productRegions.regionId, sriLanka))),
      () =>
        shop.db.insert(productRegions).values({
          prodId: goods.cup.prodId,
          regionId: sriLanka,
          price: goods.cup.price,
          shipFrom: 'LK',
          overseas: false,
          minDays: 2,
          maxDays: 4,
          fee: 20_000,
          freeWithinRegion: false,
          codAvailable: true,
        }),
    ],
  ])('is refused with %s and takes nothing', async (code, desc, spoil, heal) => {
    const basketIds = await basket('tea', 'cup');
    const before = await stockOf('tea');
    const { body } = await shopper.confirm({ basketIds });
    await spoil();
    const refused = await shopper.submit(body.checkoutToken);
    await heal();
    expect(refused).toMatchObject({ status: 409, body: { code, desc } });
    expect(await stockOf('tea')).toBe(before);
    expect((await shopper.get('/p/shopCart/prodCount')).body).toBe(2);
    expect((await shopper.get('/p/myOrder/orderCount')).body.allCount).toBe(0);
  });

  test.each<[string, Step, Step]>([
    ['the price', () => setPrice('cup', 120_000), () => setPrice('cup', 99_900)],
    [
      'the delivery fee',
      () =>
        shop.db.update(productRegions).set({ fee: 100 }).where(eq(productRegions.prodId, goods.cup.prodId)),
      () =>
        shop.db
          .update(productRegions)
          .set({ fee: 20_000 })
          .where(eq(productRegions.prodId, goods.cup.prodId)),
    ],
    ['the address', () => shop.db.update(addresses).set({ addr: 'elsewhere' }), () => undefined],
    ['the pieces in the cart', () => shopper.add('cup'), () => undefined],
    [
      'the shop',
      () => shop.db.update(shops).set({ open: false }).where(eq(shops.shopId, casora)),
      () => shop.db.update(shops).set({ open: true }).where(eq(shops.shopId, casora)),
    ],
  ])('is refused with the new preview when %s has changed', async (_what, change, back) => {
    const { body } = await shopper.confirm({ basketIds: await basket('cup') });
    await change();
    const refused = await shopper.submit<{ code: string; details: { preview: CheckoutPreview } }>(
      body.checkoutToken,
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'checkout.changed']);
    const { preview } = refused.body.details;
    const again = await shopper.submit(preview.checkoutToken);
    await back();
    expect(again.status).toBe(preview.blockers.length === 0 ? 200 : 409);
  });

  test('is too late after fifteen minutes, after the line is gone, and for somebody else’s token', async () => {
    const { body } = await shopper.confirm({ basketIds: await basket('cup') });
    const stranger = await shop.logIn(newPhone());
    expect((await stranger.submit(body.checkoutToken)).body.code).toBe('checkout.expired');
    expect((await shopper.submit(`${body.checkoutToken.slice(0, -3)}abc`)).body.code).toBe(
      'checkout.expired',
    );
    expect((await shopper.submit('nonsense')).body.code).toBe('checkout.expired');
    await shopper.delete('/p/shopCart/deleteAll');
    expect((await shopper.submit(body.checkoutToken)).body.code).toBe('checkout.expired');
    const { body: fresh } = await shopper.confirm({ basketIds: await basket('cup') });
    shop.time.now = new Date(Date.parse(fresh.expiresAt) + 1_000);
    expect((await shopper.submit(fresh.checkoutToken)).body.code).toBe('checkout.expired');
  });

  test('without an address is refused', async () => {
    const homeless = await shop.logIn(newPhone());
    const { body } = await homeless.confirm(item('tea'));
    expect(await homeless.submit(body.checkoutToken)).toMatchObject({
      status: 409,
      body: { code: 'address.required', desc: 'Please add your address' },
    });
  });

  test.each(['CARD', 'WALLET'])('does not take %s yet', async (payType) => {
    const { body } = await shopper.confirm(item('tea'));
    expect((await shopper.submit(body.checkoutToken, { payType })).body).toMatchObject({
      status: 409,
      code: 'paytype.not_allowed',
    });
  });

  test('takes cash or a bank card at the door', async () => {
    const { body } = await shopper.confirm(item('tea'));
    const placed = await shopper.submit<SubmitResult>(body.checkoutToken, { payType: 'COD_CARD' });
    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, placed.body.orderNumbers[0] ?? ''));
    expect(order).toMatchObject({ payType: 'COD_CARD', payStatus: 'COD_PENDING', status: 'TO_DELIVER' });
  });

  test('a preview’s total is the submit’s total and the order’s total', async () => {
    const { body } = await shopper.confirm({ basketIds: await basket('kettle', 'cup') });
    const placed = await shopper.submit<SubmitResult>(body.checkoutToken);
    const order = await shopper.get<{ total: unknown; amounts: unknown }>(
      `/p/myOrder/orderDetail?orderNumber=${placed.body.orderNumbers[0]}`,
    );
    expect([placed.body.total, order.body.total]).toEqual([body.amounts.total, body.amounts.total]);
    expect(order.body.amounts).toEqual(body.shops[0]?.amounts);
  });
});
