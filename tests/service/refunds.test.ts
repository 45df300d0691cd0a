import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfRefundSummary, PageOfWalletRecord, Wallet } from '#openapi/schema.gen.ts';
import { orderNotices } from '#service/db/schema/order-notices.ts';
import { outboxMessages } from '#service/db/schema/outbox-messages.ts';
import { users } from '#service/db/schema/users.ts';
import { usable } from '#service/ledger/tenders.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
import { give } from './voucher-world.ts';
import { casora } from './world.ts';

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
afterEach(async () => expect(await audit(shop.db)).toEqual([]));

const rupees = (amount: number) => ({ amount, currency: 'LKR' });
const walletOf = async (who: Shopper) => (await usable(shop.db, who.session.userId, 'LKR')).wallet;
const list = async (query = '') =>
  (await buyer.get<PageOfRefundSummary>(`/p/orderRefund/list${query}`)).body;
const noticesOf = async (refundSn: string) =>
  (
    await shop.db
      .select()
      .from(orderNotices)
      .where(and(eq(orderNotices.refundSn, refundSn), eq(orderNotices.kind, 'REFUND')))
      .orderBy(orderNotices.noticeId)
  ).map(({ facts }) => facts.about);

describe('money only', () => {
  test('is asked for, accepted, and in the wallet at once, for an order that was paid in cash', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const [line] = lines;
    const items = [{ orderItemId: line?.orderItemId ?? 0, count: 1 }];
    const { body: preview } = await world.preview(buyer, orderNumber, items);
    expect(preview).toEqual({
      maxAmount: rupees(99_900),
      coins: 0,
      deliveryIncluded: rupees(0),
      tenders: [{ to: 'WALLET', amount: rupees(99_900) }],
      allowedTypes: ['REFUND_ONLY', 'RETURN_REFUND'],
    });
    const { status, body } = await world.apply(buyer, orderNumber, items);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'AFTER_SALES',
      orderNumber,
      status: 'APPLIED',
      amount: rupees(99_900),
      items: [{ orderItemId: line?.orderItemId, count: 1 }],
      deadline: '2026-05-07T08:00:00.000Z',
      actions: ['CANCEL', 'CONTACT_SELLER'],
      reason: 'QUALITY',
      tenders: [{ to: 'WALLET', amount: rupees(99_900), coins: null, status: 'PENDING' }],
      timeline: [{ status: 'APPLIED', note: null }],
    });
    expect(await world.detail(buyer, orderNumber)).toMatchObject({
      afterSales: 'ACTIVE',
      items: [{ refundSn: body.refundSn, refundStatus: 'APPLIED', refundableCount: 0 }],
      refunds: [{ refundSn: body.refundSn }],
    });
    await world.desk.seller.accept(body.refundSn, 'We are sorry.');
    expect(await world.refund(buyer, body.refundSn)).toMatchObject({
      status: 'REFUNDED',
      deadline: null,
      actions: ['CONTACT_SELLER'],
      tenders: [{ to: 'WALLET', amount: rupees(99_900), status: 'DONE' }],
      timeline: [
        { status: 'APPLIED' },
        { status: 'REFUNDING', note: 'We are sorry.' },
        { status: 'REFUNDED', note: 'Paid into the wallet.' },
      ],
    });
    expect(await walletOf(buyer)).toBe(99_900);
    expect(await world.detail(buyer, orderNumber)).toMatchObject({
      status: 'COMPLETED',
      payStatus: 'PARTLY_REFUNDED',
      afterSales: 'DONE',
      items: [{ refundStatus: 'REFUNDED', refundableCount: 2 }],
    });
    const { body: log } = await buyer.get<PageOfWalletRecord>('/p/userBalanceLog/log');
    expect(log.records).toMatchObject([{ kind: 'REFUND', orderNumber, refundSn: body.refundSn }]);
    expect(await noticesOf(body.refundSn)).toEqual(['APPLIED', 'REFUNDED']);
  });

  test('is accepted by itself when the shop says nothing for 72 hours', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const { body } = await world.apply(buyer, orderNumber, [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 3 }]);
    buyer = await world.later(71, buyer);
    await shop.service.jobs.run('move-refunds');
    expect((await world.refund(buyer, body.refundSn)).status).toBe('APPLIED');
    buyer = await world.later(1, buyer);
    await shop.service.jobs.run('move-refunds');
    const refund = await world.refund(buyer, body.refundSn);
    expect(refund.status).toBe('REFUNDED');
    expect(refund.timeline[1]?.note).toMatch(/72 hours/);
    expect(await walletOf(buyer)).toBe(299_700);
  });

  test('may be less than the most, and never more', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const tooMuch = await world.apply(buyer, orderNumber, items, { amount: rupees(100_000) });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'refund.amount_exceeded']);
    const odd = await world.apply(buyer, orderNumber, items, { amount: rupees(50_050) });
    expect([odd.status, odd.body.code]).toEqual([422, 'request.invalid']);
    const { body } = await world.apply(buyer, orderNumber, items, { amount: rupees(50_000) });
    expect(body.amount).toEqual(rupees(50_000));
  });

  test('of everything gives delivery back only where the shop is at fault', async () => {
    const whole = async (reason: string) => {
      const one = await world.newBuyer();
      const { orderNumber, lines } = await world.order(one, { what: { kettle: 1 } });
      const items = lines.map(({ orderItemId, count }) => ({ orderItemId, count }));
      const { body: preview } = await world.preview(one, orderNumber, items);
      expect([preview.maxAmount, preview.deliveryIncluded]).toEqual([rupees(160_000), rupees(35_000)]);
      return (await world.apply(one, orderNumber, items, { reason })).body.amount.amount;
    };
    expect(await whole('DAMAGED')).toBe(160_000);
    expect(await whole('NO_LONGER_NEEDED')).toBe(125_000);
  });
});

describe('goods back', () => {
  const asked = { applyType: 'RETURN_REFUND', reason: 'WRONG_ITEM' };

  test('are accepted with an address, sent with a number that can be corrected, received and paid for', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const [line] = lines;
    const pics = await world.pictures(buyer, 'refund', 2);
    const { body } = await world.apply(
      buyer,
      orderNumber,
      [{ orderItemId: line?.orderItemId ?? 0, count: 2 }],
      { ...asked, pics },
    );
    expect(body.pics).toHaveLength(2);
    expect(body.returnAddress).toBeNull();
    await world.desk.seller.accept(body.refundSn);
    const accepted = await world.refund(buyer, body.refundSn);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      deadline: '2026-05-11T08:00:00.000Z',
      actions: ['CANCEL', 'SUBMIT_EXPRESS', 'CONTACT_SELLER'],
      returnAddress: { receiver: 'Casora / iCan Mall', mobile: '0094112345678' },
    });
    const seen = await world.pictures(buyer, 'refund');
    const sent = await world.sendBack(buyer, body.refundSn, { pics: seen });
    expect(sent.body).toMatchObject({
      status: 'RETURN_SHIPPED',
      actions: ['SUBMIT_EXPRESS', 'CONTACT_SELLER'],
      returnExpress: { dvyName: 'Island Express', expressNo: 'IE-77' },
    });
    buyer = await world.later(2, buyer);
    const corrected = await world.sendBack(buyer, body.refundSn, { expressNo: 'IE-78', pics: seen });
    expect(corrected.body.returnExpress).toMatchObject({
      expressNo: 'IE-78',
      pics: sent.body.returnExpress?.pics,
      time: sent.body.returnExpress?.time,
    });
    expect(corrected.body.timeline.map(({ status }) => status)).toEqual([
      'APPLIED',
      'ACCEPTED',
      'RETURN_SHIPPED',
    ]);
    await world.desk.seller.received(body.refundSn);
    const paid = await world.refund(buyer, body.refundSn);
    expect(paid.timeline.map(({ status }) => status)).toEqual([
      'APPLIED',
      'ACCEPTED',
      'RETURN_SHIPPED',
      'RETURN_RECEIVED',
      'REFUNDING',
      'REFUNDED',
    ]);
    expect(await walletOf(buyer)).toBe(199_800);
    expect(await noticesOf(body.refundSn)).toEqual(['APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'REFUNDED']);
  });

  test('go to the shop’s own place where it has one', async () => {
    const place = { receiver: 'Returns of Casora', mobile: '0094112345670', text: '17 Bagatalle Road' };
    await world.desk.store.setReturnPlace(casora, place);
    const { orderNumber, lines } = await world.order(buyer);
    const { body } = await world.apply(buyer, orderNumber, [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }], asked);
    await world.desk.seller.accept(body.refundSn);
    expect((await world.refund(buyer, body.refundSn)).returnAddress).toEqual(place);
    await world.desk.store.setReturnPlace(casora, null);
  });

  test('are closed when no number comes in seven days', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const { body } = await world.apply(buyer, orderNumber, items, asked);
    await world.desk.seller.accept(body.refundSn);
    buyer = await world.later(7 * 24, buyer);
    await shop.service.jobs.run('move-refunds');
    const closed = await world.refund(buyer, body.refundSn);
    expect(closed).toMatchObject({
      status: 'CLOSED',
      actions: ['CONTACT_SELLER'],
      tenders: [{ to: 'NONE', amount: null }],
    });
    expect(closed.timeline.at(-1)?.note).toBe('No parcel number came within seven days.');
    expect(await walletOf(buyer)).toBe(0);
  });

  test('count as received seven days after the courier has handed them over, without a word of the shop', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const { body } = await world.apply(buyer, orderNumber, items, asked);
    await world.desk.seller.accept(body.refundSn);
    await world.sendBack(buyer, body.refundSn);
    buyer = await world.later(24, buyer);
    await world.desk.seller.delivered(body.refundSn);
    await expect(world.desk.seller.delivered(body.refundSn)).rejects.toThrow('does not take');
    buyer = await world.later(7 * 24 - 1, buyer);
    await shop.service.jobs.run('move-refunds');
    expect(await walletOf(buyer)).toBe(0);
    buyer = await world.later(1, buyer);
    await shop.service.jobs.run('move-refunds');
    expect(await walletOf(buyer)).toBe(99_900);
  });

  test('are not asked for where nothing came', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const refused = await world.apply(buyer, orderNumber, items, { ...asked, isReceived: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'refund.not_allowed']);
    expect(refused.body.details).toEqual({ allowedTypes: ['REFUND_ONLY'] });
  });
});

describe('what cannot be asked back', () => {
  test('is an order that is not shipped, not paid for, or foreign', async () => {
    const placed = await world.order(buyer, { until: 'placed' });
    const shipped = await world.order(buyer, { until: 'shipped' });
    const ask = async (of: typeof placed, who = buyer) => {
      const { status, body } = await world.apply(who, of.orderNumber, [
        { orderItemId: of.lines[0]?.orderItemId ?? 0, count: 1 },
      ]);
      return `${status} ${body.code}`;
    };
    expect(await ask(placed)).toBe('409 refund.not_allowed');
    expect(await ask(shipped)).toBe('409 refund.not_allowed');
    expect(await ask(shipped, await world.newBuyer())).toBe('404 resource.not_found');
  });

  test('is what was received more than seven days ago', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    buyer = await world.later(7 * 24, buyer);
    expect((await world.preview(buyer, orderNumber, items)).status).toBe(200);
    buyer = await world.later(1, buyer);
    const late = await world.preview(buyer, orderNumber, items);
    expect([late.status, late.body.code]).toEqual([409, 'refund.window_closed']);
    expect((await world.detail(buyer, orderNumber)).items[0]?.refundableCount).toBe(0);
  });

  test('is more pieces than are left, a line twice, or a line of another order', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const other = await world.order(buyer, { what: { tea: 1 } });
    const orderItemId = lines[0]?.orderItemId ?? 0;
    const codes = [
      [{ orderItemId, count: 4 }],
      [
        { orderItemId, count: 1 },
        { orderItemId, count: 1 },
      ],
      [{ orderItemId: other.lines[0]?.orderItemId ?? 0, count: 1 }],
    ].map(async (items) => (await world.preview(buyer, orderNumber, items)).body.code);
    expect(await Promise.all(codes)).toEqual([
      'refund.not_allowed',
      'refund.not_allowed',
      'resource.not_found',
    ]);
  });

  test('is a line of which a refund is open; others of the same order can be', async () => {
    const { orderNumber, lines } = await world.order(buyer, { what: { cup: 2, kettle: 1 } });
    const [first, second] = lines;
    const ask = (orderItemId = 0) => world.apply(buyer, orderNumber, [{ orderItemId, count: 1 }]);
    expect((await ask(first?.orderItemId)).status).toBe(200);
    expect((await ask(first?.orderItemId)).body.code).toBe('refund.active_exists');
    expect((await ask(second?.orderItemId)).status).toBe(200);
  });

  test('is what the shop has refused twice', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const { body } = await world.apply(buyer, orderNumber, items);
    await world.desk.seller.refuse(body.refundSn, 'The picture shows no crack.');
    const refused = await world.refund(buyer, body.refundSn);
    expect(refused).toMatchObject({
      status: 'REJECTED',
      rejectReason: 'The picture shows no crack.',
      actions: ['REAPPLY', 'CONTACT_SELLER'],
      tenders: [{ to: 'NONE' }],
    });
    expect(refused.timeline.at(-1)).toMatchObject({ status: 'REJECTED', note: null });
    const again = await world.apply(buyer, orderNumber, items);
    expect(again.status).toBe(200);
    expect((await world.refund(buyer, body.refundSn)).actions).toEqual(['CONTACT_SELLER']);
    await world.desk.seller.refuse(again.body.refundSn, 'Still none.');
    expect((await world.apply(buyer, orderNumber, items)).body.code).toBe('refund.not_allowed');
    expect((await world.refund(buyer, again.body.refundSn)).actions).toEqual(['CONTACT_SELLER']);
  });

  test('takes no picture that is not the buyer’s own, sent for this, and unused', async () => {
    const { orderNumber, lines } = await world.order(buyer);
    const items = [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }];
    const stranger = await world.newBuyer();
    for (const pics of [
      await world.pictures(stranger, 'refund'),
      await world.pictures(buyer, 'review'),
      ['refund/260504/0000000000000000.webp'],
    ]) {
      const { status, body } = await world.apply(buyer, orderNumber, items, { pics });
      expect([status, body.code]).toEqual([422, 'upload.unknown_file']);
    }
    expect((await list()).records).toEqual([]);
  });
});

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
    const { body } = await world.apply(buyer, orderNumber, [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }]);
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

  test('of some pieces on their way leaves the order to be received', async () => {
    const { orderNumber, lines } = await world.order(buyer, { until: 'delivered' });
    const { body } = await world.apply(buyer, orderNumber, [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }]);
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
    const { body } = await world.apply(buyer, orderNumber, [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }]);
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
    const numbers = async (query: string) => (await list(query)).records.map(({ orderNumber }) => orderNumber);
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
