import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderEvents } from '#service/db/schema/order-events.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import { sandboxPayments, sandboxRefunds } from '#service/db/schema/sandbox.ts';
import { noCards } from '#service/orders/card-door.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { audit } from './audit.ts';
import { cancel, detailOf, newBuyer, parcel, place } from './buyers.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { rawRows } from './raw-rows.ts';
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

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

const rounds = Array.from({ length: 20 }, (_, round) => round);

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('a cancel', () => {
    let engine: Awaited<ReturnType<(typeof engines)[number]['open']>>;
    let shop: SandboxShop;
    let buyer: Awaited<ReturnType<typeof newBuyer>>;
    beforeAll(async () => {
      engine = await open();
      shop = await openSandboxShop({ databaseUrl: engine.databaseUrl });
      buyer = await newBuyer(shop);
    });
    afterAll(async () => {
      await shop.close();
      engine.stop();
    });

    const moves = () => movesOf(shop, { ...noCards, refundOrder });
    const toPay = async () => (await place(buyer, [['tea', 1]], { payType: 'CARD' }))[0] ?? '';
    async function paid() {
      const number = await toPay();
      await shop.payWith(buyer, [number], 'approved');
      return number;
    }
    /** How often an order has come to an end. */
    const ends = async (number: string) =>
      (await shop.db.select().from(orderEvents).where(eq(orderEvents.orderNumber, number))).filter(
        ({ fromStatus, toStatus }) => toStatus === 'CANCELLED' && fromStatus !== 'CANCELLED',
      ).length;
    const givenBack = async (number: string) =>
      (await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNumber, number))).length;

    /** What the sandbox took and did not give back is what the orders that go on were due. */
    async function moneyIsWhereItBelongs() {
      await shop.run('refund-payments');
      const sum = (rows: { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
      const taken = await shop.db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.status, 'approved'));
      const back = await shop.db.select().from(sandboxRefunds);
      const [live] = await rawRows(
        shop.db,
        "select coalesce(sum(due), 0) as due from orders where pay_type = 'CARD' and status not in ('TO_PAY', 'CANCELLED')",
      );
      expect(sum(taken) - sum(back)).toBe(Number(live?.due));
      expect(await audit(shop.db)).toEqual([]);
    }

    test('at the moment of the payment: paid or cancelled, and the money on one side', async () => {
      for (const round of rounds) {
        const number = await toPay();
        const cardToken = await shop.type(buyer, 'approved');
        const paying = () => shop.pay(buyer, { orderNumbers: [number], cardToken });
        const [cancelled, payment] =
          round % 2 === 0
            ? await Promise.all([cancel(buyer, number), paying()])
            : (await Promise.all([paying(), cancel(buyer, number)])).toReversed();
        const { status } = await detailOf(buyer, number);
        expect(['CANCELLED', 'TO_DELIVER']).toContain(status);
        expect(cancelled?.status === 200).toBe(status === 'CANCELLED');
        expect(await ends(number)).toBe(status === 'CANCELLED' ? 1 : 0);
        expect([200, 404, 409]).toContain(payment?.status);
      }
      await moneyIsWhereItBelongs();
    });

    test('at the moment of the shipment: it leaves, or everything goes back', async () => {
      for (const round of rounds) {
        const number = await paid();
        const ship = () =>
          moves()
            .ship(number, parcel(`RACE-${name}-${round}`))
            .then(
              () => 'shipped' as const,
              () => 'kept' as const,
            );
        const [answer, shipped] = await Promise.all([cancel(buyer, number), ship()]);
        const { status } = await detailOf(buyer, number);
        expect([
          [200, 'kept', 'CANCELLED', 1],
          [409, 'shipped', 'TO_RECEIVE', 0],
        ]).toContainEqual([answer.status, shipped, status, await givenBack(number)]);
      }
      await moneyIsWhereItBelongs();
    });

    test('at the moment of a second one: one end, one refund, the same answer', async () => {
      for (const _round of rounds) {
        const number = await paid();
        const answers = await Promise.all([cancel(buyer, number), cancel(buyer, number)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers[0]?.body).toEqual(answers[1]?.body);
        expect([await ends(number), await givenBack(number)]).toEqual([1, 1]);
      }
      await moneyIsWhereItBelongs();
    });
  });
});
