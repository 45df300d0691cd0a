import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfRefundSummary, Wallet } from '#openapi/schema.gen.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { usable } from '#service/ledger/tenders.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
import { give } from './voucher-world.ts';

let shop: Shop;
let world: ReturnType<typeof refundWorld>;
let buyer: RefundBuyer;
beforeAll(async () => {
  shop = await openShop();
  await stockUp(shop);
  world = refundWorld(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await world.newBuyer();
});
afterEach(sound);

const rupees = (amount: number) => ({ amount, currency: 'LKR' });
const walletOf = async (who: Shopper) => (await usable(shop.db, who.session.userId, 'LKR')).wallet;
const list = async (query = '') => (await buyer.get<PageOfRefundSummary>(`/p/orderRefund/list${query}`)).body;

/** Whatever happened, everything adds up. */
async function sound() {
  expect(await audit(shop.db)).toEqual([]);
}

describe('a refund', () => {
  test('is asked for once for each intent', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const key = randomUUID();
    const [first, second] = [
      await world.apply(buyer, orderNumber, items, {}, key),
      await world.apply(buyer, orderNumber, items, {}, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await list()).total).toBe(1);
  });

  test('is taken back by the buyer, who may ask again', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const { body } = await world.apply(buyer, orderNumber, items);
    const taken = await world.withdraw(buyer, body.refundSn);
    expect(taken.body).toMatchObject({ status: 'WITHDRAWN', deadline: null });
    expect((await world.withdraw(buyer, body.refundSn)).body).toEqual(taken.body);
    expect((await world.detail(buyer, orderNumber)).items[0]).toMatchObject({
      refundSn: null,
      refundableCount: 3,
    });
    expect((await world.apply(buyer, orderNumber, items)).status).toBe(200);
  });

  test('is its buyer’s alone', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const { body } = await world.apply(buyer, orderNumber, [
      { orderItemId: lines[0]?.orderItemId ?? 0, count: 1 },
    ]);
    const stranger = await world.newBuyer();
    expect((await stranger.get(`/p/orderRefund/info?refundSn=${body.refundSn}`)).status).toBe(404);
    expect((await world.withdraw(stranger, body.refundSn)).status).toBe(404);
    expect((await world.sendBack(stranger, body.refundSn)).status).toBe(404);
    expect((await stranger.get<PageOfRefundSummary>('/p/orderRefund/list')).body.total).toBe(0);
  });

  test('of all pieces on their way ends the order', async () => {
    const { orderNumber, lines } = await world.order(buyer, { until: 'delivered' });
    const items = lines.map(({ orderItemId, count }) => ({ orderItemId, count }));
    const { body } = await world.apply(buyer, orderNumber, items, { reason: 'DAMAGED' });
    expect((await buyer.put(`/p/myOrder/receipt/${orderNumber}`)).status).toBe(409);
    await world.desk.seller.accept(body.refundSn);
    expect(await world.detail(buyer, orderNumber)).toMatchObject({
      status: 'CANCELLED',
      payStatus: 'REFUNDED',
      afterSales: 'DONE',
      cancel: { closeType: 'REFUNDED' },
    });
    expect(await walletOf(buyer)).toBe(319_700);
    expect((await list()).records.map(({ kind }) => kind)).toEqual(['AFTER_SALES']);
  });

  test('of all pieces, but not for the shop’s fault, is not all of the money, and the order says so', async () => {
    await give(shop.db, buyer.session.userId, { coins: 100 });
    const { orderNumber, lines } = await world.order(buyer, {
      what: { kettle: 1 },
      checkout: { coins: 100 },
      until: 'delivered',
    });
    const items = lines.map(({ orderItemId, count }) => ({ orderItemId, count }));
    const { body } = await world.apply(buyer, orderNumber, items, { amount: rupees(50_000) });
    await world.desk.seller.accept(body.refundSn);
    const { coins } = await usable(shop.db, buyer.session.userId, 'LKR');
    expect(coins).toBeLessThan(100);
    expect(await world.detail(buyer, orderNumber)).toMatchObject({
      status: 'CANCELLED',
      payStatus: 'PARTLY_REFUNDED',
      cancel: {
        closeType: 'REFUNDED',
        refundAmount: rupees(50_000),
        refundTo: [
          { to: 'WALLET', amount: rupees(50_000) },
          { to: 'COINS', coins },
        ],
      },
    });
  });

  test('of every line, each asked back by itself at once, gives delivery back with the last one', async () => {
    const { orderNumber, lines } = await world.order(buyer, { what: { kettle: 1, cup: 1 } });
    const { amounts } = await world.detail(buyer, orderNumber);
    const asked: string[] = [];
    for (const { orderItemId } of lines) {
      const one = [{ orderItemId, count: 1 }];
      asked.push((await world.apply(buyer, orderNumber, one, { reason: 'DAMAGED' })).body.refundSn);
    }
    for (const refundSn of asked) await world.desk.seller.accept(refundSn);
    expect(await walletOf(buyer)).toBe(amounts.total.amount);
    const { payStatus } = await world.detail(buyer, orderNumber);
    expect(payStatus).toBe('REFUNDED');
  });

  test('of some pieces on their way leaves fewer coins to earn', async () => {
    const { orderNumber, lines } = await world.order(buyer, { what: { kettle: 2 }, until: 'delivered' });
    const coins = async () => (await world.detail(buyer, orderNumber)).coins?.coins;
    expect(await coins()).toBe(2);
    const one = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const { body } = await world.apply(buyer, orderNumber, one);
    expect(await coins()).toBe(2);
    await world.desk.seller.accept(body.refundSn);
    expect(await coins()).toBe(1);
    expect((await buyer.put(`/p/myOrder/receipt/${orderNumber}`)).body).toMatchObject({ coinsEarned: 1 });
  });

  test('of some pieces on their way leaves the order to be received', async () => {
    const { orderNumber, lines } = await world.order(buyer, { until: 'delivered' });
    const { body } = await world.apply(buyer, orderNumber, [
      { orderItemId: lines[0]?.orderItemId ?? 0, count: 1 },
    ]);
    await world.desk.seller.accept(body.refundSn);
    expect(await world.detail(buyer, orderNumber)).toMatchObject({
      status: 'TO_RECEIVE',
      payStatus: 'PARTLY_REFUNDED',
    });
    expect((await buyer.put(`/p/myOrder/receipt/${orderNumber}`)).status).toBe(200);
  });

  test('gives wallet money and coins back as what they were', async () => {
    await give(shop.db, buyer.session.userId, { coins: 1_000, wallet: 100_000 });
    const { orderNumber, lines } = await world.order(buyer, {
      what: { tea: 3 },
      checkout: { coins: 100, useWallet: true },
    });
    const [line] = lines;
    const items = [{ orderItemId: line?.orderItemId ?? 0, count: 2 }];
    const { body: preview } = await world.preview(buyer, orderNumber, items);
    const { coins } = preview;
    expect(coins).toBe(67);
    const before = await usable(shop.db, buyer.session.userId, 'LKR');
    const { body } = await world.apply(buyer, orderNumber, items);
    await world.desk.seller.accept(body.refundSn);
    const after = await usable(shop.db, buyer.session.userId, 'LKR');
    expect(after).toEqual({
      coins: before.coins + coins,
      wallet: before.wallet + preview.maxAmount.amount,
    });
    const rest = await world.apply(buyer, orderNumber, [{ orderItemId: line?.orderItemId ?? 0, count: 1 }]);
    await world.desk.seller.accept(rest.body.refundSn);
    const end = await usable(shop.db, buyer.session.userId, 'LKR');
    expect(end.coins).toBe(1_000);
    expect(end.wallet - before.wallet).toBe(line?.lineNet);
    const { body: wallet } = await buyer.get<Wallet>('/p/userBalance/getBalanceInfo');
    expect(wallet.balance.amount).toBe(end.wallet);
  });

  test('writes a mail in the buyer’s language, where there is a mail', async () => {
    await shop.db
      .update(users)
      .set({ mail: `${randomUUID()}@example.com`, language: 'tr' })
      .where(eq(users.userId, buyer.session.userId));
    const { orderNumber, lines } = await world.order(buyer);
    const { body } = await world.apply(buyer, orderNumber, [
      { orderItemId: lines[0]?.orderItemId ?? 0, count: 1 },
    ]);
    await world.desk.seller.refuse(body.refundSn, 'Fotoğrafta çatlak görünmüyor.');
    const mails = await shop.db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.userId, buyer.session.userId), eq(outboxMessages.channel, 'mail')));
    const refused = mails.find(({ text }) => text.includes('Fotoğrafta çatlak görünmüyor.'));
    expect(refused?.html).toContain('lang="tr-TR"');
  });
});

describe('the list', () => {
  test('holds refunds and cancelled orders, newest first, by kind and by whether they are over', async () => {
    const first = await world.order(buyer);
    const asked = await world.apply(buyer, first.orderNumber, [
      { orderItemId: first.lines[0]?.orderItemId ?? 0, count: 1 },
    ]);
    buyer = await world.later(1, buyer);
    const second = await world.order(buyer, { until: 'placed' });
    await buyer.put(`/p/myOrder/cancel/${second.orderNumber}`, { reason: 'CHANGED_MIND' });
    const all = await list();
    expect(all.records).toMatchObject([
      {
        kind: 'CANCELLATION',
        orderNumber: second.orderNumber,
        status: 'CLOSED',
        amount: rupees(0),
        cancelledAmount: rupees(319_700),
        applyType: null,
        actions: [],
        items: [{ count: 3 }],
      },
      { kind: 'AFTER_SALES', refundSn: asked.body.refundSn },
    ]);
    const numbers = async (query: string) =>
      (await list(query)).records.map(({ orderNumber }) => orderNumber);
    expect(await numbers('?kind=CANCELLATION')).toEqual([second.orderNumber]);
    expect(await numbers('?open=true')).toEqual([first.orderNumber]);
    expect(await numbers('?open=false')).toEqual([second.orderNumber]);
    const detail = await world.refund(buyer, all.records[0]?.refundSn ?? '');
    expect(detail).toMatchObject({ reason: 'CHANGED_MIND', tenders: [{ to: 'NONE' }] });
    expect(await list('?size=1&current=2')).toMatchObject({ total: 2, pages: 2 });
  });

  test('shows what a cancelled order gives back to the wallet and in coins', async () => {
    await give(shop.db, buyer.session.userId, { coins: 100, wallet: 1_000_000 });
    const { orderNumber } = await world.order(buyer, {
      what: { tea: 3 },
      checkout: { coins: 20, useWallet: true },
      payType: 'WALLET',
      until: 'placed',
    });
    await buyer.put(`/p/myOrder/cancel/${orderNumber}`, { reason: 'CHEAPER' });
    const [row] = (await list()).records;
    const refund = await world.refund(buyer, row?.refundSn ?? '');
    expect(refund).toMatchObject({
      status: 'REFUNDED',
      tenders: [
        { to: 'WALLET', status: 'DONE' },
        { to: 'COINS', coins: 20, status: 'DONE' },
      ],
    });
    expect(refund.amount).toEqual(refund.cancelledAmount);
    expect(await usable(shop.db, buyer.session.userId, 'LKR')).toEqual({ coins: 100, wallet: 1_000_000 });
  });
});
