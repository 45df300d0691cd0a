import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import type { CardSession, Payment, SubmitResult } from '#openapi/schema.gen.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Db } from '#service/db/database.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentOrders, payments } from '#service/db/schema/payments.ts';
import { sandboxPayments } from '#service/db/schema/sandbox.ts';
import { audit } from '../service/audit.ts';
import { type Buyer, findThing, intend, logIn, type Thing } from '../service/order-loop.ts';
import type { ShopProcess } from '../service/shop-process.ts';
import { type Moment, openStripe } from '../service/stripe-stand-in.ts';
import { type Fault, judge } from './fault.ts';
import { openPlace } from './place.ts';

/** When the shop is killed: at a moment of the processor's, and so many milliseconds later; or so long after it was asked. */
type Point = { moment?: Moment; ms: number };

const atProcessor: Point[] = (['asked', 'done', 'answered'] as const).flatMap((moment) =>
  [0, 4, 20].map((ms) => ({ moment, ms })),
);
const anywhere: Point[] = Array.from({ length: 8 }, () => ({ ms: randomInt(80) }));

/** Who takes the cards: what the shop is told of it, how a card is typed there, and what it has charged. */
type Taker = {
  env: Record<string, string>;
  type(shop: ShopProcess, buyer: Buyer): Promise<string>;
  onMoment?(act: (moment: Moment) => Promise<void>): void;
  charges(db: Db): Promise<readonly string[]>;
  close(): void;
};

async function stripe(): Promise<Taker> {
  const standIn = await openStripe();
  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: standIn.url,
    },
    type: async () => standIn.type('approved'),
    onMoment: (act) =>
      standIn.onAsked((moment, what) =>
        what === 'POST /v1/payment_intents' ? act(moment) : Promise.resolve(),
      ),
    charges: async () =>
      standIn
        .intents()
        .filter(({ status }) => status === 'succeeded')
        .map(({ metadata }) => (metadata as { payNo: string }).payNo),
    close: standIn.close,
  };
}

async function sandbox(): Promise<Taker> {
  return {
    env: {},
    async type(shop, { headers }) {
      const { body } = await shop.ask<CardSession>('POST', '/api/p/bankCard/session', undefined, headers);
      const { origin, searchParams } = new URL(body.hostedFieldsUrl);
      const answer = await fetch(`${origin}/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          session: searchParams.get('session'),
          testCard: 'approved',
          expMonth: 12,
          expYear: 2035,
          holderName: null,
        }),
      });
      return ((await answer.json()) as { cardToken: string }).cardToken;
    },
    charges: async (db) =>
      (await db.select().from(sandboxPayments).where(eq(sandboxPayments.status, 'approved'))).map(
        ({ payNo }) => payNo,
      ),
    close() {},
  };
}

/** One attempt to pay: its key stays the same, however often it is sent. */
type Attempt = { orderNumber: string; cardToken: string; key: string };

async function placeOrder(shop: ShopProcess, buyer: Buyer, thing: Thing): Promise<string> {
  const { intent } = await intend(shop, buyer, thing);
  const asked = { checkoutToken: intent?.token, payType: 'CARD', remarks: [] };
  const headers = { ...buyer.headers, 'Idempotency-Key': randomUUID() };
  const { status, body } = await shop.ask<SubmitResult>('POST', '/api/p/order/submit', asked, headers);
  if (status !== 200) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
  return body.orderNumbers[0] ?? '';
}

const pay = (shop: ShopProcess, { headers }: Buyer, { orderNumber, cardToken, key }: Attempt) =>
  shop.ask<Payment & { code?: string }>(
    'POST',
    '/api/p/order/pay',
    { orderNumbers: [orderNumber], payType: 'CARD', cardToken },
    { ...headers, 'Idempotency-Key': key },
  );

/** Sends an attempt as a shopper's browser does: again, as long as the shop asks for patience. */
async function payUntilAnswered(shop: ShopProcess, buyer: Buyer, attempt: Attempt) {
  for (let tried = 0; tried < 60; tried += 1) {
    const { status, body } = await pay(shop, buyer, attempt);
    if (status !== 503 && body.code !== 'idempotency.in_progress') return { status, body };
    await pause(500);
  }
  return undefined;
}

const settledMs = 200_000;

/** The shop is killed at each step of payments; half of the buyers come back and repeat, the others never do. */
const killing = (on: 'PGlite' | 'PostgreSQL', by: 'sandbox' | 'Stripe'): Fault => ({
  name: 'payments',
  on,
  async run() {
    const taker = by === 'Stripe' ? await stripe() : await sandbox();
    const place = await openPlace(on);
    try {
      const shop = await place.shop({
        env: { COMMAND_LEASE_MS: '1500', JOB_LEASE_SECONDS: '5', ...taker.env },
      });
      await shop.start();
      const thing = await findThing(shop, 1_000);
      const buyer = await logIn(shop, `0094${718_000_000 + randomInt(999_999)}`);
      const points = by === 'Stripe' ? [...atProcessor, ...anywhere] : [...anywhere, ...anywhere];
      const attempts: Attempt[] = [];
      const odd: string[] = [];
      let cut = 0;
      for (const [index, { moment, ms }] of points.entries()) {
        const orderNumber = await placeOrder(shop, buyer, thing);
        const attempt = { orderNumber, cardToken: await taker.type(shop, buyer), key: randomUUID() };
        attempts.push(attempt);
        taker.onMoment?.(async (now) => {
          if (now !== moment) return;
          await pause(ms);
          await shop.kill();
        });
        const paying = pay(shop, buyer, attempt).catch(() => void (cut += 1));
        if (moment === undefined) {
          await pause(ms);
          await shop.kill();
        }
        await paying;
        await pause(50);
        await shop.kill();
        taker.onMoment?.(async () => {});
        await shop.start();
        if (index % 2 === 1) continue;
        const told = await payUntilAnswered(shop, buyer, attempt);
        if (told?.status !== 200) odd.push(`${told?.status} ${told?.body.code}`);
      }
      // Those who never came back: their attempts end by themselves, and orders that were not paid can be.
      const end = Date.now() + settledMs;
      const left = new Set(attempts.map(({ orderNumber }) => orderNumber));
      while (left.size > 0 && Date.now() < end) {
        for (const attempt of attempts) {
          if (!left.has(attempt.orderNumber)) continue;
          const again = { ...attempt, cardToken: await taker.type(shop, buyer), key: randomUUID() };
          const { status, body } = await pay(shop, buyer, again);
          const isPaid =
            body.code === 'order.already_paid' || (status === 200 && body.status === 'SUCCEEDED');
          if (isPaid) left.delete(attempt.orderNumber);
        }
        if (left.size > 0) await pause(3_000);
      }
      await shop.kill();
      const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: shop.dataDir });
      const { db } = database;
      const numbers = attempts.map(({ orderNumber }) => orderNumber);
      const rows = await db.select().from(orders).where(inArray(orders.orderNumber, numbers));
      const paid = rows.filter(({ status }) => status === 'TO_DELIVER').length;
      const tries = await db
        .select({ payNo: payments.payNo, status: payments.status, orderNumber: paymentOrders.orderNumber })
        .from(payments)
        .innerJoin(paymentOrders, eq(paymentOrders.payNo, payments.payNo))
        .where(inArray(paymentOrders.orderNumber, numbers));
      const succeeded = tries.filter(({ status }) => status === 'SUCCEEDED');
      const charged = await taker.charges(db);
      const unknown = charged.filter((payNo) => !succeeded.some((one) => one.payNo === payNo));
      const broken = await audit(db, new Map([[thing.skuId, 1_000]]));
      await database.close();
      return judge(
        `${by}: ${points.length} kills, ${cut} payments cut: ${paid} orders paid of ${attempts.length}, ` +
          `${charged.length} charges, ${tries.length} attempts written`,
        {
          'payments were cut': cut > points.length / 3,
          'every order is paid in the end': paid === attempts.length && left.size === 0,
          'one charge for each order': charged.length === paid && succeeded.length === paid,
          [`no charge that the shop does not know ${unknown.slice(0, 3).join(' ')}`]: unknown.length === 0,
          [`a repeat is answered ${odd.slice(0, 3).join('; ')}`]: odd.length === 0,
          [`the audit finds nothing ${broken.join('; ')}`]: broken.length === 0,
        },
      );
    } finally {
      await place.close();
      taker.close();
    }
  },
});

export const paymentKills = (['sandbox', 'Stripe'] as const).flatMap((by) => [
  killing('PGlite', by),
  killing('PostgreSQL', by),
]);
