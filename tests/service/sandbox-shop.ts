import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import type { BankCard, CardSession, Payment, SubmitResult } from '#openapi/schema.gen.ts';
import { openDatabase } from '#service/db/connect.ts';
import type { Database } from '#service/db/database.ts';
import type { PaymentProcessor } from '#service/processors/processor.ts';
import { sandboxProcessor } from '#service/processors/sandbox-processor.ts';
import { openSandbox } from '#service/sandbox/open-sandbox.ts';
import type { TestCardName } from '#service/sandbox/test-cards.ts';
import { freePort } from './free-port.ts';
import { openFilled } from './filled-database.ts';
import { newPhone, openShop, type Shopper } from './shop.ts';
import { goods, insertWorld } from './world.ts';

const secrets = { apiKey: 'the-key-of-the-tests', hookSecret: 'the-secret-of-the-hooks' };

type Wanted = {
  databaseUrl?: string | undefined;
  /** Another process has filled that database already. */
  filled?: boolean;
  slowSeconds?: number;
  /** Stands between the service and the sandbox. */
  between?: (processor: PaymentProcessor) => PaymentProcessor;
  rateLimitFactor?: number;
};

export type Buyer = Awaited<ReturnType<SandboxShop['newBuyer']>>;
export type SandboxShop = Awaited<ReturnType<typeof openSandboxShop>>;

/** A shop of the tests that takes cards by the sandbox, which runs on a port of its own and calls the shop back. */
export async function openSandboxShop({
  databaseUrl,
  filled = false,
  slowSeconds = 1,
  between = (processor) => processor,
  rateLimitFactor = 1_000,
}: Wanted = {}) {
  const fill = ({ db }: Database) => insertWorld(db);
  const database = databaseUrl ? await openDatabase({ databaseUrl }) : await openFilled('world', fill);
  if (databaseUrl && !filled) {
    await database.migrate();
    await fill(database);
  }
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const processor = sandboxProcessor({ url: origin, origin, ...secrets });
  const shop = await openShop({ database, processor: between(processor), options: { rateLimitFactor } });
  const hooks = createServer((request, response) => {
    void getRequestListener(shop.service.app.fetch)(request, response);
  }).listen(0, '127.0.0.1');
  await once(hooks, 'listening');
  const place = {
    db: database.db,
    clock: () => shop.time.now,
    port,
    origin,
    ...secrets,
    hookUrl: `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hooks/payments/sandbox`,
    report: (_event: string, fault: unknown) => {
      throw fault;
    },
    slowSeconds,
    callsByItself: false,
  };
  let sandbox = await openSandbox(place);

  /** Types a card into the sandbox's fields and answers its token. */
  async function type(shopper: Shopper, testCard: TestCardName, more: object = {}): Promise<string> {
    const { status, body } = await shopper.post<CardSession>('/p/bankCard/session');
    if (status !== 200) throw new Error(`no fields: ${status} ${JSON.stringify(body)}`);
    const session = new URL(body.hostedFieldsUrl).searchParams.get('session');
    const answer = await fetch(`${origin}/tokens`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        session,
        testCard,
        expMonth: 12,
        expYear: 2030,
        holderName: 'Nimali Perera',
        ...more,
      }),
    });
    if (!answer.ok) throw new Error(`no token: ${answer.status}`);
    return ((await answer.json()) as { cardToken: string }).cardToken;
  }

  /** A shopper with an address. */
  async function newBuyer() {
    const phone = newPhone();
    const buyer = await shop.logIn(phone);
    await buyer.moveTo('colombo');
    return { ...buyer, phone };
  }

  /** Places orders that wait for a card's money, one for each shop that is bought from. */
  async function order(buyer: Shopper, ...what: (keyof typeof goods)[]): Promise<SubmitResult> {
    const basketIds: number[] = [];
    for (const one of what.length > 0 ? what : (['kettle'] as const)) {
      const { body } = await buyer.add(one);
      if (body.basketId) basketIds.push(body.basketId);
    }
    const { body: preview } = await buyer.confirm({ basketIds });
    const { status, body } = await buyer.submit<SubmitResult>(preview.checkoutToken, { payType: 'CARD' });
    if (status !== 200) throw new Error(`no order: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  const pay = <T = Payment>(buyer: Shopper, asked: object, key: string = randomUUID()) =>
    buyer.post<T>('/p/order/pay', { payType: 'CARD', ...asked }, { 'Idempotency-Key': key });

  return {
    ...shop,
    origin,
    /** The sandbox itself, as the service talks to it. */
    processor,
    type,
    newBuyer,
    order,
    pay,
    /** Types a card and pays with it. */
    payWith: async (buyer: Shopper, orderNumbers: string[], card: TestCardName, more: object = {}) =>
      pay(buyer, { orderNumbers, cardToken: await type(buyer, card), ...more }),
    save: async (buyer: Shopper, card: TestCardName, isDefault = false, more: object = {}) =>
      buyer.post<BankCard>(
        '/p/bankCard/save',
        { cardToken: await type(buyer, card, more), isDefault },
        { 'Idempotency-Key': randomUUID() },
      ),
    confirmPayment: <T = Payment>(buyer: Shopper, payNo: string, key: string = randomUUID()) =>
      buyer.post<T>(`/p/payment/${payNo}/confirm`, {}, { 'Idempotency-Key': key }),
    cancelPayment: <T = Payment>(buyer: Shopper, payNo: string, key: string = randomUUID()) =>
      buyer.post<T>(`/p/payment/${payNo}/cancel`, undefined, { 'Idempotency-Key': key }),
    /** Answers the bank's page of a payment as its customer does. */
    async answerBank({ nextAction }: Payment, code: string | undefined) {
      const form = new URLSearchParams({ challenge: nextAction?.fields.challenge ?? '' });
      if (code !== undefined) form.set('code', code);
      const answer = await fetch(`${origin}/challenge/answer`, { method: 'POST', body: form });
      return answer.text();
    },
    standing: async (buyer: Shopper, orderNumber: string) =>
      (
        await buyer.get<{ status: string; payStatus: string | null }>(
          `/p/myOrder/orderDetail?orderNumber=${orderNumber}`,
        )
      ).body,
    /** Lets minutes pass; the buyer has signed in again meanwhile. */
    async later<B extends { phone: string }>(minutes: number, { phone }: B) {
      shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
      return { ...(await shop.logIn(phone)), phone };
    },
    run: (job: string) => shop.service.jobs.run(job),
    /** Has the sandbox make the calls that it owes. */
    call: () => sandbox.callDue(),
    /** The sandbox is not there, and comes back. */
    away: () => sandbox.stop(),
    async back() {
      sandbox = await openSandbox(place);
    },
    async close() {
      await sandbox.stop();
      hooks.close();
      hooks.closeAllConnections();
      await shop.close();
    },
  };
}
