import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Payment, Wallet } from '#openapi/schema.gen.ts';
import { orders } from '#service/db/schema/orders.ts';
import { paymentRefunds, payments } from '#service/db/schema/payments.ts';
import { sandboxPayments } from '#service/db/schema/sandbox.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { inTransaction } from '#service/platform/transaction.ts';
import { type PaymentProcessor, ProcessorRefusal } from '#service/processors/processor.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

/** What stands between the service and the sandbox: it may be silent after (or before) it has passed a question on. */
const line = { silentBefore: false, silentAfter: false, refusesRefunds: false };
const between = (processor: PaymentProcessor): PaymentProcessor => ({
  ...processor,
  async createPayment(asked, signal) {
    if (line.silentBefore) throw new Error('nobody is reached');
    const answer = await processor.createPayment(asked, signal);
    if (line.silentAfter) throw new Error('the answer is lost');
    return answer;
  },
  async refund(asked, signal) {
    if (line.refusesRefunds) throw new ProcessorRefusal('card.processor_error');
    return processor.refund(asked, signal);
  },
});

let shop: SandboxShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openSandboxShop({ between });
  buyer = await shop.newBuyer();
});
afterAll(() => shop.close());

const rowOf = async (payNo: string) =>
  (await shop.db.select().from(payments).where(eq(payments.payNo, payNo)))[0];
const refundsOf = (orderNumber: string) =>
  shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNumber, orderNumber));
const later = async (minutes: number) => void (buyer = await shop.later(minutes, buyer));
const statusOf = async (orderNumber = '') => (await shop.standing(buyer, orderNumber)).status;

/** Pays while the line is as it is said. */
async function payOn(
  fault: Partial<typeof line>,
  orderNumbers: string[],
  card: 'approved' | 'slow' = 'approved',
) {
  Object.assign(line, fault);
  const { body } = await shop.payWith(buyer, orderNumbers, card);
  Object.assign(line, { silentBefore: false, silentAfter: false });
  return body;
}

describe('an attempt without an answer', () => {
  test('is being asked about, and ends as the processor says', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const lost = await payOn({ silentAfter: true }, orderNumbers);
    expect(lost).toMatchObject({ status: 'PROCESSING', failure: null });
    const other = await shop.payWith(buyer, orderNumbers, 'approved');
    expect(other.status).toBe(409);
    await shop.run('settle-payments');
    expect((await rowOf(lost.payNo))?.status).toBe('PROCESSING');
    await later(1);
    await shop.run('settle-payments');
    expect((await rowOf(lost.payNo))?.status).toBe('SUCCEEDED');
    expect(await statusOf(orderNumbers[0])).toBe('TO_DELIVER');
  });

  test('is told to whoever polls, as soon as the processor knows', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { payNo } = await payOn({ silentAfter: true }, orderNumbers);
    const { body } = await buyer.get<Payment>(`/p/payment/${payNo}`);
    expect(body.status).toBe('SUCCEEDED');
  });

  test('that never arrived has failed after a minute, and took nothing', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { payNo } = await payOn({ silentBefore: true }, orderNumbers);
    expect((await buyer.get<Payment>(`/p/payment/${payNo}`)).body.status).toBe('PROCESSING');
    await later(1);
    await shop.run('settle-payments');
    expect(await rowOf(payNo)).toMatchObject({ status: 'FAILED', failure: 'card.processor_error' });
    expect(await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.payNo, payNo))).toEqual([]);
    expect((await shop.payWith(buyer, orderNumbers, 'approved')).body.status).toBe('SUCCEEDED');
  });

  test('keeps its order ten minutes longer than the deadline, and no more', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { payNo } = await payOn({ silentAfter: true }, orderNumbers, 'slow');
    await shop.db.update(sandboxPayments).set({ decidesAt: null }).where(eq(sandboxPayments.payNo, payNo));
    await later(31);
    await shop.run('close-unpaid-orders');
    expect(await statusOf(orderNumbers[0])).toBe('TO_PAY');
    await later(10);
    await shop.run('close-unpaid-orders');
    expect(await statusOf(orderNumbers[0])).toBe('CANCELLED');
    expect((await rowOf(payNo))?.status).toBe('PROCESSING');
    await shop.db.update(sandboxPayments).set({ status: 'approved' }).where(eq(sandboxPayments.payNo, payNo));
    await later(60);
    await shop.run('settle-payments');
    await shop.run('refund-payments');
    expect((await rowOf(payNo))?.status).toBe('REFUNDED');
    expect(await statusOf(orderNumbers[0])).toBe('CANCELLED');
  });
});

test('what the courier has collected is paid', async () => {
  const { orderNumbers } = await shop.order(buyer);
  const { body } = await shop.pay(buyer, { orderNumbers, payType: 'COD_CARD' });
  expect(body).toMatchObject({ status: 'COD_PENDING', payType: 'COD_CARD' });
  await shop.run('follow-courier-payments');
  expect((await rowOf(body.payNo))?.status).toBe('COD_PENDING');
  const [orderNumber = ''] = orderNumbers;
  await shop.db.update(orders).set({ payStatus: 'COD_COLLECTED' }).where(eq(orders.orderNumber, orderNumber));
  await shop.run('follow-courier-payments');
  expect((await rowOf(body.payNo))?.status).toBe('COD_COLLECTED');
});

describe('a refund', () => {
  /** An order that was paid by card ends, and its money goes back. */
  async function ended(...what: ('kettle' | 'tea')[]) {
    const { orderNumbers } = await shop.order(buyer, ...what);
    const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
    const [orderNumber = ''] = orderNumbers;
    const now = shop.time.now;
    for (let times = 0; times < 2; times += 1)
      await inTransaction(shop.db, (tx) => refundOrder(tx, { orderNumber, cause: 'CANCELLED', now }));
    return { orderNumber, payment: body };
  }

  test('of one of several orders gives back its share, once', async () => {
    const { orderNumber, payment } = await ended('kettle', 'tea');
    await shop.run('refund-payments');
    const refunds = await refundsOf(orderNumber);
    expect(refunds).toMatchObject([{ state: 'DONE', cause: 'CANCELLED' }]);
    expect(refunds[0]?.amount).toBeLessThan(payment.amount.amount);
    expect((await rowOf(payment.payNo))?.status).toBe('PARTLY_REFUNDED');
    const other = payment.orderNumbers.find((number) => number !== orderNumber) ?? '';
    const now = shop.time.now;
    await inTransaction(shop.db, (tx) => refundOrder(tx, { orderNumber: other, cause: 'GROUP_FAILED', now }));
    await shop.run('refund-payments');
    expect((await rowOf(payment.payNo))?.status).toBe('REFUNDED');
  });

  test('that gets no answer is asked for again', async () => {
    const { orderNumber } = await ended();
    await shop.away();
    await shop.run('refund-payments');
    expect(await refundsOf(orderNumber)).toMatchObject([{ state: 'PENDING', refusals: 0 }]);
    await shop.back();
    await later(5);
    await shop.run('refund-payments');
    expect(await refundsOf(orderNumber)).toMatchObject([{ state: 'DONE' }]);
  });

  test('that the card does not take is in the wallet after a day and seven hours', async () => {
    const { orderNumber, payment } = await ended();
    line.refusesRefunds = true;
    const pauses = [0, 60, 6 * 60, 24 * 60];
    for (const [index, pause] of pauses.entries()) {
      await later(pause + 1);
      await shop.run('refund-payments');
      expect((await refundsOf(orderNumber))[0]?.state).toBe(index < 3 ? 'PENDING' : 'TO_WALLET');
    }
    line.refusesRefunds = false;
    const { body } = await buyer.get<Wallet>('/p/userBalance/getBalanceInfo');
    expect(body).toMatchObject({ balance: payment.amount, pending: { amount: 0 } });
    const { body: log } = await buyer.get<{ records: unknown[] }>('/p/userBalanceLog/log');
    expect(log.records).toMatchObject([
      { kind: 'REFUND', amount: payment.amount, balanceAfter: payment.amount, orderNumber },
    ]);
    expect((await rowOf(payment.payNo))?.status).toBe('REFUNDED');
  });
});

describe('a call of the processor', () => {
  async function news() {
    const { orderNumbers } = await shop.order(buyer);
    const { payNo, amount } = await payOn({ silentAfter: true }, orderNumbers);
    return { payNo, answer: { reference: payNo, money: amount, status: 'approved' } };
  }
  const sign = (body: string, seconds: number) =>
    `t=${seconds},v1=${createHmac('sha256', 'the-secret-of-the-hooks').update(`${seconds}.${body}`).digest('hex')}`;
  const call = (told: object, { at = 0, signature = '', to = 'sandbox' } = {}) => {
    const body = JSON.stringify(told);
    const seconds = Math.floor(shop.time.now.getTime() / 1000) + at;
    return shop.ask(`/hooks/payments/${to}`, {
      method: 'POST',
      raw: body,
      headers: { 'Sandbox-Signature': signature || sign(body, seconds) },
    });
  };

  test('said twenty times at once pays once', async () => {
    const told = await news();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(told)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await rowOf(told.payNo))?.status).toBe('SUCCEEDED');
    const refused = { ...told, answer: { ...told.answer, status: 'refused', failure: 'card.declined' } };
    expect((await call(refused)).status).toBe(200);
    expect((await rowOf(told.payNo))?.status).toBe('SUCCEEDED');
  });

  test('is not believed when it is not signed, too old, of another sum or of nothing', async () => {
    const told = await news();
    const lines = shop.log.length;
    expect((await call(told, { signature: `t=1,v1=${'0'.repeat(64)}` })).status).toBe(400);
    expect((await call(told, { at: -360 })).status).toBe(400);
    const dear = { ...told, answer: { ...told.answer, money: { amount: 100, currency: 'LKR' } } };
    expect((await call(dear)).status).toBe(400);
    const foreign = { ...told, answer: { ...told.answer, money: { ...told.answer.money, currency: 'TRY' } } };
    expect((await call(foreign)).status).toBe(400);
    expect((await call({ ...told, payNo: `pay_${randomUUID()}` })).status).toBe(400);
    expect((await call(told, { to: 'stripe' })).status).toBe(404);
    expect((await rowOf(told.payNo))?.status).toBe('PROCESSING');
    const events = shop.log.slice(lines).map(({ event }) => event);
    expect(events.filter((event) => event === 'payment.webhook_refused')).toHaveLength(5);
  });
});
