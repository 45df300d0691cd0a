import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfRefundSummary } from '#openapi/schema.gen.ts';
import { audit } from './audit.ts';
import { type RefundBuyer, refundWorld, stockUp } from './refund-world.ts';
import { openShop, type Shop } from './shop.ts';

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

const list = async (query = '') => (await buyer.get<PageOfRefundSummary>(`/p/orderRefund/list${query}`)).body;

/** Whatever happened, everything adds up. */
async function sound() {
  expect(await audit(shop.db)).toEqual([]);
}

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
