import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankCard } from '#openapi/schema.gen.ts';
import { bankCards, cardErasures } from '#service/db/schema/bank-cards.ts';
import { orders } from '#service/db/schema/orders.ts';
import { payments } from '#service/db/schema/payments.ts';
import { sandboxCards, sandboxPayments } from '#service/db/schema/sandbox.ts';
import type { PaymentAsked, PaymentProcessor } from '#service/processors/processor.ts';
import { challengeCode } from '#service/sandbox/challenge-store.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

/** What stands between the service and the sandbox. */
type Line = {
  /** The question is lost on its way, and is kept here: it may still arrive. */
  lost?: PaymentAsked[];
  /** What `find` answers instead. */
  find?: PaymentProcessor['find'];
  /** The answer about a card that it has kept is lost. */
  losesSaved?: boolean;
};
let line: Line = {};
const between = (processor: PaymentProcessor): PaymentProcessor => ({
  ...processor,
  async createPayment(asked, signal) {
    if (!line.lost) return processor.createPayment(asked, signal);
    line.lost.push(asked);
    throw new Error('nobody is reached');
  },
  find: (known, signal) => (line.find ?? processor.find)(known, signal),
  async saveCard(asked, signal) {
    const card = await processor.saveCard(asked, signal);
    if (line.losesSaved) throw new Error('the answer is lost');
    return card;
  },
});

let shop: SandboxShop;
let buyer: Buyer;
beforeAll(async () => void (shop = await openSandboxShop({ between })));
afterAll(() => shop.close());
beforeEach(async () => {
  line = {};
  buyer = await shop.newBuyer();
});

const rowOf = async (payNo: string) =>
  (await shop.db.select().from(payments).where(eq(payments.payNo, payNo)))[0];
const orderOf = async (orderNumber = '') =>
  (await shop.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];
const later = async (minutes: number) => void (buyer = await shop.later(minutes, buyer));
async function challenged(more: object = {}) {
  const { orderNumbers } = await shop.order(buyer);
  const { body } = await shop.payWith(buyer, orderNumbers, 'challenge', more);
  return { orderNumbers, payment: body };
}

describe('a payment of another processor than the mall runs with now', () => {
  const moveAway = (payNo: string) =>
    shop.db.update(payments).set({ processor: 'stripe' }).where(eq(payments.payNo, payNo));

  test('is given up here, and its own processor still has to hear of it', async () => {
    const { payment } = await challenged();
    await moveAway(payment.payNo);
    expect((await shop.cancelPayment(buyer, payment.payNo)).body.status).toBe('CANCELLED');
    expect(await rowOf(payment.payNo)).toMatchObject({ status: 'CANCELLED', voidDue: true });
  });

  test('makes room once its challenge is over', async () => {
    const { orderNumbers, payment } = await challenged();
    await moveAway(payment.payNo);
    await later(11);
    expect((await shop.payWith(buyer, orderNumbers, 'approved')).body.status).toBe('SUCCEEDED');
    expect(await rowOf(payment.payNo)).toMatchObject({ status: 'EXPIRED', voidDue: true });
  });
});

test('an order whose payment cannot be settled is closed all the same, once it is late', async () => {
  const { orderNumbers } = await shop.order(buyer);
  line.lost = [];
  const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
  expect(body.status).toBe('PROCESSING');
  line.find = async ({ payNo }) => ({
    reference: payNo,
    money: { amount: 1, currency: 'LKR' },
    status: 'approved',
  });
  await later(41);
  await shop.run('close-unpaid-orders');
  expect(await orderOf(orderNumbers[0])).toMatchObject({ status: 'CANCELLED', closeType: 'PAY_TIMEOUT' });
});

test('orders that nobody tried to pay wait for no answer about others', async () => {
  const waiting = await shop.order(buyer);
  line.lost = [];
  await shop.payWith(buyer, waiting.orderNumbers, 'approved');
  const free = await shop.order(buyer);
  await later(31);
  let goOn = () => {};
  line.find = () => new Promise<undefined>((resolve) => void (goOn = () => resolve(undefined)));
  const closing = shop.run('close-unpaid-orders');
  const isClosed = async () => (await orderOf(free.orderNumbers[0]))?.status;
  await expect.poll(isClosed, { timeout: 10_000 }).toBe('CANCELLED');
  expect((await orderOf(waiting.orderNumbers[0]))?.status).toBe('TO_PAY');
  goOn();
  await closing;
});

describe('an attempt that the processor did not know', () => {
  async function unknown() {
    const { orderNumbers } = await shop.order(buyer);
    const lost: PaymentAsked[] = [];
    line.lost = lost;
    const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
    line = {};
    return { payNo: body.payNo, arrive: () => lost[0] };
  }

  test('is asked about again, and money that arrives after all goes back', async () => {
    const { payNo, arrive } = await unknown();
    await later(1);
    await shop.run('settle-payments');
    expect(await rowOf(payNo)).toMatchObject({ status: 'FAILED', voidDue: true });
    const asked = arrive();
    if (!asked) throw new Error('nothing was asked');
    await shop.processor.createPayment(asked, AbortSignal.timeout(5_000));
    await later(3);
    await shop.run('settle-payments');
    await shop.run('refund-payments');
    expect(await rowOf(payNo)).toMatchObject({ status: 'REFUNDED', voidDue: false });
  });

  test('is left alone after an hour', async () => {
    const { payNo } = await unknown();
    for (const minutes of [1, 61]) {
      await later(minutes);
      await shop.run('settle-payments');
    }
    expect(await rowOf(payNo)).toMatchObject({ status: 'FAILED', voidDue: false });
  });

  test('has its full time again when it is repeated', async () => {
    const { payNo } = await unknown();
    await shop.db
      .update(payments)
      .set({ status: 'CREATED', updatedAt: new Date(shop.time.now.getTime() - 59_000) })
      .where(eq(payments.payNo, payNo));
    let release = () => {};
    line.find = () => new Promise<undefined>((resolve) => void (release = () => resolve(undefined)));
    // The repeat begins to ask while a job hears that nothing is known.
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
    const job = shop.run('settle-payments');
    await expect.poll(() => release.name, { timeout: 5_000 }).not.toBe('');
    await shop.db.update(payments).set({ updatedAt: shop.time.now }).where(eq(payments.payNo, payNo));
    release();
    await job;
    expect((await rowOf(payNo))?.status).toBe('CREATED');
  });
});

test('nobody is sent to a foreign page, whoever tells of it', async () => {
  const { orderNumbers } = await shop.order(buyer);
  line.lost = [];
  const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
  line.find = async (known) => ({
    reference: known.payNo,
    money: known.money,
    status: 'challenge',
    nextAction: { type: 'REDIRECT', url: 'https://bank.example/acs', method: 'GET', fields: {} },
  });
  await expect(buyer.get(`/p/payment/${body.payNo}`)).rejects.toThrow('ForeignPage');
  expect(await rowOf(body.payNo)).toMatchObject({ status: 'PROCESSING', nextAction: null });
});

test('a card is not kept by a payment whose money goes back, and is forgotten', async () => {
  const { payment } = await challenged({ saveCard: true });
  await shop.away();
  expect((await shop.cancelPayment(buyer, payment.payNo)).body.status).toBe('CANCELLED');
  await shop.back();
  await shop.answerBank(payment, challengeCode);
  await shop.call();
  expect((await rowOf(payment.payNo))?.status).toBe('SUCCEEDED');
  const own = await shop.db.select().from(bankCards).where(eq(bankCards.userId, buyer.session.userId));
  expect(own).toEqual([]);
  expect(await shop.db.select().from(cardErasures)).toMatchObject([{ kind: 'card' }]);
  await shop.run('erase-cards');
  expect(await shop.db.select().from(cardErasures)).toEqual([]);
});

test('a card that was kept there and not here is found and forgotten', async () => {
  const kept = async () =>
    (await shop.db.select().from(sandboxCards)).filter(({ keptFor }) => keptFor !== null).length;
  const before = await kept();
  line.losesSaved = true;
  expect((await shop.save(buyer, 'approvedMastercard')).status).toBe(503);
  line = {};
  expect(await kept()).toBe(before + 1);
  await shop.run('erase-cards');
  expect(await kept()).toBe(before + 1);
  await later(11);
  await shop.run('erase-cards');
  expect(await kept()).toBe(before);
  expect((await buyer.get<BankCard[]>('/p/bankCard/list')).body).toEqual([]);
});

test('what another processor has to forget holds up nothing', async () => {
  const foreign = Array.from({ length: 200 }, (_, index) => ({
    processor: 'stripe' as const,
    kind: 'card' as const,
    reference: `pm_${index}`,
    nextTryAt: new Date('2026-05-01'),
  }));
  await shop.db.insert(cardErasures).values(foreign);
  const now = shop.time.now;
  await shop.db
    .insert(cardErasures)
    .values({ processor: 'sandbox', kind: 'card', reference: 'none', nextTryAt: now });
  await shop.run('erase-cards');
  const left = await shop.db.select().from(cardErasures);
  expect(left.filter(({ processor }) => processor === 'sandbox')).toEqual([]);
  await shop.db.delete(cardErasures);
});

test('a stranger who names an order ends no try of its buyer', async () => {
  const { orderNumbers, payment } = await challenged();
  await later(11);
  const stranger = await shop.newBuyer();
  expect((await shop.pay(stranger, { orderNumbers, payType: 'COD_CASH' })).status).toBe(404);
  expect((await rowOf(payment.payNo))?.status).toBe('REQUIRES_ACTION');
});

test('orders of several currencies have no sum', async () => {
  const { orderNumbers } = await shop.order(buyer, 'kettle', 'tea');
  const [one = ''] = orderNumbers;
  await shop.db.update(orders).set({ currency: 'TRY' }).where(eq(orders.orderNumber, one));
  const asked = `/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${orderNumbers.join(',')}`;
  const { status, body } = await buyer.get<{ code: string }>(asked);
  expect([status, body.code]).toEqual([409, 'paytype.not_allowed']);
  expect(await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.payNo, one))).toEqual([]);
});
