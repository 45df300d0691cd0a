import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CoinInfo, CoinPrice, PageOfCoinRecord, SubmitResult } from '#openapi/schema.gen.ts';
import { deskGifts } from '#service/desk/gift-queries.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards } from './voucher-world.ts';
import { goods } from './world.ts';

const { cards } = fakeCards();
const sriLanka = 659006000343;
const begin = new Date('2026-05-04T08:00:00Z');

const engines = [
  { name: 'the embedded database', open: async () => ({ databaseUrl: undefined, stop: () => {} }) },
  {
    name: 'PostgreSQL',
    open: async () => {
      const cluster = await startPostgres();
      return { databaseUrl: await cluster.databaseUrl(), stop: () => cluster.stop() };
    },
  },
];

describe.each(engines)('coins on $name (S2.50, S2.51, S1.35)', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing !== undefined)('with their ends', () => {
    let place: Awaited<ReturnType<typeof open>>;
    let shop: Shop;
    beforeAll(async () => {
      place = await open();
      shop = await openShop({ ...(place.databaseUrl && { databaseUrl: place.databaseUrl }), cards });
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    afterEach(sound);

    /** Whatever happened, lots and balance agree. */
    async function sound() {
      expect(await audit(shop.db)).toEqual([]);
      shop.time.now = begin;
    }

    async function member() {
      const shopper = await shop.logIn(newPhone());
      await shopper.moveTo('colombo');
      const give = (coins: string, coinsUntil?: string) =>
        deskGifts(shop.db, () => shop.time.now).give(shopper.session.userId, {
          unit: 'COIN',
          amount: Number(coins),
          ...(coinsUntil && { coinsUntil }),
        });
      return { shopper, give };
    }
    const info = async (shopper: Shopper) => (await shopper.get<CoinInfo>('/p/coin/info')).body;
    const records = async (shopper: Shopper, query = '') =>
      (await shopper.get<PageOfCoinRecord>(`/p/coin/page${query}`)).body.records;
    const facts = async (shopper: Shopper) =>
      (await records(shopper)).map(({ kind, coins, balanceAfter, expireAt }) => [
        kind,
        coins,
        balanceAfter,
        expireAt,
      ]);
    async function order(shopper: Shopper, coins: number, payType = 'CARD') {
      const { prodId, skuId, shopId } = goods.kettle;
      const asked = { orderItem: { prodId, skuId, shopId, prodCount: 1 }, coins };
      const { body } = await shopper.confirm(asked);
      return shopper.submit<SubmitResult>(body.checkoutToken, { payType });
    }
    const close = (orderNumber: string) =>
      inTransaction(shop.db, (tx) =>
        movesOf(shop, cards).closeUnpaid(tx, { orderNumber, now: shop.time.now }),
      );

    test('what a coin is worth, with its rules in the language of the reader', async () => {
      const ask = (language: string) =>
        shop.ask<CoinPrice>(`/api/coin/price?regionId=${sriLanka}`, {
          headers: { 'Accept-Language': language },
        });
      const { body } = await ask('en');
      expect(body).toMatchObject({
        coinValue: { amount: 100, currency: 'LKR' },
        maxRedeemPercent: 10,
        expireMonths: 6,
      });
      expect(body.rulesHtml).toContain('takes Rs\u00a01 off the goods, up to 10%');
      expect((await ask('ru')).body.rulesHtml).toContain('Как получить монеты');
      expect((await shop.ask('/api/coin/price?regionId=1')).status).toBe(422);
    });

    test('a present ends with the month half a year on, or with the day that the desk names', async () => {
      const { shopper, give } = await member();
      await give('500');
      await give('300', '2026-06-30');
      const now = await info(shopper);
      expect(now).toEqual({
        balance: 800,
        worth: { amount: 80_000, currency: 'LKR' },
        pending: 0,
        expiring: { coins: 300, at: '2026-06-30' },
        ends: [
          { coins: 300, at: '2026-06-30' },
          { coins: 500, at: '2026-11-30' },
        ],
      });
      expect(await facts(shopper)).toEqual([
        ['ADJUST', 300, 800, '2026-06-30'],
        ['ADJUST', 500, 500, '2026-11-30'],
      ]);
    });

    test('the oldest are spent first; what an order gives back keeps its day', async () => {
      const { shopper, give } = await member();
      await give('500');
      await give('100', '2026-06-30');
      const placed = await order(shopper, 125);
      const number = placed.body.orderNumbers[0] ?? '';
      expect((await info(shopper)).ends).toEqual([{ coins: 475, at: '2026-11-30' }]);
      await close(number);
      expect((await info(shopper)).ends).toEqual([
        { coins: 100, at: '2026-06-30' },
        { coins: 500, at: '2026-11-30' },
      ]);
      const [back, used] = await records(shopper, '?group=USED');
      expect(back).toMatchObject({
        kind: 'REDEEM_BACK',
        coins: 125,
        orderNumber: number,
        expireAt: '2026-06-30',
      });
      expect(used).toMatchObject({ kind: 'REDEEM', coins: -125, orderNumber: number, expireAt: null });
      expect(await records(shopper, '?kind=REDEEM')).toHaveLength(1);
      expect(await records(shopper, '?group=EARNED&size=1&current=2')).toHaveLength(1);
    });

    test('coins end by themselves when their last day is over in the region, once', async () => {
      const { shopper, give } = await member();
      await give('60', '2026-05-31');
      await give('40', '2026-05-31');
      await give('7');
      shop.time.now = new Date('2026-05-31T18:29:00Z');
      await shop.service.jobs.run('end-coins');
      // A session lasts for minutes: what is left is asked for at the hour of the sign-in.
      shop.time.now = begin;
      expect((await info(shopper)).balance).toBe(107);
      shop.time.now = new Date('2026-05-31T18:30:00Z');
      await Promise.all([shop.service.jobs.run('end-coins'), shop.service.jobs.run('end-coins')]);
      shop.time.now = begin;
      expect((await info(shopper)).ends).toEqual([{ coins: 7, at: '2026-11-30' }]);
      const [ended] = await records(shopper, '?group=ENDED');
      expect(ended).toMatchObject({ kind: 'EXPIRE', coins: -100, balanceAfter: 7, orderNumber: null });
      expect(await records(shopper, '?group=ENDED')).toHaveLength(1);
    });

    test('what comes back after its day is over can be used for a week', async () => {
      const { shopper, give } = await member();
      await give('100', '2026-05-04');
      const placed = await order(shopper, 100);
      shop.time.now = new Date('2026-05-05T08:00:00Z');
      await shop.service.jobs.run('end-coins');
      await close(placed.body.orderNumbers[0] ?? '');
      shop.time.now = begin;
      expect((await info(shopper)).ends).toEqual([{ coins: 100, at: '2026-05-12' }]);
    });

    test('an order and the end of its coins at once: the coins go one way', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { shopper, give } = await member();
        await give('100', '2026-05-03');
        const { prodId, skuId, shopId } = goods.tea;
        const asked = { orderItem: { prodId, skuId, shopId, prodCount: 1 }, coins: 45 };
        const { body } = await shopper.confirm(asked);
        const [placed] = await Promise.all([
          shopper.submit<SubmitResult>(body.checkoutToken),
          shop.service.jobs.run('end-coins'),
        ]);
        const kinds = (await records(shopper)).map(({ kind, coins }) => `${kind} ${coins}`);
        expect(kinds.slice(0, -1)).toEqual(
          placed.status === 200 ? ['EXPIRE -55', 'REDEEM -45'] : ['EXPIRE -100'],
        );
        expect((await info(shopper)).balance).toBe(0);
      }
    });

    test('nobody reads the coins of another', async () => {
      const { give } = await member();
      await give('5');
      const { shopper: stranger } = await member();
      expect([(await info(stranger)).balance, await records(stranger)]).toEqual([0, []]);
    });
  });
});
