import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubmitResult } from '#openapi/schema.gen.ts';
import { orderEvents } from '#service/db/schema/order-events.ts';
import { parcels } from '#service/db/schema/parcels.ts';
import { orderItems, orders } from '#service/db/schema/orders.ts';
import { databaseCode } from '#service/platform/transaction.ts';
import { movesOf } from './moves.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods } from './world.ts';

let shop: Shop;
let shopper: Shopper;
let number: string;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  shopper = await shop.logIn(newPhone());
  await shopper.moveTo('colombo');
  const { prodId, skuId, shopId } = goods.tea;
  const { body } = await shopper.confirm({ orderItem: { prodId, skuId, shopId, prodCount: 2 } });
  number = (await shopper.submit<SubmitResult>(body.checkoutToken)).body.orderNumbers[0] ?? '';
});

const minute = 60_000;
const hour = 60 * minute;
const later = (ms: number) => void (shop.time.now = new Date(shop.time.now.getTime() + ms));
const moves = () => movesOf(shop);
const parcel = { courierName: 'Island Express', trackingNumber: 'IE-1' };
const events = async () => {
  const rows = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderNumber, number))
    .orderBy(orderEvents.orderEventId);
  return rows.map(({ event, fromStatus, toStatus, actor, at }) =>
    [event, fromStatus ?? '–', toStatus, actor, at.toISOString().slice(5, 16)].join(' '),
  );
};
const order = async () => (await shop.db.select().from(orders).where(eq(orders.orderNumber, number)))[0];

describe('every move of an order', () => {
  test('is written down with who and when', async () => {
    later(minute);
    await moves().ship(number, parcel);
    later(minute);
    await moves().deliver(number);
    later(minute);
    expect((await shopper.put(`/p/myOrder/receipt/${number}`)).status).toBe(200);
    expect((await shopper.put(`/p/myOrder/receipt/${number}`)).status).toBe(200);
    expect(await events()).toEqual([
      'submitCod – TO_DELIVER BUYER 05-04T08:00',
      'ship TO_DELIVER TO_RECEIVE DESK 05-04T08:01',
      'deliver TO_RECEIVE TO_RECEIVE DESK 05-04T08:02',
      'confirmReceipt TO_RECEIVE COMPLETED BUYER 05-04T08:03',
    ]);
  });

  test('is the service’s own when time receives it', async () => {
    await moves().ship(number, parcel);
    await moves().deliver(number);
    later(11 * 24 * hour);
    await moves().receiveDue();
    expect((await events()).at(-1)).toBe('autoReceive TO_RECEIVE COMPLETED SYSTEM 05-15T08:00');
  });

  test('that is not in the table leaves no trace', async () => {
    await expect(moves().deliver(number)).rejects.toThrow('does not take deliver');
    expect(await events()).toHaveLength(1);
  });

  test('is not made when it cannot be written down', async () => {
    await shop.db.execute(
      sql`alter table order_events add constraint no_more check (event <> 'ship') not valid`,
    );
    await expect(moves().ship(number, parcel)).rejects.toThrow('Failed query');
    await shop.db.execute(sql`alter table order_events drop constraint no_more`);
    expect(await order()).toMatchObject({ status: 'TO_DELIVER', dvyTime: null });
    expect(await shop.db.select().from(parcels).where(eq(parcels.orderNumber, number))).toEqual([]);
    expect(await events()).toHaveLength(1);
  });

  test('stays as it was written', async () => {
    const ofOrder = eq(orderEvents.orderNumber, number);
    const codes = [
      shop.db.update(orderEvents).set({ actor: 'DESK' }).where(ofOrder),
      shop.db.delete(orderEvents).where(ofOrder),
    ].map((work) => work.then(() => 'done', databaseCode));
    expect(await Promise.all(codes)).toEqual(['23001', '23001']);
  });
});

describe('an order', () => {
  test.each([
    ['a state that there is not', `status = 'LOST'`],
    ['a way to pay that there is not', `pay_type = 'GOLD'`],
    ['a payment that there is not', `pay_status = 'MAYBE'`],
    ['a currency that there is not', `currency = 'USD'`],
    ['a total that is not its parts', 'total = total - 100, due = due - 100'],
    ['a discount that is in no total', 'shop_discount = 100'],
    ['something due that is not the rest', 'due = due - 100'],
  ])('cannot have %s', async (_what, change) => {
    const work = shop.db.execute(sql`update orders set ${sql.raw(change)} where order_number = ${number}`);
    expect(await work.then(() => 'done', databaseCode)).toBe('23514');
  });

  test.each(['line_total = line_total + 100, line_net = line_net + 100', 'share_reduce = 100', 'count = 3'])(
    'has no line where %s',
    async (change) => {
      const work = shop.db.execute(
        sql`update order_items set ${sql.raw(change)} where order_number = ${number}`,
      );
      expect(await work.then(() => 'done', databaseCode)).toBe('23514');
    },
  );

  test('has lines and amounts that fit', async () => {
    const [line] = await shop.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderNumber, number), eq(orderItems.count, 2)));
    expect([line?.lineNet, (await order())?.subtotal]).toEqual([90_000, 90_000]);
  });
});
