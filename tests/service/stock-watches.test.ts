import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StockWatch } from '#openapi/schema.gen.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { products } from '#service/db/schema/products.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { stockWatches } from '#service/db/schema/stock-watches.ts';
import { watchesMax } from '#service/domain/kept-limits.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { casora, china, goods, sriLanka } from './world.ts';

const { soldOut, kettle, offShelf, chinaOnly } = goods;
const day = 86_400_000;

let shop: Shop;
let shopper: Shopper;
let mail = '';
let mails = 0;
const newMail = () => `reader${(mails += 1)}-${Math.floor(Math.random() * 1e9)}@example.com`;

const watch = (skuId: number = soldOut.skuId, wanted = true, who = shopper) =>
  who.post('/p/user/stockWatch', { skuId, wanted });
const list = async (who = shopper) => (await who.get<StockWatch[]>('/p/user/stockWatch')).body;
const stock = (pieces: number, skuId: number = soldOut.skuId) =>
  shop.db.update(skus).set({ stock: pieces }).where(eq(skus.skuId, skuId));
const look = () => shop.service.jobs.run('tell-stock-returns');
const told = (kind = 'stock.BACK') =>
  shop.db.select().from(outboxMessages).where(eq(outboxMessages.kind, kind));
const toldTo = async (to: string) => (await told()).filter(({ destination }) => destination === to);
const later = (milliseconds: number) =>
  void (shop.time.now = new Date(shop.time.now.getTime() + milliseconds));

describe('what is sold out', () => {
  beforeAll(async () => void (shop = await openShop()));
  afterAll(() => shop.close());
  beforeEach(async () => {
    await stock(0);
    mail = newMail();
    shopper = await shop.logIn(mail);
  });

  test('is waited for once however often it is asked for, and can be taken back (D15)', async () => {
    expect((await watch()).body).toEqual({ skuId: soldOut.skuId, wanted: true });
    await watch();
    expect(await list()).toEqual([
      expect.objectContaining({
        skuId: soldOut.skuId,
        prodId: soldOut.prodId,
        prodName: soldOut.name.en,
        inStock: false,
        toldTime: null,
        price: { amount: soldOut.price, currency: 'LKR' },
      }),
    ]);
    await watch(soldOut.skuId, false);
    await watch(soldOut.skuId, false);
    expect(await list()).toEqual([]);
    await stock(3);
    await look();
    expect(await toldTo(mail)).toEqual([]);
  });

  test('is told of once when pieces are back, however often the job looks', async () => {
    await watch();
    await look();
    expect(await toldTo(mail)).toEqual([]);
    await stock(1);
    await look();
    await look();
    const [letter, ...more] = await toldTo(mail);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ channel: 'mail', subject: `Back in stock: ${soldOut.name.en}` });
    expect(letter?.text).toContain(`/products/${soldOut.prodId}`);
    expect(await list()).toEqual([
      expect.objectContaining({ inStock: true, toldTime: shop.time.now.toISOString() }),
    ]);
    await stock(0);
    await stock(5);
    await look();
    expect(await toldTo(mail)).toHaveLength(1);
  });

  test('is waited for anew when the reader asks again after being told', async () => {
    await watch();
    await stock(1);
    await look();
    await stock(0);
    later(60_000);
    await watch();
    await look();
    expect(await toldTo(mail)).toHaveLength(1);
    await stock(1);
    await look();
    expect(await toldTo(mail)).toHaveLength(2);
  });

  test.each([
    { why: 'it left the shelf', set: { onShelf: false }, back: { onShelf: true }, of: products },
    { why: 'its shop is closed', set: { open: false }, back: { open: true }, of: shops },
  ])('is not told of while it cannot be bought: $why', async ({ set, back, of }) => {
    const change = (values: object) =>
      of === products
        ? shop.db.update(products).set(values).where(eq(products.prodId, soldOut.prodId))
        : shop.db.update(shops).set(values).where(eq(shops.shopId, casora));
    await watch();
    await stock(4);
    await change(set);
    await look();
    expect(await toldTo(mail)).toEqual([]);
    await change(back);
    await look();
    expect(await toldTo(mail)).toHaveLength(1);
  });

  test('is not told of in a region that does not sell it', async () => {
    await stock(0, chinaOnly.skuId);
    await shopper.post(`/p/user/stockWatch?regionId=${sriLanka}`, { skuId: chinaOnly.skuId, wanted: true });
    await stock(9, chinaOnly.skuId);
    await look();
    expect(await toldTo(mail)).toEqual([]);
    expect(await list()).toEqual([expect.objectContaining({ price: null, inStock: false })]);
    await shopper.post(`/p/user/stockWatch?regionId=${china}`, { skuId: chinaOnly.skuId, wanted: true });
    await look();
    expect(await toldTo(mail)).toHaveLength(1);
  });

  test('is told of in the reader’s language, and by text message to who has no mail', async () => {
    const number = newPhone();
    const byMobile = await shop.logIn(number, sriLanka, { 'Accept-Language': 'ru' });
    await watch(soldOut.skuId, true, byMobile);
    await stock(2);
    await look();
    const [message] = await toldTo(`+${number.replace(/^0+/, '')}`);
    expect(message).toMatchObject({ channel: 'sms' });
    expect(message?.text).toContain('снова в наличии');
  });

  test('leaves the list a month after it was told of', async () => {
    await watch();
    await stock(1);
    await look();
    const kept = () =>
      shop.db.select().from(stockWatches).where(eq(stockWatches.userId, shopper.session.userId));
    later(29 * day);
    await shop.service.jobs.run('clean-stock-watches');
    expect(await kept()).toHaveLength(1);
    later(2 * day);
    await shop.service.jobs.run('clean-stock-watches');
    expect(await kept()).toEqual([]);
  });

  test('is refused where there is no such thing, or a hundred others are waited for', async () => {
    expect((await watch(999_999)).status).toBe(404);
    expect((await watch(offShelf.skuId)).status).toBe(404);
    const many = Array.from({ length: watchesMax }, (_, index) => 880_000 + index);
    const [one] = await shop.db.select().from(skus).where(eq(skus.skuId, kettle.skuId));
    await shop.db.insert(skus).values(many.map((skuId) => ({ ...one!, skuId })));
    const { userId } = shopper.session;
    await shop.db
      .insert(stockWatches)
      .values(many.map((skuId) => ({ userId, skuId, regionId: sriLanka, askedAt: shop.time.now })));
    expect(await watch()).toMatchObject({ status: 409, body: { code: 'watch.limit' } });
    expect(await list()).toHaveLength(watchesMax);
  });

  test('is the reader’s own matter', async () => {
    await watch();
    const stranger = await shop.logIn(newPhone());
    expect(await list(stranger)).toEqual([]);
    await watch(soldOut.skuId, false, stranger);
    expect(await list()).toHaveLength(1);
  });
});

const engines = [
  {
    name: 'the embedded database',
    skip: undefined,
    open: async () => ({ databaseUrl: undefined, stop: () => {} }),
  },
  {
    name: 'PostgreSQL',
    skip: postgresMissing,
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('on $name', ({ skip, open }) => {
  test.skipIf(skip)('ten looks at the same moment tell everybody once', async () => {
    const { databaseUrl, stop } = await open();
    shop = await openShop(databaseUrl === undefined ? {} : { databaseUrl });
    try {
      const addresses = [newMail(), newMail(), newMail()];
      for (const to of addresses) await watch(soldOut.skuId, true, await shop.logIn(to));
      await stock(1);
      await Promise.all(Array.from({ length: 10 }, look));
      expect((await told()).map(({ destination }) => destination).toSorted()).toEqual(addresses.toSorted());
    } finally {
      await shop.close();
      stop();
    }
  });
});
