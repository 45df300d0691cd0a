import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { toldFrom } from '#service/favourites/rules.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
import { goods, sriLanka } from './world.ts';

const { kettle, cup } = goods;

let shop: Shop;
let shopper: Shopper;
let mail = '';
const newMail = () => `reader${Math.floor(Math.random() * 1e12)}@example.com`;

const save = (prodId: number, who = shopper) =>
  who.post('/p/user/collection/addOrCancel', { prodId, collected: true });
const ask = (price: number, skuId: number = kettle.skuId) =>
  shop.db
    .update(skuPrices)
    .set({ price })
    .where(and(eq(skuPrices.skuId, skuId), eq(skuPrices.regionId, sriLanka)));
const look = () => shop.service.jobs.run('tell-price-drops');
const told = () => shop.db.select().from(outboxMessages).where(eq(outboxMessages.kind, 'favourite.CHEAPER'));
const toldTo = async (to: string) => (await told()).filter(({ destination }) => destination === to);
const minuteLater = () => void (shop.time.now = new Date(shop.time.now.getTime() + 60_000));

describe('the price of which a member is told', () => {
  test('is a twentieth below what was saved, and below what was told since', () => {
    expect(toldFrom({ savedPrice: 100_000, toldPrice: null })).toBe(95_000);
    expect(toldFrom({ savedPrice: 100_000, toldPrice: 80_000 })).toBe(76_000);
    expect(toldFrom({ savedPrice: 100_000, toldPrice: 120_000 })).toBe(95_000);
    expect(toldFrom({ savedPrice: 0, toldPrice: null })).toBe(0);
  });
});

describe('a favourite that costs less', () => {
  beforeAll(async () => void (shop = await openShop()));
  afterAll(() => shop.close());
  beforeEach(async () => {
    await ask(kettle.price);
    await ask(cup.price, cup.skuId);
    minuteLater();
    mail = newMail();
    shopper = await shop.logIn(mail);
  });

  test('is told by mail once, with what it costs and by how much it fell', async () => {
    await save(kettle.prodId);
    await look();
    expect(await toldTo(mail)).toEqual([]);
    await ask(100_000);
    await look();
    minuteLater();
    await look();
    const [letter, ...more] = await toldTo(mail);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(`Now cheaper: ${kettle.name.en}`);
    expect(letter?.text).toContain('now costs Rs\u00a01,000. It fell Rs\u00a0250');
    expect(letter?.text).toContain(`/products/${kettle.prodId}`);
  });

  test('is not told when the price rises, falls by a trifle, or comes back to what was told', async () => {
    await save(kettle.prodId);
    for (const price of [130_000, 124_000, 120_000]) {
      await ask(price);
      await look();
      minuteLater();
    }
    expect(await toldTo(mail)).toEqual([]);
    for (const price of [100_000, kettle.price, 100_000]) {
      await ask(price);
      await look();
      minuteLater();
    }
    expect(await toldTo(mail)).toHaveLength(1);
    await ask(90_000);
    await look();
    expect(await toldTo(mail)).toHaveLength(2);
  });

  test('is told together with the others, and not while it is sold out', async () => {
    await save(kettle.prodId);
    await save(cup.prodId);
    await ask(100_000);
    await ask(50_000, cup.skuId);
    const stock = (pieces: number) =>
      shop.db.update(skus).set({ stock: pieces }).where(eq(skus.skuId, kettle.skuId));
    await stock(0);
    await look();
    minuteLater();
    await stock(9);
    await look();
    expect((await toldTo(mail)).map(({ subject }) => subject)).toEqual([
      `Now cheaper: ${cup.name.en}`,
      `Now cheaper: ${kettle.name.en}`,
    ]);
    minuteLater();
    await ask(80_000);
    await ask(40_000, cup.skuId);
    await look();
    expect((await toldTo(mail)).at(-1)?.subject).toBe('2 of your favourites are cheaper');
  });

  test('is nobody’s once its heart is taken away', async () => {
    await save(kettle.prodId);
    await shopper.post('/p/user/collection/addOrCancel', { prodId: kettle.prodId, collected: false });
    await ask(50_000);
    await look();
    expect(await toldTo(mail)).toEqual([]);
  });
});

test.skipIf(postgresMissing)('ten looks at the same moment on PostgreSQL tell once', async () => {
  const cluster = await startPostgres();
  shop = await openShop({ databaseUrl: await cluster.databaseUrl() });
  try {
    const addresses = [newMail(), newMail()];
    for (const to of addresses) await save(kettle.prodId, await shop.logIn(to));
    await ask(100_000);
    await Promise.all(Array.from({ length: 10 }, look));
    expect((await told()).map(({ destination }) => destination).toSorted()).toEqual(addresses.toSorted());
  } finally {
    await shop.close();
    cluster.stop();
  }
});
