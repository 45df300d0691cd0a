import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PageOfRefundSummary, PageOfWalletRecord, Payment } from '#openapi/schema.gen.ts';
import { orderNotices } from '#service/db/schema/order-notices.ts';
import { orderItems } from '#service/db/schema/orders.ts';
import { paymentRefunds, payments } from '#service/db/schema/payments.ts';
import { sandboxRefunds } from '#service/db/schema/sandbox.ts';
import { refundFailed } from '#service/payments/pay-back.ts';
import { refundOrder } from '#service/payments/refunds.ts';
import { cardMoneyWith } from '#service/refunds/card-money.ts';
import { usable } from '#service/ledger/tenders.ts';
import { type PaymentProcessor, ProcessorRefusal } from '#service/processors/processor.ts';
import { audit } from './audit.ts';
import { movesOf } from './moves.ts';
import { paidByBoth } from './paid-by-both.ts';
import { refundWorld, stockUp } from './refund-world.ts';
import { type Buyer, openSandboxShop, type SandboxShop } from './sandbox-shop.ts';
import type { goods } from './world.ts';

let refusesRefunds = false;
const between = (processor: PaymentProcessor): PaymentProcessor => ({
  ...processor,
  async refund(asked, signal) {
    if (refusesRefunds) throw new ProcessorRefusal('card.processor_error');
    return processor.refund(asked, signal);
  },
});

const cards = { takesCards: () => true, refundOrder };
let shop: SandboxShop;
let world: ReturnType<typeof refundWorld>;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openSandboxShop({ between });
  await stockUp(shop);
  world = refundWorld(shop, cards);
  buyer = await shop.newBuyer();
});
afterAll(() => shop.close());
afterEach(sound);

/** Whatever happened, everything adds up. */
async function sound() {
  refusesRefunds = false;
  expect(await audit(shop.db)).toEqual([]);
}

const rupees = (amount: number) => ({ amount, currency: 'LKR' });
const moves = () => movesOf(shop, cards);
const walletOf = async () => (await usable(shop.db, buyer.session.userId, 'LKR')).wallet;

/** Pays for things of each shop by card, and has them received. */
async function paid(...what: (keyof typeof goods)[]) {
  const { orderNumbers } = await shop.order(buyer, ...what);
  const { body } = await shop.payWith(buyer, orderNumbers, 'approved');
  const orders = [];
  for (const orderNumber of orderNumbers) {
    const lines = await shop.db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
    orders.push({ orderNumber, items: lines.map(({ orderItemId, count }) => ({ orderItemId, count })) });
  }
  return { payNo: body.payNo, orders };
}
async function received(...what: (keyof typeof goods)[]) {
  const { payNo, orders } = await paid(...what);
  for (const { orderNumber } of orders) {
    await moves().ship(orderNumber, { courierName: 'Island Express', trackingNumber: 'IE-1' });
    await moves().deliver(orderNumber);
    await buyer.put(`/p/myOrder/receipt/${orderNumber}`);
  }
  const [order] = orders;
  if (!order) throw new Error('no order');
  return { payNo, orders, ...order };
}

describe('what a card has paid', () => {
  test('goes back to it, and the refund is done with the bank’s word', async () => {
    const { orderNumber, items, payNo } = await received('kettle');
    const { body: preview } = await world.preview(buyer, orderNumber, items);
    expect(preview.tenders).toMatchObject([{ to: 'CARD', amount: rupees(160_000) }]);
    const { body } = await world.apply(buyer, orderNumber, items);
    expect(body.tenders).toMatchObject([{ to: 'CARD', amount: rupees(125_000), status: 'PENDING' }]);
    await world.desk.seller.accept(body.refundSn);
    expect(await world.refund(buyer, body.refundSn)).toMatchObject({
      status: 'REFUNDING',
      tenders: [{ to: 'CARD', amount: rupees(125_000), status: 'PENDING' }],
    });
    expect((await buyer.delete(`/p/myOrder/${orderNumber}`)).status).toBe(409);
    await shop.run('refund-payments');
    const done = await world.refund(buyer, body.refundSn);
    expect(done).toMatchObject({
      status: 'REFUNDED',
      tenders: [{ to: 'CARD', amount: rupees(125_000), status: 'DONE' }],
    });
    expect(done.timeline.at(-1)?.note).toBe('Paid back to the card.');
    const back = await shop.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.payNo, payNo));
    expect(back.map(({ amount }) => amount)).toEqual([125_000]);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.payNo, payNo));
    expect(payment?.status).toBe('PARTLY_REFUNDED');
    expect(await walletOf()).toBe(0);
    const told = await shop.db.select().from(orderNotices).where(eq(orderNotices.refundSn, body.refundSn));
    expect(told.map(({ facts }) => facts.about)).toEqual(['APPLIED', 'REFUNDING', 'REFUNDED']);
    expect((await buyer.delete(`/p/myOrder/${orderNumber}`)).status).toBe(204);
    expect((await buyer.get(`/p/orderRefund/info?refundSn=${body.refundSn}`)).status).toBe(404);
  });

  test('is tried again after 1 h, 6 h and 24 h, then it is in the wallet', async () => {
    const { orderNumber, items } = await received('cup');
    const { body } = await world.apply(buyer, orderNumber, items);
    await world.desk.seller.accept(body.refundSn);
    const before = await walletOf();
    refusesRefunds = true;
    for (const minutes of [2, 61, 6 * 60 + 1, 24 * 60 + 1]) {
      expect((await world.refund(buyer, body.refundSn)).status).toBe('REFUNDING');
      buyer = await shop.later(minutes, buyer);
      await shop.run('refund-payments');
    }
    refusesRefunds = false;
    const done = await world.refund(buyer, body.refundSn);
    expect(done.status).toBe('REFUNDED');
    expect(done.tenders).toMatchObject([{ to: 'WALLET', amount: rupees(99_900), status: 'DONE' }]);
    expect(done.timeline.map(({ status, note }) => `${status}: ${note}`).slice(-4)).toEqual([
      ...Array.from({ length: 3 }, () => 'REFUNDING: The bank refused the refund. We try again.'),
      'REFUNDED: The card did not take the money, so it is in the wallet.',
    ]);
    expect((await walletOf()) - before).toBe(99_900);
    const { body: log } = await buyer.get<PageOfWalletRecord>('/p/userBalanceLog/log');
    expect(log.records[0]).toMatchObject({ kind: 'REFUND', orderNumber, refundSn: body.refundSn });
  });

  test('comes first, the wallet after it, and together never more than each has paid', async () => {
    const { orderNumber, orderItemId, amounts } = await paidByBoth(shop, moves(), buyer);
    const { due, walletUsed } = amounts;
    const before = await walletOf();
    for (const count of [1, 1]) {
      const pieces = [{ orderItemId, count }];
      const { body } = await world.apply(buyer, orderNumber, pieces, { reason: 'DAMAGED' });
      await world.desk.seller.accept(body.refundSn);
      await shop.run('refund-payments');
    }
    const toCard = await shop.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.orderNumber, orderNumber));
    expect(toCard.reduce((sum, { amount }) => sum + amount, 0)).toBe(due.amount);
    expect((await walletOf()) - before).toBe(walletUsed.amount);
    expect((await world.detail(buyer, orderNumber)).status).toBe('CANCELLED');
  });

  test('of one order of a payment leaves the other’s share alone', async () => {
    const { orders, payNo } = await received('kettle', 'tea');
    const [first, second] = orders;
    const states = async () => {
      const [one, other] = [first?.orderNumber ?? '', second?.orderNumber ?? ''];
      return [(await world.detail(buyer, one)).payStatus, (await world.detail(buyer, other)).payStatus];
    };
    const { body } = await world.apply(buyer, first?.orderNumber ?? '', first?.items ?? []);
    await world.desk.seller.accept(body.refundSn);
    await shop.run('refund-payments');
    expect(await states()).toEqual(['PARTLY_REFUNDED', 'SUCCEEDED']);
    const { body: other } = await world.apply(buyer, second?.orderNumber ?? '', second?.items ?? []);
    await world.desk.seller.accept(other.refundSn);
    await shop.run('refund-payments');
    const back = await shop.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.payNo, payNo));
    expect(back.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([45_000, 125_000]);
    // The first one's delivery stays paid.
    expect(await states()).toEqual(['PARTLY_REFUNDED', 'REFUNDED']);
    expect((await buyer.get<Payment>(`/p/payment/${payNo}`)).body.status).toBe('PARTLY_REFUNDED');
  });

  test('and comes back from the bank after it had arrived is in the wallet, and the buyer is told', async () => {
    const { orderNumber, items } = await received('cup');
    const { body } = await world.apply(buyer, orderNumber, items);
    await world.desk.seller.accept(body.refundSn);
    await shop.run('refund-payments');
    const [refund] = await shop.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.refundSn, body.refundSn));
    const before = await walletOf();
    const parts = { db: shop.db, clock: () => shop.time.now, refundDoor: cardMoneyWith(world.doors) };
    await refundFailed(parts, refund?.refundNo ?? '');
    await refundFailed(parts, refund?.refundNo ?? '');
    expect((await walletOf()) - before).toBe(99_900);
    expect(await world.refund(buyer, body.refundSn)).toMatchObject({
      status: 'REFUNDED',
      tenders: [{ to: 'WALLET', amount: rupees(99_900), status: 'DONE' }],
    });
    const told = await shop.db.select().from(orderNotices).where(eq(orderNotices.refundSn, body.refundSn));
    expect(told.map(({ facts }) => facts.about).slice(-2)).toEqual(['REFUNDED', 'IN_WALLET']);
  });
});

test('what a courier has collected for two orders goes to the wallet order by order, and their payment says so', async () => {
  const { orderNumbers } = await shop.order(buyer, 'kettle', 'tea');
  const { body: payment } = await buyer.post<Payment>(
    '/p/order/pay',
    { orderNumbers, payType: 'COD_CASH' },
    { 'Idempotency-Key': randomUUID() },
  );
  for (const orderNumber of orderNumbers) {
    await moves().ship(orderNumber, { courierName: 'Island Express', trackingNumber: 'IE-1' });
    await moves().deliver(orderNumber);
  }
  await shop.run('follow-courier-payments');
  const before = await walletOf();
  const said: string[] = [];
  let paidIn = 0;
  for (const orderNumber of orderNumbers) {
    const { items, total } = await world.detail(buyer, orderNumber);
    const pieces = items.map(({ orderItemId, prodCount: count }) => ({ orderItemId, count }));
    const { body } = await world.apply(buyer, orderNumber, pieces, { reason: 'DAMAGED' });
    await world.desk.seller.accept(body.refundSn);
    paidIn += total.amount;
    expect((await world.detail(buyer, orderNumber)).payStatus).toBe('REFUNDED');
    said.push((await buyer.get<Payment>(`/p/payment/${payment.payNo}`)).body.status);
  }
  expect(said).toEqual(['PARTLY_REFUNDED', 'REFUNDED']);
  expect((await walletOf()) - before).toBe(paidIn);
});

describe('an order that is cancelled', () => {
  const cancel = (orderNumber: string) =>
    buyer.put(`/p/myOrder/cancel/${orderNumber}`, { reason: 'CHANGED_MIND' });
  const listed = async (orderNumber: string) =>
    (await buyer.get<PageOfRefundSummary>('/p/orderRefund/list?kind=CANCELLATION')).body.records.find(
      (one) => one.orderNumber === orderNumber,
    );

  test('is listed as on its way until the card has its money', async () => {
    const { orders } = await paid('kettle');
    const [{ orderNumber } = { orderNumber: '' }] = orders;
    expect((await cancel(orderNumber)).status).toBe(200);
    const row = await listed(orderNumber);
    expect(row).toMatchObject({
      status: 'REFUNDING',
      amount: rupees(160_000),
      cancelledAmount: rupees(160_000),
    });
    await shop.run('refund-payments');
    expect(await world.refund(buyer, row?.refundSn ?? '')).toMatchObject({
      status: 'REFUNDED',
      tenders: [{ to: 'CARD', amount: rupees(160_000), status: 'DONE' }],
    });
  });

  test('after another one of the same payment gets its share back, too', async () => {
    const { orders } = await paid('kettle', 'tea');
    for (const { orderNumber } of orders) {
      expect((await cancel(orderNumber)).status).toBe(200);
      await shop.run('refund-payments');
      const row = await listed(orderNumber);
      expect(row?.status).toBe('REFUNDED');
      expect(row?.amount).toEqual(row?.cancelledAmount);
    }
  });
});
