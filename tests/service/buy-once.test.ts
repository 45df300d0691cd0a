import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfOrderSummary, ReceiptResult, SubmitResult } from '#openapi/schema.gen.ts';
import { orders } from '#service/db/schema/orders.ts';
import { products } from '#service/db/schema/products.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { audit } from './audit.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods } from './world.ts';

const embedded = () => Promise.resolve({ databaseUrl: undefined, stop: () => {} });
async function postgres() {
  const cluster = await startPostgres();
  return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
}
const engines = [
  { name: 'the embedded database', open: embedded },
  { name: 'PostgreSQL', open: postgres },
];
if (postgresMissing) console.warn(`Buying once on PostgreSQL is skipped: ${postgresMissing}.`);

type Refused = { code: string; desc: string; details: { orderNumbers: string[] } };
type Told = SubmitResult & Refused;

const { prodId, skuId, shopId } = goods.kettle;
const kettle = (prodCount = 1) => ({ orderItem: { prodId, skuId, shopId, prodCount } });
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a checkout', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let shopper: Shopper;
    let other: number;

    beforeAll(async () => {
      place = await open();
      shop = await openShop(place.databaseUrl ? { databaseUrl: place.databaseUrl } : {});
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    afterEach(sound);

    /** Whatever happened, everything adds up. */
    async function sound() {
      expect(await audit(shop.db)).toEqual([]);
    }

    beforeEach(async () => {
      await shop.db.update(skus).set({ stock: 500 }).where(eq(skus.skuId, skuId));
      shopper = await shop.logIn(newPhone());
      other = (await shopper.moveTo('kandy')).body.addrId;
      await shopper.moveTo('colombo');
    });

    const stock = async () => (await shop.db.select().from(skus).where(eq(skus.skuId, skuId)))[0]?.stock ?? 0;
    const token = async (what: object) => (await shopper.confirm(what)).body.checkoutToken;
    const placed = async () =>
      (await shopper.get<PageOfOrderSummary>('/p/myOrder/myOrder?status=ALL')).body.records.map(
        ({ orderNumber }) => orderNumber,
      );
    const asked = (what: object) =>
      shopper.post<Refused>('/p/order/confirm', {
        addrId: 0,
        couponUserIds: [],
        autoApply: false,
        coins: 0,
        insuranceShopIds: [],
        useWallet: false,
        ...what,
      });
    const basket = async (...what: (keyof typeof goods)[]) => {
      const lines = [];
      for (const one of what) lines.push(Number((await shopper.add(one)).body.basketId));
      return lines;
    };

    test('under one id makes one order of twenty tokens and keys at once', async () => {
      const checkoutId = randomUUID();
      const tokens = await times(20, () => token({ ...kettle(), checkoutId }));
      expect(new Set(tokens).size).toBe(20);
      const answers = await Promise.all(tokens.map((one) => shopper.submit<Told>(one)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await placed()).toEqual(answers[0]?.body.orderNumbers);
      expect(await stock()).toBe(499);
    });

    test('that differs every time is placed once, and every loser is told which orders', async () => {
      const checkoutId = randomUUID();
      const tokens = await times(20, (index) =>
        token({ ...kettle(1 + (index % 3)), checkoutId, addrId: index % 2 ? other : 0 }),
      );
      const ways = ['COD_CASH', 'COD_CARD'];
      const answers = await times(20, (index) =>
        shopper.submit<Told>(tokens[index] ?? '', { payType: ways[index % 2] }),
      );
      const numbers = await placed();
      expect(numbers).toHaveLength(1);
      for (const { status, body } of answers) {
        expect(status === 200 || (status === 409 && body.code === 'checkout.placed')).toBe(true);
        expect(status === 200 ? body.orderNumbers : body.details.orderNumbers).toEqual(numbers);
      }
    });

    test('that was placed says so when it is looked at again, under any price and way to pay', async () => {
      const checkoutId = randomUUID();
      const early = await token({ ...kettle(), checkoutId });
      const { body: first } = await shopper.submit<Told>(early);
      const told = { status: 409, code: 'checkout.placed', details: { orderNumbers: first.orderNumbers } };
      expect((await asked({ ...kettle(), checkoutId })).body).toMatchObject({
        ...told,
        desc: 'You have placed this order',
      });
      expect((await shopper.submit<Told>(early, { payType: 'COD_CARD' })).body).toMatchObject(told);
      await shop.db.update(skuPrices).set({ price: 100 }).where(eq(skuPrices.skuId, skuId));
      expect((await asked({ ...kettle(3), checkoutId })).body).toMatchObject(told);
      await shop.db.update(skuPrices).set({ price: goods.kettle.price }).where(eq(skuPrices.skuId, skuId));
      expect((await shopper.submit<Told>(early)).body).toEqual(first);
      expect(await placed()).toHaveLength(1);
    });

    test('that was cancelled stays placed; one whose order was deleted names none', async () => {
      const checkoutId = randomUUID();
      const { body } = await shopper.submit<Told>(await token({ ...kettle(), checkoutId }));
      const [number = ''] = body.orderNumbers;
      const set = (change: Partial<typeof orders.$inferInsert>) =>
        shop.db.update(orders).set(change).where(eq(orders.orderNumber, number));
      await set({ status: 'CANCELLED' });
      expect((await asked({ ...kettle(), checkoutId })).body.details.orderNumbers).toEqual([number]);
      await set({ status: 'TO_DELIVER', hidden: true });
      expect((await asked({ ...kettle(), checkoutId })).body).toMatchObject({
        code: 'checkout.placed',
        details: { orderNumbers: [] },
      });
    });

    test('that was refused can still be placed', async () => {
      const checkoutId = randomUUID();
      const early = await token({ ...kettle(), checkoutId });
      await shop.db.update(skus).set({ stock: 0 }).where(eq(skus.skuId, skuId));
      const { body: refused } = await shopper.submit<Told>(early);
      expect(refused.code).toBe('sku.out_of_stock');
      const { body: shown } = await shopper.confirm({ ...kettle(), checkoutId });
      expect(shown.blockers).toMatchObject([{ code: 'sku.out_of_stock', skuId }]);
      await shop.db.update(skus).set({ stock: 5 }).where(eq(skus.skuId, skuId));
      expect((await shopper.submit(await token({ ...kettle(), checkoutId }))).status).toBe(200);
    });

    test('under another id, or of another shopper, is another one', async () => {
      const checkoutId = randomUUID();
      await shopper.submit(await token({ ...kettle(), checkoutId }));
      await shopper.submit(await token({ ...kettle(), checkoutId: randomUUID() }));
      expect(await placed()).toHaveLength(2);
      const stranger = await shop.logIn(newPhone());
      await stranger.moveTo('colombo');
      const { body } = await stranger.confirm({ ...kettle(), checkoutId });
      expect((await stranger.submit(body.checkoutToken)).status).toBe(200);
    });

    test('without an id is placed once by its token, and says "expired" to another request', async () => {
      const plain = await token(kettle());
      const { body: first } = await shopper.submit<Told>(plain);
      expect((await shopper.submit<Told>(plain)).body).toEqual(first);
      const late = await shopper.submit<Told>(plain, { payType: 'COD_CARD' });
      expect(late.body.code).toBe('checkout.expired');
    });

    test('of cart lines that were ordered in another tab says so, whatever its id', async () => {
      const basketIds = await basket('kettle', 'tea');
      const [mine, theirs, bare] = [
        await token({ basketIds, checkoutId: randomUUID() }),
        await token({ basketIds, checkoutId: randomUUID() }),
        await token({ basketIds }),
      ];
      const answers = await Promise.all([mine, theirs, bare].map((one) => shopper.submit<Told>(one)));
      const [good, ...late] = answers.toSorted((a, b) => a.status - b.status);
      const told = {
        code: 'checkout.placed',
        details: { orderNumbers: good?.body.orderNumbers },
      };
      expect(late.map(({ body }) => body)).toMatchObject([told, told]);
      expect((await asked({ basketIds })).body).toMatchObject(told);
      expect((await asked({ basketIds: basketIds.slice(1), checkoutId: randomUUID() })).body.code).toBe(
        'checkout.placed',
      );
      expect(await placed()).toHaveLength(2);
    });

    test('of lines that were taken out of the cart, or of a stranger’s, is not there', async () => {
      const ordered = await basket('kettle');
      await shopper.submit(await token({ basketIds: ordered }));
      const stranger = await shop.logIn(newPhone());
      expect((await stranger.confirm({ basketIds: ordered })).status).toBe(404);
      const out = await basket('tea');
      await shopper.delete('/p/shopCart/deleteAll');
      expect((await asked({ basketIds: out })).status).toBe(404);
      expect((await asked({ basketIds: [...ordered, ...out] })).status).toBe(404);
    });

    test('takes an id that is written as one', async () => {
      for (const checkoutId of ['short', 'x'.repeat(65), 'with blanks in it ..']) {
        expect((await asked({ ...kettle(), checkoutId })).body.code).toBe('request.invalid');
      }
    });

    test('of an order that has come: the receipt is confirmed once and answers the same', async () => {
      const { body } = await shopper.submit<Told>(await token(kettle(2)));
      const [number = ''] = body.orderNumbers;
      const moves = movesOf(shop);
      await moves.ship(number, { courierName: 'Pearl Courier', trackingNumber: 'LK42' });
      await moves.deliver(number);
      const sold = async () =>
        (await shop.db.select().from(products).where(eq(products.prodId, prodId)))[0]?.soldNum ?? 0;
      const before = await sold();
      const confirm = () => shopper.put<ReceiptResult>(`/p/myOrder/receipt/${number}`);
      const answers = await times(10, confirm);
      shop.time.now = new Date(shop.time.now.getTime() + 60_000);
      answers.push(await confirm());
      expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await sold()).toBe(before + 2);
    });
  });
});
