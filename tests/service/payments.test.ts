import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BankCard, Payment, PayInfo } from '#openapi/schema.gen.ts';
import { paymentEvents, paymentRefunds, payments } from '#service/db/schema/payments.ts';
import { sandboxPayments, sandboxRefunds } from '#service/db/schema/sandbox.ts';
import { challengeCode } from '#service/sandbox/challenge-store.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';

type Told = { code: string; details?: Record<string, unknown> };

let shop: SandboxShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openSandboxShop();
  buyer = await shop.newBuyer();
});
afterAll(() => shop.close());

const stepsOf = async (payNo: string) =>
  (
    await shop.db
      .select({ event: paymentEvents.event })
      .from(paymentEvents)
      .where(eq(paymentEvents.payNo, payNo))
      .orderBy(paymentEvents.paymentEventId)
  ).map(({ event }) => event);
const chargesOf = (payNo: string) =>
  shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.payNo, payNo));
const get = async (payNo: string) => (await buyer.get<Payment>(`/p/payment/${payNo}`)).body;

describe('a card', () => {
  test('that is good pays the order at once', async () => {
    const { orderNumbers, due, payDeadline } = await shop.order(buyer);
    expect(payDeadline).not.toBeNull();
    const { status, body } = await shop.payWith(buyer, orderNumbers, 'approved');
    expect([status, body]).toMatchObject([
      200,
      { orderNumbers, payType: 'CARD', amount: due, status: 'SUCCEEDED', nextAction: null, failure: null },
    ]);
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({
      status: 'TO_DELIVER',
      payStatus: 'SUCCEEDED',
    });
    expect(await chargesOf(body.payNo)).toMatchObject([{ status: 'approved', amount: due.amount }]);
    expect(await stepsOf(body.payNo)).toEqual(['payByCard', 'approve']);
    const again = await shop.payWith(buyer, orderNumbers, 'approved');
    expect([again.status, (again.body as unknown as Told).code]).toEqual([409, 'order.already_paid']);
  });

  test.each([
    ['declined', 'card.declined', false],
    ['insufficient', 'card.insufficient_funds', true],
    ['expired', 'card.expired', false],
  ] as const)('that is %s says why, and another one pays', async (card, code, retryable) => {
    const { orderNumbers } = await shop.order(buyer);
    const { status, body } = await shop.payWith(buyer, orderNumbers, card);
    expect([status, body]).toMatchObject([200, { status: 'FAILED', failure: { code, retryable } }]);
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({
      status: 'TO_PAY',
      payStatus: 'FAILED',
    });
    const russian = await buyer.get<Payment>(`/p/payment/${body.payNo}`, { 'Accept-Language': 'ru-RU' });
    expect(russian.body.failure?.desc).toMatch(/[а-я]/);
    expect((await shop.payWith(buyer, orderNumbers, 'approved')).body.status).toBe('SUCCEEDED');
  });

  test('pays several orders of a checkout at once, or none of them', async () => {
    const { orderNumbers, due } = await shop.order(buyer, 'kettle', 'tea');
    expect(orderNumbers).toHaveLength(2);
    const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
    expect(body).toMatchObject({ status: 'SUCCEEDED', amount: due });
    for (const orderNumber of orderNumbers)
      expect(await shop.standing(buyer, orderNumber)).toMatchObject({ status: 'TO_DELIVER' });
    expect(await chargesOf(body.payNo)).toHaveLength(1);
  });

  test('is typed once: its token is good for one payment', async () => {
    const cardToken = await shop.type(buyer, 'approved');
    const [first, second] = [await shop.order(buyer), await shop.order(buyer)];
    expect((await shop.pay(buyer, { orderNumbers: first.orderNumbers, cardToken })).status).toBe(200);
    const again = await shop.pay<Told>(buyer, { orderNumbers: second.orderNumbers, cardToken });
    expect([again.status, again.body.code]).toEqual([422, 'card.token_invalid']);
    const unknown = await shop.pay<Told>(buyer, {
      orderNumbers: second.orderNumbers,
      cardToken: 'tok_none',
    });
    expect([unknown.status, unknown.body.code]).toEqual([422, 'card.token_invalid']);
    expect(await shop.standing(buyer, second.orderNumbers[0] ?? '')).toMatchObject({ status: 'TO_PAY' });
  });

  test('is charged once for a key, which answers the same again', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const [key, cardToken] = [randomUUID(), await shop.type(buyer, 'approved')];
    const asked = { orderNumbers, cardToken };
    const first = await shop.pay(buyer, asked, key);
    const repeat = await shop.pay(buyer, asked, key);
    expect(repeat.body).toEqual(first.body);
    expect(repeat.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('the challenge of a bank', () => {
  test('is passed by its code', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    expect(body).toMatchObject({
      status: 'REQUIRES_ACTION',
      nextAction: { type: 'CHALLENGE', method: 'POST', url: `${shop.origin}/challenge` },
    });
    const early = await shop.confirmPayment(buyer, body.payNo);
    expect(early.body.status).toBe('REQUIRES_ACTION');
    expect(await shop.answerBank(body, '000000')).toContain('aria-invalid="true"');
    await shop.answerBank(body, challengeCode);
    const { body: passed } = await shop.confirmPayment(buyer, body.payNo);
    expect(passed).toMatchObject({ status: 'SUCCEEDED', nextAction: null });
    // Asked again with a new intent, it says what it is.
    expect((await shop.confirmPayment(buyer, body.payNo)).body).toEqual(passed);
    expect(await stepsOf(body.payNo)).toEqual(['payByCard', 'challenge', 'approve']);
  });

  test('of another payment is another intent, although the key and the body are the same', async () => {
    const [one, other] = [await shop.order(buyer), await shop.order(buyer)];
    const first = (await shop.payWith(buyer, one.orderNumbers, 'challenge')).body;
    const second = (await shop.payWith(buyer, other.orderNumbers, 'challenge')).body;
    const key = randomUUID();
    expect((await shop.cancelPayment(buyer, first.payNo, key)).status).toBe(200);
    const refused = await shop.cancelPayment<Told>(buyer, second.payNo, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'idempotency.mismatch']);
    expect((await buyer.get<Payment>(`/p/payment/${second.payNo}`)).body.status).toBe('REQUIRES_ACTION');
  });

  test.each([
    ['a card whose bank does not accept it', 'challengeFails', challengeCode],
    ['a buyer who says it was somebody else', 'challenge', undefined],
  ] as const)('is failed by %s', async (_name, card, code) => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, card);
    await shop.answerBank(body, code);
    const { body: failed } = await shop.confirmPayment(buyer, body.payNo);
    expect(failed).toMatchObject({
      status: 'FAILED',
      failure: { code: 'card.authentication_failed', retryable: true },
    });
  });

  test('is answered to the bank alone: the call back pays the order of a closed window', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    await shop.answerBank(body, challengeCode);
    await shop.call();
    expect(await get(body.payNo)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({ status: 'TO_DELIVER' });
  });

  test('keeps other payments of the order away until it is given up', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    const other = await shop.payWith(buyer, orderNumbers, 'approved');
    expect([other.status, other.body]).toMatchObject([
      409,
      { code: 'pay.in_progress', details: { payNo: body.payNo } },
    ]);
    expect((await shop.cancelPayment(buyer, body.payNo)).body).toMatchObject({ status: 'CANCELLED' });
    expect((await shop.payWith(buyer, orderNumbers, 'approved')).body.status).toBe('SUCCEEDED');
    const late = await shop.confirmPayment<Told>(buyer, body.payNo);
    expect([late.status, late.body.code]).toEqual([409, 'pay.not_waiting']);
  });

  test('is over after ten minutes, and makes room for another try', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    buyer = await shop.later(11, buyer);
    expect((await shop.payWith(buyer, orderNumbers, 'approved')).body.status).toBe('SUCCEEDED');
    expect((await get(body.payNo)).status).toBe('EXPIRED');
  });
});

describe('money that comes too late', () => {
  test('goes back in full when the buyer has chosen another way', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    await shop.away();
    expect((await shop.cancelPayment(buyer, body.payNo)).body.status).toBe('CANCELLED');
    await shop.back();
    const cash = await shop.pay(buyer, { orderNumbers, payType: 'COD_CASH' });
    expect(cash.body).toMatchObject({ status: 'COD_PENDING', payType: 'COD_CASH' });
    // The bank's page was still open: the sandbox has never heard that nobody waits for it.
    await shop.answerBank(body, challengeCode);
    await shop.call();
    await shop.run('refund-payments');
    expect(await get(body.payNo)).toMatchObject({ status: 'REFUNDED' });
    expect(
      await shop.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.payNo, body.payNo)),
    ).toMatchObject([{ amount: body.amount.amount }]);
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({
      status: 'TO_DELIVER',
      payStatus: 'COD_PENDING',
    });
  });

  test('goes back when the order was closed meanwhile, which stays closed', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const { body } = await shop.payWith(buyer, orderNumbers, 'challenge');
    await shop.away();
    buyer = await shop.later(41, buyer);
    await shop.run('close-unpaid-orders');
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({ status: 'CANCELLED' });
    await shop.back();
    await shop.db
      .update(sandboxPayments)
      .set({ status: 'approved' })
      .where(eq(sandboxPayments.payNo, body.payNo));
    buyer = await shop.later(2, buyer);
    await shop.run('settle-payments');
    await shop.run('refund-payments');
    expect(await get(body.payNo)).toMatchObject({ status: 'REFUNDED' });
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({ status: 'CANCELLED' });
    expect(
      await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.payNo, body.payNo)),
    ).toMatchObject([{ cause: 'LATE', state: 'DONE' }]);
  });
});

describe('what is asked', () => {
  test('is refused for foreign orders, ways and pages, and nothing is tried', async () => {
    const { orderNumbers } = await shop.order(buyer);
    const other = await shop.newBuyer();
    const cardToken = await shop.type(other, 'approved');
    expect((await shop.pay(other, { orderNumbers, cardToken })).status).toBe(404);
    expect((await buyer.get('/p/payment/pay_none')).status).toBe(404);
    const wallet = await shop.pay<Told>(buyer, { orderNumbers, payType: 'WALLET' });
    expect([wallet.status, wallet.body.code]).toEqual([409, 'paytype.not_allowed']);
    const foreign = { orderNumbers, cardToken, returnUrl: 'https://elsewhere.example/paymentMethod' };
    expect((await shop.pay<Told>(buyer, foreign)).body.code).toBe('request.invalid');
    const { body } = await buyer.get<BankCard[]>('/p/bankCard/list');
    expect(body).toEqual([]);
    expect((await shop.pay(buyer, { orderNumbers, cardId: 'card_none' })).status).toBe(404);
    expect(await shop.db.select().from(payments).where(eq(payments.userId, other.session.userId))).toEqual(
      [],
    );
  });

  test('is told before it is paid: what is due, until when, in which ways', async () => {
    const { orderNumbers, due, payDeadline } = await shop.order(buyer, 'kettle', 'tea');
    const asked = `/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${orderNumbers.join(',')}`;
    const { body } = await buyer.get<PayInfo>(asked, { 'Accept-Language': 'zh-CN' });
    expect(body).toMatchObject({
      orderNumbers,
      due,
      payDeadline,
      status: 'TO_PAY',
      receiver: 'Nimali Perera',
      payMethods: ['COD_CASH', 'COD_CARD', 'CARD'].map((payType) => ({ payType, enabled: true })),
    });
    expect(body.prodNames).toEqual(['搪瓷水壶', '红茶']);
    const { subtotal, deliveryFee, deliveryReduce, total } = body.amounts;
    expect(subtotal.amount + deliveryFee.amount - deliveryReduce.amount).toBe(total.amount);
    expect(body.amounts.due).toEqual(due);
    await shop.payWith(buyer, orderNumbers, 'approved');
    const { body: paid } = await buyer.get<PayInfo>(asked);
    expect(paid).toMatchObject({ status: 'TO_DELIVER', payMethods: [], payDeadline: null });
    expect(paid.due.amount).toBe(0);
  });

  test('is refused after the deadline, and where the courier takes no money', async () => {
    const { orderNumbers } = await shop.order(buyer, 'prepaid');
    const cash = await shop.pay<Told>(buyer, { orderNumbers, payType: 'COD_CASH' });
    expect([cash.status, cash.body.code]).toEqual([409, 'paytype.not_allowed']);
    buyer = await shop.later(31, buyer);
    const late = await shop.payWith(buyer, orderNumbers, 'approved');
    expect([late.status, (late.body as unknown as Told).code]).toEqual([409, 'order.closed']);
    await shop.run('close-unpaid-orders');
    expect(await shop.standing(buyer, orderNumbers[0] ?? '')).toMatchObject({ status: 'CANCELLED' });
  });
});
