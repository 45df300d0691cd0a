import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundEvents, refunds } from '#service/db/schema/refunds.ts';
import { usable } from '#service/ledger/tenders.ts';
import { WrongRefundState } from '#service/refunds/moving.ts';
import { audit } from './audit.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop } from './shop.ts';

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

const rounds = 20;

/** What is no step any more is the loser of a race. */
const lost = (work: Promise<unknown>) =>
  work.then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof WrongRefundState) return false;
      throw fault;
    },
  );

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a race', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: Shop;
    let world: ReturnType<typeof refundWorld>;
    let buyer: RefundBuyer;
    beforeAll(async () => {
      place = await open();
      shop = await openShop(place.databaseUrl ? { databaseUrl: place.databaseUrl } : {});
      await stockUp(shop);
      world = refundWorld(shop);
    });
    beforeEach(async () => void (buyer = await world.newBuyer()));
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    afterEach(sound);

    /** Whatever happened, everything adds up. */
    async function sound() {
      expect(await audit(shop.db)).toEqual([]);
    }
    const walletOf = async () => (await usable(shop.db, buyer.session.userId, 'LKR')).wallet;
    const stateOf = async (refundSn: string) =>
      (await shop.db.select().from(refunds).where(eq(refunds.refundSn, refundSn)))[0]?.status;
    const paidSteps = async (refundSn: string) =>
      (await shop.db.select().from(refundEvents).where(eq(refundEvents.refundSn, refundSn))).filter(
        ({ event }) => event === 'paid',
      ).length;
    const bought = async (more: object = {}) => {
      const { orderNumber, lines } = await world.order(buyer, more);
      return { orderNumber, items: lines.map(({ orderItemId, count }) => ({ orderItemId, count })) };
    };
    const asked = async (more: object = {}) => {
      const { orderNumber, items } = await bought();
      return (await world.apply(buyer, orderNumber, items, more)).body.refundSn;
    };

    test('five windows ask for the same line: one refund', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { orderNumber, items } = await bought();
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => world.apply(buyer, orderNumber, items)),
        );
        const codes = answers.map(({ status, body }) => body.code ?? String(status)).toSorted();
        expect(codes).toEqual(['200', ...Array.from({ length: 4 }, () => 'refund.active_exists')]);
      }
    });

    test('the buyer takes it back while the shop accepts it: one of both, and the money follows it', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const refundSn = await asked();
        const before = await walletOf();
        const [accepted, taken] = await Promise.all([
          lost(world.desk.seller.accept(refundSn)),
          world.withdraw(buyer, refundSn).then(({ status }) => status === 200),
        ]);
        expect([accepted, taken].filter(Boolean)).toHaveLength(1);
        expect(await stateOf(refundSn)).toBe(accepted ? 'REFUNDED' : 'WITHDRAWN');
        expect((await walletOf()) - before).toBe(accepted ? 299_700 : 0);
      }
    });

    test('the shop answers as its time is over: one answer, paid once', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const refundSn = await asked();
        const before = await walletOf();
        buyer = await world.later(72, buyer);
        const [said] = await Promise.all([
          lost(round % 2 ? world.desk.seller.accept(refundSn) : world.desk.seller.refuse(refundSn, 'No.')),
          world.desk.due(),
          world.desk.due(),
        ]);
        const refused = said && round % 2 === 0;
        expect(await stateOf(refundSn)).toBe(refused ? 'REJECTED' : 'REFUNDED');
        expect(await paidSteps(refundSn)).toBe(refused ? 0 : 1);
        expect((await walletOf()) - before).toBe(refused ? 0 : 299_700);
      }
    });

    test('a parcel is received at the desk, by time and by a correction at once: paid once', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const refundSn = await asked({ applyType: 'RETURN_REFUND' });
        await world.desk.seller.accept(refundSn);
        await world.sendBack(buyer, refundSn);
        const before = await walletOf();
        buyer = await world.later(15 * 24, buyer);
        await Promise.all([
          lost(world.desk.seller.received(refundSn)),
          world.desk.due(),
          world.sendBack(buyer, refundSn, { expressNo: `IE-${round}` }),
        ]);
        expect(await stateOf(refundSn)).toBe('REFUNDED');
        expect(await paidSteps(refundSn)).toBe(1);
        expect((await walletOf()) - before).toBe(299_700);
      }
    });

    test('the receipt is confirmed while a refund is asked for: the order waits, or the refund comes after it', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { orderNumber, items } = await bought({ until: 'delivered' });
        const [received, applied] = await Promise.all([
          buyer.put(`/p/myOrder/receipt/${orderNumber}`),
          world.apply(buyer, orderNumber, items),
        ]);
        expect(applied.status).toBe(200);
        expect([200, 409]).toContain(received.status);
        const { status } = await world.detail(buyer, orderNumber);
        expect(status).toBe(received.status === 200 ? 'COMPLETED' : 'TO_RECEIVE');
      }
    });

    test('the last line is paid back with the one before it: the order ends once', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { orderNumber, items } = await bought({ what: { cup: 1, kettle: 1 }, until: 'delivered' });
        const sns: string[] = [];
        for (const item of items)
          sns.push((await world.apply(buyer, orderNumber, [item], { reason: 'DAMAGED' })).body.refundSn);
        await Promise.all(sns.map((refundSn) => world.desk.seller.accept(refundSn)));
        expect((await world.detail(buyer, orderNumber)).status).toBe('CANCELLED');
      }
    });
  });
});
