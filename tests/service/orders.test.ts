import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderCount, OrderDetail, PageOfOrderSummary, SubmitResult } from '#openapi/schema.gen.ts';
import { orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods } from './world.ts';

let shop: Shop;
let shopper: Shopper;
let moves: ReturnType<typeof movesOf>;
beforeAll(async () => {
  shop = await openShop();
  moves = movesOf(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo', { altMobile: '0094712345678' });
});

const later = (minutes: number) =>
  void (shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000));
const parcel = { courierName: 'Pearl Courier', trackingNumber: 'LK42' };
async function order(what: keyof typeof goods, prodCount = 1): Promise<string> {
  const { prodId, skuId, shopId } = goods[what];
  const { body } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount } });
  const placed = await shopper.submit<SubmitResult>(body.checkoutToken);
  return placed.body.orderNumbers[0] ?? '';
}
const detail = async (number: string, headers?: Record<string, string>) =>
  (await shopper.get<OrderDetail>(`/p/myOrder/orderDetail?orderNumber=${number}`, headers)).body;
const page = async (query: string) =>
  (await shopper.get<PageOfOrderSummary>(`/p/myOrder/myOrder?${query}`)).body;
const numbers = async (query: string) => (await page(query)).records.map((one) => one.orderNumber);

const sold = async () =>
  (await shop.db.select().from(products).where(eq(products.prodId, goods.kettle.prodId)))[0]?.soldNum ?? 0;

describe('an order', () => {
  test('keeps the address, names and prices of its day', async () => {
    const number = await order('kettle', 2);
    await shop.db
      .update(products)
      .set({ name: { en: 'Renamed' } })
      .where(eq(products.prodId, goods.kettle.prodId));
    const { body: known } = await shopper.get<{ addrId: number }[]>('/p/address/list');
    expect(known).toHaveLength(1);
    expect(await detail(number)).toMatchObject({
      status: 'TO_DELIVER',
      payType: 'COD_CASH',
      payStatus: 'COD_PENDING',
      shopId: casora,
      shopName: 'Casora',
      totalNum: 2,
      items: [
        {
          prodName: 'Enamel kettle',
          skuName: 'White',
          prodCount: 2,
          lineTotal: { amount: 250_000 },
          warrantyMonths: 12,
        },
      ],
      addr: {
        receiver: 'Nimali Perera',
        mobile: '0094771234567',
        altMobile: '0094712345678',
        text: '24/1 Stanley Road, Nugegoda, Colombo, Western 10250',
      },
      amounts: { subtotal: { amount: 250_000 }, deliveryFee: { amount: 35_000 }, total: { amount: 285_000 } },
      createTime: '2026-05-04T08:00:00.000Z',
      payTime: null,
      courier: null,
      actions: ['CANCEL', 'CONTACT_SELLER'],
      arrival: { from: '2026-05-06', to: '2026-05-08', promisedTo: '2026-05-08', daysLate: 0 },
      tracking: null,
      coins: { coins: 2, bookTime: null },
      cancel: null,
      refunds: [],
    });
    await shop.db
      .update(products)
      .set({ name: goods.kettle.name })
      .where(eq(products.prodId, goods.kettle.prodId));
  });

  test('is read in the reader’s language', async () => {
    const number = await order('tea');
    expect(await detail(number, { 'Accept-Language': 'zh-CN' })).toMatchObject({
      shopName: '绿篮',
      items: [{ prodName: '红茶' }],
    });
  });

  test('is shipped, delivered, paid at the door and confirmed', async () => {
    const number = await order('kettle', 3);
    const before = await sold();
    later(5);
    await moves.ship(number, parcel);
    expect(await detail(number)).toMatchObject({
      status: 'TO_RECEIVE',
      dvyTime: '2026-05-04T08:05:00.000Z',
      autoReceiveTime: '2026-05-19T08:05:00.000Z',
      courier: { courierName: 'Pearl Courier', trackingNumber: 'LK42', url: null },
      tracking: { state: 'LABEL' },
      actions: ['VIEW_LOGISTICS', 'CONTACT_SELLER'],
    });
    later(5);
    await moves.deliver(number);
    expect(await detail(number)).toMatchObject({
      payStatus: 'COD_COLLECTED',
      payTime: '2026-05-04T08:10:00.000Z',
      deliveredTime: '2026-05-04T08:10:00.000Z',
      autoReceiveTime: '2026-05-14T08:10:00.000Z',
      actions: ['VIEW_LOGISTICS', 'CONFIRM_RECEIPT', 'REFUND', 'CONTACT_SELLER'],
    });
    const confirmed = await shopper.put(`/p/myOrder/receipt/${number}`);
    expect(confirmed.body).toEqual({
      orderNumber: number,
      status: 'COMPLETED',
      finallyTime: '2026-05-04T08:10:00.000Z',
      coinsEarned: 3,
    });
    expect(await detail(number)).toMatchObject({
      status: 'COMPLETED',
      actions: ['RATE', 'REFUND', 'VIEW_LOGISTICS', 'DELETE', 'CONTACT_SELLER'],
      autoReceiveTime: null,
    });
    expect(await sold()).toBe(before + 3);
  });

  test('says where it stands', async () => {
    const number = await order('tea');
    expect((await shopper.get(`/p/myOrder/getOrderStatus?orderNumber=${number}`)).body).toEqual({
      orderNumber: number,
      status: 'TO_DELIVER',
      payStatus: 'COD_PENDING',
      afterSales: 'NONE',
      actions: ['CANCEL', 'CONTACT_SELLER'],
      serverTime: '2026-05-04T08:00:00.000Z',
    });
  });

  test('cannot be confirmed before it is there; a repeat answers the same', async () => {
    const number = await order('tea');
    const confirm = () => shopper.put(`/p/myOrder/receipt/${number}`);
    expect(await confirm()).toMatchObject({
      status: 409,
      body: { code: 'order.not_receivable', details: { status: 'TO_DELIVER' } },
    });
    await moves.ship(number, parcel);
    expect((await confirm()).body.code).toBe('order.not_receivable');
    await moves.deliver(number);
    const first = await confirm();
    expect(first.status).toBe(200);
    later(5);
    expect(await confirm()).toMatchObject({ status: 200, body: first.body });
  });

  test('offers an action exactly when it can be done now (S4.21, Z23)', async () => {
    const number = await order('tea');
    const tries = [];
    for (const step of [() => undefined, () => moves.ship(number, parcel), () => moves.deliver(number)]) {
      await step();
      const offered = (await detail(number)).actions.includes('CONFIRM_RECEIPT');
      tries.push([offered, (await shopper.put(`/p/myOrder/receipt/${number}`)).status]);
    }
    expect(tries).toEqual([
      [false, 409],
      [false, 409],
      [true, 200],
    ]);
  });

  test('is confirmed once however often the button is pressed at once', async () => {
    const number = await order('cup', 2);
    await moves.ship(number, parcel);
    await moves.deliver(number);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.put(`/p/myOrder/receipt/${number}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const [row] = await shop.db.select().from(products).where(eq(products.prodId, goods.cup.prodId));
    expect(row?.soldNum).toBe(2);
  });

  test('is received by itself ten days after delivery', async () => {
    const number = await order('tea');
    await moves.ship(number, parcel);
    await moves.deliver(number);
    const status = async () =>
      (await shop.db.select().from(orders).where(eq(orders.orderNumber, number)))[0]?.status;
    later(10 * 24 * 60 - 1);
    await shop.service.jobs.runAll();
    expect(await status()).toBe('TO_RECEIVE');
    later(1);
    await Promise.all([shop.service.jobs.runAll(), shop.service.jobs.runAll()]);
    expect(await status()).toBe('COMPLETED');
  });

  test('is received by itself fifteen days after shipping when no delivery was reported', async () => {
    const phone = newPhone();
    shopper = await shop.logIn(phone);
    await shopper.moveTo('colombo');
    const number = await order('kettle', 2);
    await moves.ship(number, parcel);
    const before = await sold();
    later(15 * 24 * 60 - 1);
    await shop.service.jobs.run('receive-orders');
    shopper = await shop.logIn(phone);
    expect(await detail(number)).toMatchObject({
      status: 'TO_RECEIVE',
      autoReceiveTime: '2026-05-19T08:00:00.000Z',
    });
    later(1);
    await Promise.all([shop.service.jobs.runAll(), shop.service.jobs.runAll()]);
    const now = '2026-05-19T08:00:00.000Z';
    expect(await detail(number)).toMatchObject({
      status: 'COMPLETED',
      payStatus: 'COD_COLLECTED',
      payTime: now,
      deliveredTime: now,
      finallyTime: now,
      autoReceiveTime: null,
      actions: ['RATE', 'REFUND', 'VIEW_LOGISTICS', 'DELETE', 'CONTACT_SELLER'],
    });
    expect(await sold()).toBe(before + 2);
  });

  test('of somebody else is not there', async () => {
    const number = await order('tea');
    await moves.ship(number, parcel);
    await moves.deliver(number);
    const stranger = await shop.logIn(newPhone());
    for (const path of [`orderDetail?orderNumber=${number}`, `getOrderStatus?orderNumber=${number}`]) {
      expect((await stranger.get(`/p/myOrder/${path}`)).status).toBe(404);
    }
    expect((await stranger.put(`/p/myOrder/receipt/${number}`)).status).toBe(404);
    expect((await shopper.get('/p/myOrder/orderDetail?orderNumber=1')).status).toBe(404);
  });

  test('that is hidden is not there either', async () => {
    const number = await order('tea');
    await shop.db.update(orders).set({ hidden: true }).where(eq(orders.orderNumber, number));
    expect((await shopper.get(`/p/myOrder/orderDetail?orderNumber=${number}`)).status).toBe(404);
    expect((await page('status=ALL')).total).toBe(0);
  });
});

describe('the orders of a shopper', () => {
  test('are counted as they are listed', async () => {
    const [shipped, done] = [await order('tea'), await order('tea'), await order('cup')];
    await moves.ship(shipped ?? '', parcel);
    await moves.ship(done ?? '', parcel);
    await moves.deliver(done ?? '');
    await shopper.put(`/p/myOrder/receipt/${done}`);
    const { body } = await shopper.get<OrderCount>('/p/myOrder/orderCount');
    expect(body).toEqual({
      allCount: 3,
      unPay: 0,
      payed: 1,
      consignment: 1,
      success: 1,
      close: 0,
      refund: 0,
      toRate: 1,
    });
    const tabs = ['ALL', 'TO_PAY', 'TO_DELIVER', 'TO_RECEIVE', 'COMPLETED', 'CANCELLED'];
    const totals = await Promise.all(tabs.map(async (tab) => (await page(`status=${tab}`)).total));
    expect(totals).toEqual([3, 0, 1, 1, 1, 0]);
  });

  test('are listed newest first, page by page', async () => {
    const placed = [];
    for (let number = 0; number < 3; number += 1) {
      placed.unshift(await order('tea'));
      later(1);
    }
    expect(await numbers('status=TO_DELIVER&size=2')).toEqual(placed.slice(0, 2));
    expect(await page('status=TO_DELIVER&size=2&current=2')).toMatchObject({
      total: 3,
      pages: 2,
      current: 2,
      size: 2,
    });
    expect(await numbers('status=TO_DELIVER&size=2&current=2')).toEqual(placed.slice(2));
    expect(await numbers('status=TO_DELIVER&size=2&current=9')).toEqual([]);
  });

  test('are found by a part of a name in any language, or by the number', async () => {
    const [tea, cup] = [await order('tea'), await order('cup')];
    expect(await numbers('status=ALL&key=bLaCk')).toEqual([tea]);
    expect(await numbers(`status=ALL&key=${encodeURIComponent('红')}`)).toEqual([tea]);
    expect(await numbers(`status=ALL&key=${cup}`)).toEqual([cup]);
    expect(await numbers(`status=ALL&key=${encodeURIComponent('100%')}`)).toEqual([cup]);
    expect(await numbers(`status=ALL&key=${encodeURIComponent('%')}`)).toEqual([cup]);
    expect(await numbers('status=ALL&key=_')).toEqual([]);
    expect(await numbers('status=COMPLETED&key=tea')).toEqual([]);
  });

  test.each([
    ['a state that is none', 'status=SHIPPED', 'request.invalid'],
    ['no state', 'current=1', 'request.invalid'],
    ['a page of 51', 'status=ALL&size=51', 'request.invalid'],
    ['page zero', 'status=ALL&current=0', 'request.invalid'],
    ['a text for a page', 'status=ALL&current=x', 'request.invalid'],
    ['two pages at once', 'status=ALL&current=1&current=2', 'request.invalid'],
    ['a page too deep', 'status=ALL&size=50&current=201', 'page.too_deep'],
  ])('are refused for %s', async (_title, query, code) => {
    expect(await page(query)).toMatchObject({ status: 422, code });
  });
});
