import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CartChangeResult, LoginResponse, SubmitResult } from '#openapi/schema.gen.ts';
import { idempotencyKeys } from '#service/db/schema/idempotency-keys.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { skus } from '#service/db/schema/skus.ts';
import { users } from '#service/db/schema/users.ts';
import { audit } from './audit.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { casora, goods, insertGoods } from './world.ts';

const engines = [
  {
    name: 'the embedded database',
    rounds: 2,
    open: async () => ({ databaseUrl: undefined, stop: () => {} }),
  },
  {
    name: 'PostgreSQL',
    rounds: 5,
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

if (postgresMissing) console.warn(`Races on PostgreSQL are skipped: ${postgresMissing}.`);

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const counted = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe.each(engines)('on $name', ({ name, rounds, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a race', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let buyers: Shopper[];
    let nextSku = 90_000;
    const supplied = new Map<number, number>();

    beforeAll(async () => {
      place = await open();
      shop = await openShop(place.databaseUrl ? { databaseUrl: place.databaseUrl } : {});
      buyers = [];
      for (let number = 0; number < 40; number += 1) {
        const buyer = await shop.logIn(newPhone());
        await buyer.moveTo('colombo');
        buyers.push(buyer);
      }
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    afterEach(sound);

    /** Whatever happened, everything adds up and no intent is left running. */
    async function sound() {
      expect(await audit(shop.db, supplied)).toEqual([]);
      const running = await shop.db
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.state, 'RUNNING'));
      expect(running).toEqual([]);
    }

    /** A new thing with so many pieces. */
    async function supply(stock: number) {
      nextSku += 1;
      const row = {
        prodId: nextSku,
        skuId: nextSku,
        shopId: casora,
        name: { en: `Thing ${nextSku}` },
        price: 1_000,
        stock,
      };
      await insertGoods(shop.db, row);
      supplied.set(nextSku, stock);
      const { prodId, skuId, shopId } = row;
      return { prodId, skuId, shopId };
    }
    const stockOf = async (skuId: number) =>
      (await shop.db.select().from(skus).where(eq(skus.skuId, skuId)))[0]?.stock;

    test.each([1, 7])(
      '%i pieces and forty buyers at once: so many orders, the others are told "Out stock"',
      async (stock) => {
        for (let round = 0; round < rounds; round += 1) {
          const thing = await supply(stock);
          const tokens = await Promise.all(
            buyers.map(
              async (buyer) =>
                (await buyer.confirm({ orderItem: { ...thing, prodCount: 1 } })).body.checkoutToken,
            ),
          );
          const answers = await Promise.all(buyers.map((buyer, index) => buyer.submit(tokens[index] ?? '')));
          expect(counted(answers)).toEqual({ 200: stock, 409: 40 - stock });
          const refused = answers.filter(({ status }) => status === 409);
          expect(new Set(refused.map(({ body }) => `${String(body.code)} ${String(body.desc)}`))).toEqual(
            new Set(['sku.out_of_stock Out stock']),
          );
          expect(await stockOf(thing.skuId)).toBe(0);
        }
      },
    );

    test('twenty submits with one key make one order, and every good answer is the same', async () => {
      const [buyer] = buyers as [Shopper];
      for (let round = 0; round < rounds; round += 1) {
        const thing = await supply(20);
        const { body } = await buyer.confirm({ orderItem: { ...thing, prodCount: 1 } });
        const key = randomUUID();
        const answers = await Promise.all(
          times(20, () => buyer.submit<SubmitResult & { code: string }>(body.checkoutToken, {}, key)),
        );
        const good = answers.filter(({ status }) => status === 200);
        expect(good.length).toBeGreaterThan(0);
        expect(new Set(good.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        const others = answers.filter(({ status }) => status !== 200).map((answer) => answer.body.code);
        expect(others.every((code) => code === 'idempotency.in_progress')).toBe(true);
        const again = await buyer.submit(body.checkoutToken, {}, key);
        expect(JSON.stringify(again.body)).toBe(JSON.stringify(good[0]?.body));
        expect(await stockOf(thing.skuId)).toBe(19);
      }
    });

    test('one checkout submitted under twenty keys at once makes one order', async () => {
      const [buyer] = buyers as [Shopper];
      const thing = await supply(20);
      const { body } = await buyer.confirm({ orderItem: { ...thing, prodCount: 1 } });
      const answers = await Promise.all(times(20, () => buyer.submit(body.checkoutToken)));
      expect(counted(answers)).toEqual({ 200: 20 });
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await stockOf(thing.skuId)).toBe(19);
    });

    test('a hundred changes of a cart from ten tabs: every intent counts once', async () => {
      const buyer = await shop.logIn(newPhone());
      const { prodId, skuId, shopId } = await supply(500);
      const add = (key?: string) =>
        buyer.post<CartChangeResult>(
          '/p/shopCart/changeItem',
          { basketId: 0, prodId, skuId, shopId, count: 1 },
          key ? { 'Idempotency-Key': key } : {},
        );
      const keys = times(50, () => randomUUID());
      const answers = await Promise.all([...times(50, () => add()), ...keys.map(add), ...keys.map(add)]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const { body: line } = await add();
      expect(line.prodCount).toBe(101);
    });

    test('ten tabs that renew a session at once all get the same successor', async () => {
      const buyer = await shop.logIn(newPhone());
      const cookie = buyer.cookies.map((one) => one.split(';')[0]).join('; ');
      const refresh = () =>
        shop.ask<LoginResponse>('/api/token/refresh', {
          method: 'POST',
          body: { refresh_token: buyer.session.refresh_token },
          headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
        });
      const answers = await Promise.all(times(10, refresh));
      expect(counted(answers)).toEqual({ 200: 10 });
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
      expect((await buyer.get('/p/user/userInfo')).status).toBe(200);
    });

    test('one code used twenty times at once makes one account and one session', async () => {
      const phone = newPhone();
      const body = { loginType: 0, loginId: phone, code: await shop.codeFor(phone), region: 659006000343 };
      const answers = await Promise.all(
        times(20, () => shop.ask('/api/quick/login', { method: 'POST', body })),
      );
      expect(counted(answers)).toEqual({ 200: 1, 400: 19 });
      expect(await shop.db.select().from(users).where(eq(users.mobile, phone))).toHaveLength(1);
    });

    test('forty buyers of the same two things in opposite order do not block each other', async () => {
      const [first, second] = [await supply(30), await supply(30)];
      const tokens = await Promise.all(
        buyers.map(async (buyer, index) => {
          const basketIds: unknown[] = [];
          for (const thing of index % 2 ? [first, second] : [second, first]) {
            const added = await buyer.post('/p/shopCart/changeItem', { ...thing, basketId: 0, count: 1 });
            basketIds.push(added.body.basketId);
          }
          return (await buyer.confirm({ basketIds })).body.checkoutToken;
        }),
      );
      const answers = await Promise.all(buyers.map((buyer, index) => buyer.submit(tokens[index] ?? '')));
      expect(counted(answers)).toEqual({ 200: 30, 409: 10 });
    });

    test('ten addresses made the default at once leave one default', async () => {
      const [buyer] = buyers as [Shopper];
      const answers = await Promise.all(times(10, () => buyer.moveTo('kandy', { commonAddr: true })));
      expect(counted(answers)).toEqual({ 200: 10 });
    });

    test('a limit per person holds when one person buys in ten windows at once', async () => {
      const buyer = await shop.logIn(newPhone());
      await buyer.moveTo('colombo');
      const { prodId, skuId, shopId } = goods.limited;
      const tokens = await Promise.all(
        times(
          10,
          async () =>
            (await buyer.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 1 } })).body.checkoutToken,
        ),
      );
      const answers = await Promise.all(tokens.map((token) => buyer.submit(token)));
      expect(counted(answers)).toEqual({ 200: 2, 409: 8 });
      const [bought] = await shop.db
        .select({ pieces: sql<number>`sum(${orderItems.count})::int` })
        .from(orderItems)
        .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
        .where(eq(orders.userId, buyer.session.userId));
      expect(bought?.pieces).toBe(2);
    });
  });
});
