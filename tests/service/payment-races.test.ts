import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#service/db/schema/orders.ts';
import { paymentOrders, paymentRefunds, payments } from '#service/db/schema/payments.ts';
import { sandboxPayments, sandboxRefunds } from '#service/db/schema/sandbox.ts';
import { beginWith } from '#service/payments/begin.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { challengeCode } from '#service/sandbox/challenge-store.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { movesOf } from './moves.ts';
import { postgresMissing, startPostgres } from './postgres.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import { openShop } from './shop.ts';

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

/** Where a process dies: it is never heard of again. */
type Point = 'before the processor is asked' | 'after the processor has charged' | undefined;
let dies: Point;
const never = () => new Promise<never>(() => {});
const between = (processor: PaymentProcessor): PaymentProcessor => ({
  ...processor,
  async createPayment(asked, signal) {
    if (dies === 'before the processor is asked') return never();
    const answer = await processor.createPayment(asked, signal);
    return dies ? never() : answer;
  },
});

describe.each(engines)('on $name', ({ name, open }) => {
  describe.skipIf(name === 'PostgreSQL' && postgresMissing)('payments', () => {
    let place: { databaseUrl: string | undefined; stop: () => void };
    let shop: SandboxShop;
    let buyer: Buyer;
    beforeAll(async () => {
      place = await open();
      shop = await openSandboxShop({ databaseUrl: place.databaseUrl, between });
      buyer = await shop.newBuyer();
    });
    afterAll(async () => {
      await shop.close();
      place.stop();
    });
    afterEach(everyOrderIsPaidOnceOrNotAtAll);

    /** What was charged and not given back is what the orders that are paid were due, and no order has two open tries. */
    async function everyOrderIsPaidOnceOrNotAtAll() {
      await shop.run('refund-payments');
      const charged = await shop.db
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.status, 'approved'));
      const back = await shop.db.select().from(sandboxRefunds);
      const paid = await shop.db
        .select()
        .from(orders)
        .where(and(eq(orders.payType, 'CARD'), inArray(orders.status, ['TO_DELIVER', 'GROUPING'])));
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum(charged.map(({ amount }) => amount)) - sum(back.map(({ amount }) => amount))).toBe(
        sum(paid.map(({ due }) => due)),
      );
      const rows = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.open, true));
      expect(new Set(rows.map(({ orderNumber }) => orderNumber)).size).toBe(rows.length);
      expect(await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.state, 'PENDING'))).toEqual(
        [],
      );
    }

    test('of one order, twenty at once: one is tried, the others hear of it', async () => {
      const { orderNumbers } = await shop.order(buyer);
      const tokens: string[] = [];
      for (let number = 0; number < 20; number += 1) tokens.push(await shop.type(buyer, 'approved'));
      const answers = await Promise.all(
        tokens.map((cardToken) => shop.pay(buyer, { orderNumbers, cardToken })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const codes = answers.flatMap(({ status, body }) =>
        status === 200 ? [] : [(body as unknown as { code: string }).code],
      );
      expect(codes.filter((code) => !['pay.in_progress', 'order.already_paid'].includes(code))).toEqual([]);
    });

    test('of one intent, begun at once by several processes: all come to the same one', async () => {
      const { orderNumbers } = await shop.order(buyer);
      const clock = () => shop.time.now;
      const begin = beginWith({ clock, door: movesOf(shop), rateLimitFactor: 1_000 });
      const attempt = {
        userId: buyer.session.userId,
        asked: { orderNumbers, payType: 'CARD' as const, cardToken: 'a-card-that-was-typed' },
        intentKey: randomUUID(),
      };
      const begun = await Promise.all(
        Array.from({ length: 5 }, () =>
          inTransaction(shop.db, (tx) => begin.byCard(tx, attempt, shop.processor, 'cus_of_the_tests')),
        ),
      );
      expect(new Set(begun.map(({ row }) => row.payNo)).size).toBe(1);
      expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
    });

    test('of overlapping orders in any order of asking wait for no circle', async () => {
      const { orderNumbers } = await shop.order(buyer, 'kettle', 'tea');
      const { orderNumbers: more } = await shop.order(buyer);
      const all = [...orderNumbers, ...more];
      const sets = [all, all.toReversed(), orderNumbers, more, [all[2] ?? '', all[0] ?? '']];
      const tokens = await Promise.all(sets.map(() => shop.type(buyer, 'approved')));
      const answers = await Promise.all(
        sets.map((asked, index) => shop.pay(buyer, { orderNumbers: asked, cardToken: tokens[index] })),
      );
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual(
        [],
      );
      expect(answers.some(({ status }) => status === 200)).toBe(true);
    });

    test('at the very deadline: paid or closed, never both', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { orderNumbers } = await shop.order(buyer);
        const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
        buyer = await shop.later(31, buyer);
        await Promise.all([
          shop.answerBank(body, challengeCode),
          shop.run('close-unpaid-orders'),
          shop.confirmPayment(buyer, body.payNo),
          shop.call(),
        ]);
        await shop.call();
        await shop.run('refund-payments');
        const [row] = await shop.db.select().from(payments).where(eq(payments.payNo, body.payNo));
        const { status } = await shop.standing(buyer, orderNumbers[0] ?? '');
        expect([
          'SUCCEEDED TO_DELIVER',
          'REFUNDED CANCELLED',
          'FAILED CANCELLED',
          'EXPIRED CANCELLED',
        ]).toContain(`${row?.status} ${status}`);
      }
    });

    test('that are given up while the bank says yes end one way', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { orderNumbers } = await shop.order(buyer);
        const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
        await Promise.all([
          shop.answerBank(body, challengeCode),
          shop.cancelPayment(buyer, body.payNo),
          shop.confirmPayment(buyer, body.payNo),
        ]);
        await shop.call();
        await shop.run('refund-payments');
        const [row] = await shop.db.select().from(payments).where(eq(payments.payNo, body.payNo));
        expect(['SUCCEEDED', 'CANCELLED']).toContain(row?.status);
      }
    });

    test.each([
      ['before the processor is asked', 'FAILED', 'TO_PAY', 0],
      ['after the processor has charged', 'SUCCEEDED', 'TO_DELIVER', 1],
    ] as const)(
      'of a process that dies %s are followed up by another',
      async (point, paymentStatus, orderStatus, charges) => {
        const { orderNumbers } = await shop.order(buyer);
        const cardToken = await shop.type(buyer, 'approved');
        dies = point;
        shop.pay(buyer, { orderNumbers, cardToken }).catch(() => undefined);
        const written = () =>
          shop.db
            .select({ payNo: payments.payNo, status: payments.status })
            .from(payments)
            .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
            .where(eq(paymentOrders.orderNumber, orderNumbers[0] ?? ''));
        const charged = async () => {
          const [attempt] = await written();
          return attempt
            ? shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.payNo, attempt.payNo))
            : [];
        };
        await expect.poll(written).toMatchObject([{ status: 'CREATED' }]);
        await expect.poll(async () => (await charged()).length).toBe(charges);
        dies = undefined;
        // Another process on the same database, a minute later.
        const other = await openShop({ database: shop.database, processor: shop.processor });
        other.time.now = new Date(shop.time.now.getTime() + 61_000);
        await other.service.jobs.run('settle-payments');
        await other.service.jobs.run('settle-payments');
        await other.service.stop();
        expect(await written()).toMatchObject([{ status: paymentStatus }]);
        expect((await shop.standing(buyer, orderNumbers[0] ?? '')).status).toBe(orderStatus);
        expect(await charged()).toHaveLength(charges);
      },
    );
  });
});
