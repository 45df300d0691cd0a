import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankCard, CardSession, Payment, SubmitResult, Wallet } from '#openapi/schema.gen.ts';
import { cardErasures } from '#service/db/schema/bank-cards.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentRefunds } from '#service/db/schema/payments.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { askInTime, ProcessorAway } from '#service/processors/ask-in-time.ts';
import type { KnownPayment } from '#service/processors/processor.ts';
import { ProcessorRefusal } from '#service/processors/processor.ts';
import { stripeProcessor } from '#service/processors/stripe-processor.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { openStripe, type StripeStandIn } from './stripe-stand-in.ts';

const webhookSecret = 'whsec_of_the_tests';
let standIn: StripeStandIn;
let processor: ReturnType<typeof stripeProcessor>;
beforeAll(async () => {
  standIn = await openStripe();
  processor = stripeProcessor({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret,
    apiUrl: standIn.url,
  });
});
afterAll(() => standIn.close());
beforeEach(() => {
  standIn.onAsked(() => {});
  standIn.refundsBegin('succeeded');
});

const soon = () => AbortSignal.timeout(10_000);
const money = { amount: 125_000, currency: 'LKR' } as const;

describe('the adapter', () => {
  let customer: string;
  beforeAll(async () => void (customer = await processor.openCustomer(randomUUID(), soon())));

  const newPayment = (): KnownPayment => ({
    payNo: `pay_${randomUUID()}`,
    money,
    reference: null,
    customer,
    createdAt: new Date(),
  });
  const pay = (known: KnownPayment, token: string, { save = false, signal = soon() } = {}) =>
    processor.createPayment(
      { ...known, source: { token }, save, returnUrl: 'https://mall.example/paymentMethod', language: 'en' },
      signal,
    );
  const typeKept = async (kind: 'approved' | 'declined' | 'challenge') => {
    const { sessionToken } = await processor.openCardSession(
      { customer, origin: 'https://mall.example' },
      soon(),
    );
    return { sessionToken, method: standIn.typeInto(sessionToken, kind) };
  };

  test('charges nothing any more once who asks has given up', async () => {
    const known = newPayment();
    const token = standIn.type('approved');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => void (goOn = resolve));
    standIn.onAsked((moment, what) =>
      moment === 'asked' && what === 'GET /v1/payment_methods/…' ? held : undefined,
    );
    let asked: Promise<unknown> = Promise.resolve();
    const late = askInTime(200, (signal) => {
      const answer = pay(known, token, { signal });
      asked = answer.catch((fault: unknown) => fault);
      return answer;
    });
    await expect(late).rejects.toThrow(ProcessorAway);
    goOn();
    await asked;
    expect(
      standIn.intents().filter(({ metadata }) => (metadata as { payNo: string }).payNo === known.payNo),
    ).toEqual([]);
  });

  test('sends buyers to the bank by an address, with no form', async () => {
    const answer = await pay(newPayment(), standIn.type('challenge'));
    expect(answer).toMatchObject({ nextAction: { type: 'REDIRECT', method: 'GET', fields: {} } });
    expect(processor.origins.forms).toEqual([]);
  });

  test('answers a repeat by what the payment has become, also where its card is kept by now', async () => {
    const known = newPayment();
    const token = standIn.type('approved');
    const answer = await pay(known, token, { save: true });
    expect(answer).toMatchObject({ status: 'approved', kept: { reference: token } });
    expect(await pay(known, token, { save: true })).toEqual(answer);
  });

  test('finds a payment by its number among those of its time only', async () => {
    const known = newPayment();
    await pay(known, standIn.type('approved'));
    const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
    expect(await processor.find(known, soon())).toMatchObject({ status: 'approved' });
    expect(await processor.find({ ...known, createdAt: inTwoHours }, soon())).toBeUndefined();
  });

  test('forgets a card that its fields have kept and that has paid nothing', async () => {
    const declined = await typeKept('declined');
    expect(await pay(newPayment(), declined.method)).toMatchObject({ status: 'refused' });
    expect(standIn.keptFor(declined.method)).toBeNull();
    const challenged = await typeKept('challenge');
    const known = newPayment();
    await pay(known, challenged.method, { save: true });
    expect(standIn.keptFor(challenged.method)).toBe(customer);
    expect(await processor.cancel(known, soon())).toMatchObject({ status: 'cancelled' });
    expect(standIn.keptFor(challenged.method)).toBeNull();
  });

  test('tells the card of a session, where its fields have kept one', async () => {
    const { sessionToken, method } = await typeKept('approved');
    expect(await processor.cardOfSession(sessionToken, soon())).toBe(method);
    const empty = await processor.openCardSession({ customer, origin: 'https://mall.example' }, soon());
    expect(await processor.cardOfSession(empty.sessionToken, soon())).toBeUndefined();
  });

  test('says that a refund was refused whose money came back, and tries it anew after that', async () => {
    const known = newPayment();
    const { reference } = await pay(known, standIn.type('approved'));
    const asked = { ...known, reference, refundNo: `prf_${randomUUID()}`, refund: money };
    const own = () => standIn.refunds().filter((one) => one.payment_intent === reference);
    standIn.refundsBegin('pending');
    expect(await processor.refund({ ...asked, refusals: 0 }, soon())).toBe('pending');
    expect(await processor.refund({ ...asked, refusals: 0 }, soon())).toBe('pending');
    expect(own()).toHaveLength(1);
    standIn.endRefund(own()[0]?.id ?? '', 'failed');
    await expect(processor.refund({ ...asked, refusals: 0 }, soon())).rejects.toThrow(ProcessorRefusal);
    standIn.refundsBegin('succeeded');
    expect(await processor.refund({ ...asked, refusals: 1 }, soon())).toBe('done');
    expect(await processor.refund({ ...asked, refusals: 1 }, soon())).toBe('done');
    expect(own()).toHaveLength(2);
  });

  test('calls a refund failed only when no try of it is left', async () => {
    const known = newPayment();
    const { reference } = await pay(known, standIn.type('approved'));
    const refundNo = `prf_${randomUUID()}`;
    const asked = { ...known, reference, refundNo, refund: money };
    await processor.refund({ ...asked, refusals: 0 }, soon());
    const [first] = standIn.refunds().filter((one) => one.payment_intent === reference);
    const call = () =>
      processor.webhook(standIn.webhook(first?.id ?? '', webhookSecret, new Date(), 'refund.updated'));
    expect(await call()).toBeUndefined();
    standIn.endRefund(first?.id ?? '', 'failed');
    expect(await call()).toEqual({ failedRefund: refundNo });
    await processor.refund({ ...asked, refusals: 1 }, soon());
    expect(await call()).toBeUndefined();
  });
});

describe('a shop that takes cards by Stripe', () => {
  let shop: Shop;
  let buyer: Shopper;
  const phone = newPhone();
  beforeAll(async () => {
    shop = await openShop({ processor });
    buyer = await shop.logIn(phone);
    await buyer.moveTo('colombo');
  });
  afterAll(() => shop.close());

  const once = () => ({ 'Idempotency-Key': randomUUID() });
  const open = async () => (await buyer.post<CardSession>('/p/bankCard/session')).body;
  const erasures = () => shop.db.select().from(cardErasures);
  async function order() {
    const { body: line } = await buyer.add('kettle');
    const { body } = await buyer.confirm({ basketIds: [Number(line.basketId)] });
    const placed = await buyer.submit<SubmitResult>(body.checkoutToken, { payType: 'CARD' });
    return placed.body.orderNumbers[0] ?? '';
  }
  const pay = async (orderNumber: string, cardToken: string, more: object = {}) =>
    (
      await buyer.post<Payment>(
        '/p/order/pay',
        { orderNumbers: [orderNumber], payType: 'CARD', cardToken, ...more },
        once(),
      )
    ).body;
  const intentOf = (payNo: string) =>
    standIn.intents().find(({ metadata }) => (metadata as { payNo: string }).payNo === payNo)?.id ?? '';
  const call = (id: string, type: string) => {
    const { body, headers } = standIn.webhook(id, webhookSecret, shop.time.now, type);
    return shop.ask('/hooks/payments/stripe', {
      method: 'POST',
      raw: body,
      headers: Object.fromEntries(headers),
    });
  };
  async function later(minutes: number) {
    shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000);
    buyer = await shop.logIn(phone);
  }

  test('has a challenge passed on the page of the bank', async () => {
    const orderNumber = await order();
    const { payNo, nextAction, status } = await pay(orderNumber, standIn.type('challenge'));
    expect([status, nextAction?.type, nextAction?.method]).toEqual(['REQUIRES_ACTION', 'REDIRECT', 'GET']);
    standIn.answerBank(intentOf(payNo), true);
    const done = await buyer.post<Payment>(`/p/payment/${payNo}/confirm`, {}, once());
    expect(done.body.status).toBe('SUCCEEDED');
  });

  test('keeps the card of a payment, and forgets the same card typed another time', async () => {
    const [first, again] = [standIn.type('approved'), standIn.type('approved')];
    await pay(await order(), first, { saveCard: true });
    expect((await pay(await order(), again, { saveCard: true })).status).toBe('SUCCEEDED');
    expect((await buyer.get<BankCard[]>('/p/bankCard/list')).body).toHaveLength(1);
    expect(await erasures()).toMatchObject([{ kind: 'card', reference: again }]);
    await shop.service.jobs.run('erase-cards');
    expect(standIn.keptFor(again)).toBeNull();
    expect(standIn.keptFor(first)).not.toBeNull();
  });

  test('forgets after a day what the fields of a session have kept and no member', async () => {
    const [vain, kept] = [await open(), await open()];
    const lost = standIn.typeInto(vain.sessionToken, 'approvedMastercard');
    const wanted = standIn.typeInto(kept.sessionToken, 'slow');
    await buyer.post('/p/bankCard/save', { cardToken: wanted, isDefault: false }, once());
    await shop.service.jobs.run('erase-cards');
    expect(standIn.keptFor(lost)).not.toBeNull();
    await later(24 * 60 + 1);
    await shop.service.jobs.run('erase-cards');
    expect(standIn.keptFor(lost)).toBeNull();
    expect(standIn.keptFor(wanted)).not.toBeNull();
    expect(await erasures()).toEqual([]);
  });

  test('puts a refund into the wallet whose money came back after it had arrived', async () => {
    const orderNumber = await order();
    const { payNo, amount } = await pay(orderNumber, standIn.type('approved'));
    const now = shop.time.now;
    await inTransaction(shop.db, (tx) => refundOrder(tx, { orderNumber, cause: 'CANCELLED', now }));
    await shop.service.jobs.run('refund-payments');
    const stands = async () =>
      (await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNumber, orderNumber)))[0];
    expect(await stands()).toMatchObject({ state: 'DONE' });
    const given = standIn.refunds().find((one) => one.payment_intent === intentOf(payNo))?.id ?? '';
    standIn.endRefund(given, 'failed');
    for (let times = 0; times < 2; times += 1) expect((await call(given, 'refund.failed')).status).toBe(200);
    expect(await stands()).toMatchObject({ state: 'TO_WALLET' });
    const { body } = await buyer.get<Wallet>('/p/userBalance/getBalanceInfo');
    expect(body.balance).toEqual(amount);
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(row?.payStatus).toBe('REFUNDED');
  });

  test('asks at once about a refund on its way that has failed', async () => {
    const orderNumber = await order();
    const { payNo } = await pay(orderNumber, standIn.type('approved'));
    standIn.refundsBegin('pending');
    const now = shop.time.now;
    await inTransaction(shop.db, (tx) => refundOrder(tx, { orderNumber, cause: 'CANCELLED', now }));
    await shop.service.jobs.run('refund-payments');
    const given = standIn.refunds().find((one) => one.payment_intent === intentOf(payNo))?.id ?? '';
    standIn.endRefund(given, 'failed');
    expect((await call(given, 'refund.failed')).status).toBe(200);
    await shop.service.jobs.run('refund-payments');
    const [row] = await shop.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.orderNumber, orderNumber));
    expect(row).toMatchObject({ state: 'PENDING', refusals: 1 });
  });
});
