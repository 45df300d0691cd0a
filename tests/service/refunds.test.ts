import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfWalletRecord } from '#openapi/schema.gen.ts';
import { orderNotices } from '#service/db/schema/order-notices.ts';
import { usable } from '#service/ledger/tenders.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop, type Shopper } from './shop.ts';
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
afterEach(sound);

const rupees = (amount: number) => ({ amount, currency: 'LKR' });
const walletOf = async (who: Shopper) => (await usable(shop.db, who.session.userId, 'LKR')).wallet;
const noticesOf = async (refundSn: string) =>
  (
    await shop.db
      .select()
      .from(orderNotices)
      .where(and(eq(orderNotices.refundSn, refundSn), eq(orderNotices.kind, 'REFUND')))
      .orderBy(orderNotices.noticeId)
  ).map(({ facts }) => facts.about);

/** Whatever happened, everything adds up. */
async function sound() {
  expect(await audit(shop.db)).toEqual([]);
}

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
      tenders: [{ to: 'WALLET', amount: rupees(99_900), card: null }],
      allowedTypes: ['REFUND_ONLY', 'RETURN_REFUND'],
      goods: rupees(99_900),
      shareReduce: rupees(0),
      coinReduce: rupees(0),
      askUntil: '2026-05-11T08:00:00.000Z',
      answerBy: '2026-05-07T08:00:00.000Z',
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
    const { body } = await world.apply(buyer, orderNumber, [
      { orderItemId: lines[0]?.orderItemId ?? 0, count: 3 },
    ]);
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
    const { body } = await world.apply(
      buyer,
      orderNumber,
      [{ orderItemId: lines[0]?.orderItemId ?? 0, count: 1 }],
      asked,
    );
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
    expect(closed.timeline.at(-1)?.note).toBe('No tracking number came within seven days.');
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
