import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MyVoucher, SubmitResult } from '#openapi/schema.gen.ts';
import { groupBuys } from '#service/db/schema/group-buys.ts';
import { heldVouchers } from '#service/db/schema/held-vouchers.ts';
import { orders } from '#service/db/schema/orders.ts';
import { vouchers } from '#service/db/schema/vouchers.ts';
import { usable } from '#service/ledger/tenders.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { fakeCards, give, insertGroup, insertVoucher } from './voucher-world.ts';
import { goods } from './world.ts';

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

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const codesOf = (answers: readonly { status: number; body: object }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const said = status === 200 ? 'ok' : String((body as { code?: string }).code);
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
};
const item = (what: 'tea' | 'kettle', more: object = {}) => {
  const { prodId, skuId, shopId } = goods[what];
  return { orderItem: { prodId, skuId, shopId, prodCount: 1, ...more } };
};

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a race', () => {
    const { cards } = fakeCards();
    let place: Awaited<ReturnType<typeof open>>;
    let shop: Shop;
    let buyers: Shopper[];
    let couponId = 800;

    beforeAll(async () => {
      place = await open();
      shop = await openShop({ ...(place.databaseUrl && { databaseUrl: place.databaseUrl }), cards });
      buyers = [];
      for (let number = 0; number < 20; number += 1) buyers.push(await member());
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

    async function member() {
      const buyer = await shop.logIn(newPhone());
      await buyer.moveTo('colombo');
      return buyer;
    }
    async function newVoucher(more: Partial<typeof vouchers.$inferInsert> = {}) {
      couponId += 1;
      await insertVoucher(shop.db, { couponId, ...more });
      return couponId;
    }
    const collect = (buyer: Shopper, id: number) =>
      buyer.post<MyVoucher>('/p/myCoupon/receive', { couponId: id });
    const tokenOf = async (buyer: Shopper, asked: object) => (await buyer.confirm(asked)).body.checkoutToken;
    const statusOf = async (buyer: Shopper) =>
      (await shop.db.select().from(orders).where(eq(orders.userId, buyer.session.userId))).map(
        ({ status }) => status,
      );

    test.each([1, 7])('twenty collect a voucher of which there are %i: so many have it', async (total) => {
      const id = await newVoucher({ total });
      const answers = await Promise.all(buyers.map((buyer) => collect(buyer, id)));
      expect(codesOf(answers)).toEqual({ ok: total, 'coupon.sold_out': 20 - total });
      const held = await shop.db.select().from(heldVouchers).where(eq(heldVouchers.couponId, id));
      expect(held).toHaveLength(total);
    });

    test('one shopper presses ten times at once and has it once', async () => {
      const id = await newVoucher();
      const buyer = await member();
      const answers = await Promise.all(times(10, () => collect(buyer, id)));
      expect(codesOf(answers)).toEqual({ ok: 1, 'coupon.already_collected': 9 });
      const [row] = await shop.db.select().from(vouchers).where(eq(vouchers.couponId, id));
      expect(row?.collected).toBe(1);
    });

    test.each(['COD_CASH', 'CARD'])(
      'ten checkouts with one voucher, by %s: one order has it',
      async (payType) => {
        const buyer = await member();
        const { body } = await collect(buyer, await newVoucher());
        const asked = { ...item('tea'), couponUserIds: [body.couponUserId] };
        const tokens = await Promise.all(times(10, () => tokenOf(buyer, asked)));
        const answers = await Promise.all(tokens.map((token) => buyer.submit(token, { payType })));
        expect(codesOf(answers)).toEqual({ ok: 1, 'voucher.not_applicable': 9 });
      },
    );

    test('ten checkouts with the same coins: as many orders as there are coins for', async () => {
      const buyer = await member();
      await give(shop.db, buyer.session.userId, { coins: 100 });
      const tokens = await Promise.all(times(10, () => tokenOf(buyer, { ...item('tea'), coins: 45 })));
      const answers = await Promise.all(tokens.map((token) => buyer.submit(token)));
      expect(codesOf(answers)).toEqual({ ok: 2, 'coins.insufficient': 8 });
      expect(await usable(shop.db, buyer.session.userId, 'LKR')).toMatchObject({ coins: 10 });
    });

    test('ten checkouts with the same balance never spend more than there is', async () => {
      const buyer = await member();
      await give(shop.db, buyer.session.userId, { wallet: 100_000 });
      const tokens = await Promise.all(times(10, () => tokenOf(buyer, { ...item('tea'), useWallet: true })));
      const answers = await Promise.all(tokens.map((token) => buyer.submit(token, { payType: 'WALLET' })));
      expect(codesOf(answers)).toEqual({ ok: 2, 'wallet.insufficient': 8 });
      expect(await usable(shop.db, buyer.session.userId, 'LKR')).toMatchObject({ wallet: 10_000 });
    });

    test('an order that is paid, closed and sent to the courier at once goes one way', async () => {
      const now = shop.time.now;
      for (const buyer of buyers) {
        await give(shop.db, buyer.session.userId, { coins: 40, wallet: 10_000 });
        const { body } = await collect(buyer, await newVoucher());
        const asked = { ...item('tea'), couponUserIds: [body.couponUserId], coins: 40, useWallet: true };
        const placed = await buyer.submit<SubmitResult>(await tokenOf(buyer, asked), { payType: 'CARD' });
        const orderNumber = placed.body.orderNumbers[0] ?? '';
        const moves = movesOf(shop, cards);
        const done = await Promise.allSettled([
          inTransaction(shop.db, (tx) => moves.orderPaid(tx, { orderNumber, payType: 'CARD', now })),
          inTransaction(shop.db, async (tx) => {
            if (!(await moves.closeUnpaid(tx, { orderNumber, now }))) throw new Error('too late');
          }),
          inTransaction(shop.db, (tx) => moves.payByCourier(tx, { orderNumber, payType: 'COD_CARD', now })),
        ]);
        expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
    });

    test('the orders of one checkout that end at once give its voucher back once', async () => {
      const buyer = await member();
      const { body } = await collect(buyer, await newVoucher());
      const basketIds = [(await buyer.add('tea')).body.basketId, (await buyer.add('kettle')).body.basketId];
      const asked = { basketIds, couponUserIds: [body.couponUserId] };
      const placed = await buyer.submit<SubmitResult>(await tokenOf(buyer, asked), { payType: 'CARD' });
      const moves = movesOf(shop, cards);
      await Promise.all(
        placed.body.orderNumbers.map((orderNumber) =>
          inTransaction(shop.db, (tx) => moves.closeUnpaid(tx, { orderNumber, now: shop.time.now })),
        ),
      );
      const [held] = await shop.db
        .select()
        .from(heldVouchers)
        .where(eq(heldVouchers.couponUserId, body.couponUserId));
      expect(held).toMatchObject({ status: 'COLLECTED', orderNumber: null });
    });

    test('twenty join a group of ten at once: all are counted, all go on', async () => {
      couponId += 1;
      const groupBuyId = couponId;
      await insertGroup(shop.db, { groupBuyId, prodId: goods.kettle.prodId, price: 10_000, targetCount: 10 });
      const joiners: Shopper[] = [];
      for (let number = 0; number < 20; number += 1) joiners.push(await member());
      const tokens: string[] = [];
      for (const buyer of joiners) {
        await give(shop.db, buyer.session.userId, { wallet: 900_000 });
        tokens.push(await tokenOf(buyer, { ...item('kettle', { groupBuyId }), useWallet: true }));
      }
      const answers = await Promise.all(
        joiners.map((buyer, index) => buyer.submit(tokens[index] ?? '', { payType: 'WALLET' })),
      );
      expect(codesOf(answers)).toEqual({ ok: 20 });
      await Promise.all([
        shop.service.jobs.run('end-group-buys'),
        movesOf(shop, cards).endGroups(),
        movesOf(shop, cards).endGroups(),
      ]);
      const [row] = await shop.db.select().from(groupBuys).where(eq(groupBuys.groupBuyId, groupBuyId));
      expect(row?.joinedCount).toBe(20);
      const ended = await Promise.all(joiners.map(statusOf));
      expect(new Set(ended.flat())).toEqual(new Set(['TO_DELIVER']));
    });

    test('one shopper joins a group in ten windows at once and stays within its limit', async () => {
      couponId += 1;
      const groupBuyId = couponId;
      await insertGroup(shop.db, { groupBuyId, prodId: goods.kettle.prodId, price: 10_000 });
      const buyer = await member();
      const tokens = await Promise.all(times(10, () => tokenOf(buyer, item('kettle', { groupBuyId }))));
      const answers = await Promise.all(tokens.map((token) => buyer.submit(token, { payType: 'CARD' })));
      expect(codesOf(answers)).toEqual({ ok: 2, 'group.limit': 8 });
      const mine = await shop.db
        .select()
        .from(orders)
        .where(and(eq(orders.groupBuyId, groupBuyId), eq(orders.userId, buyer.session.userId)));
      expect(mine).toHaveLength(2);
    });
  });
});
