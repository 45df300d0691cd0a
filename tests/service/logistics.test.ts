import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Courier, Logistics } from '#openapi/schema.gen.ts';
import { couriers, parcels, parcelScans } from '#service/db/schema/parcels.ts';
import { regions } from '#service/db/schema/regions.ts';
import { deskStore } from '#service/desk/queries.ts';
import { audit } from './audit.ts';
import { detailOf, newBuyer, parcel, place, placeOne } from './buyers.ts';
import { deskKey, openShop, type Shop } from './shop.ts';
import { goods, turkiye } from './world.ts';

let shop: Shop;
let buyer: Awaited<ReturnType<typeof newBuyer>>;
beforeAll(async () => {
  shop = await openShop();
  await shop.db
    .update(couriers)
    .set({ phone: '+94 11 555 0142', trackUrl: 'https://pearl.example/track/{number}' })
    .where(eq(couriers.name, 'Pearl Courier'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T08:00:00Z');
  buyer = await newBuyer(shop);
});

async function desk(...words: string[]) {
  const { body } = await shop.ask<{ ok: boolean; lines: string[] }>('/dev/desk/api', {
    method: 'POST',
    body: { words },
    headers: deskKey,
  });
  return body;
}
const follow = async (number: string, headers?: Record<string, string>) =>
  buyer.get<Logistics & { code?: string }>(`/p/myDelivery/orderInfo/${number}`, headers);
const at = async (moment: string) => {
  shop.time.now = new Date(moment);
  buyer = { ...(await shop.logIn(buyer.phone)), phone: buyer.phone };
};

describe('parcels of an order (S1.24, S2.21)', () => {
  test('are not there before it has left', async () => {
    const number = await placeOne(buyer);
    expect(await follow(number)).toMatchObject({
      status: 409,
      body: { code: 'order.not_shipped', details: { status: 'TO_DELIVER' } },
    });
    const stranger = await newBuyer(shop);
    await desk('ship', number);
    expect((await stranger.get(`/p/myDelivery/orderInfo/${number}`)).status).toBe(404);
  });

  test('are told with courier, phone, link, things and reports, newest first', async () => {
    const number = await placeOne(buyer, 'tea');
    expect((await desk('ship', number, 'Pearl Courier', 'PC 44/1')).ok).toBe(true);
    await at('2026-05-05T03:00:00Z');
    await desk('scan', number, 'picked', 'up', '--place', 'Kandy');
    await at('2026-05-06T02:00:00Z');
    await desk('scan', number, 'out for delivery', '--say', 'Rider Kasun left the hub');
    expect((await follow(number)).body).toEqual({
      orderNumber: number,
      packages: [
        {
          courierName: 'Pearl Courier',
          trackingNumber: 'PC 44/1',
          courierPhone: '+94 11 555 0142',
          trackingUrl: 'https://pearl.example/track/PC%2044%2F1',
          state: 'OUT_FOR_DELIVERY',
          arrival: { from: '2026-05-06', to: '2026-05-08', promisedTo: '2026-05-08', daysLate: 0 },
          items: [{ pic: '/media/products/5003.webp', prodName: 'Black tea', count: 1 }],
          traces: [
            { time: '2026-05-06T02:00:00.000Z', context: 'Rider Kasun left the hub', location: null },
            { time: '2026-05-05T03:00:00.000Z', context: 'The courier has the parcel', location: 'Kandy' },
            {
              time: '2026-05-04T08:00:00.000Z',
              context: 'The shop has packed the parcel and printed its label',
              location: null,
            },
          ],
        },
      ],
    });
    const chinese = (await follow(number, { 'Accept-Language': 'zh-CN' })).body.packages[0];
    expect(chinese?.items[0]?.prodName).toBe('红茶');
    expect(chinese?.traces.map(({ context }) => context)).toEqual([
      'Rider Kasun left the hub',
      '快递员已揽收',
      '店铺已打包并打印面单',
    ]);
    expect((await detailOf(buyer, number)).tracking).toMatchObject({
      state: 'OUT_FOR_DELIVERY',
      context: 'Rider Kasun left the hub',
    });
  });

  test('leave one after the other; the order has left with the last, and has come with the last', async () => {
    const [number = ''] = await place(buyer, [
      ['kettle', 2],
      ['cup', 1],
    ]);
    const { kettle, cup } = goods;
    expect((await desk('ship', number, 'Pearl Courier', 'A-1', `${kettle.skuId}:3`)).lines).toEqual([
      `Not possible: 2 pieces of SKU ${kettle.skuId} are left to send.`,
    ]);
    await desk('ship', number, 'Pearl Courier', 'A-1', `${kettle.skuId}:1`);
    expect(await detailOf(buyer, number)).toMatchObject({
      status: 'TO_DELIVER',
      actions: ['VIEW_LOGISTICS', 'CONTACT_SELLER'],
    });
    await desk('scan', number, 'delivered');
    expect((await detailOf(buyer, number)).payStatus).toBe('COD_PENDING');
    await desk('ship', number, 'Island Express', 'B-1', `${kettle.skuId}:1,${cup.skuId}:1`);
    const { body } = await follow(number);
    expect(
      body.packages.map(({ trackingNumber, state, items }) => [trackingNumber, state, items.length]),
    ).toEqual([
      ['A-1', 'DELIVERED', 1],
      ['B-1', 'LABEL', 2],
    ]);
    expect((await detailOf(buyer, number)).status).toBe('TO_RECEIVE');
    expect((await desk('ship', number)).ok).toBe(false);
    await desk('scan', number, 'delivered');
    expect(await detailOf(buyer, number)).toMatchObject({
      status: 'TO_RECEIVE',
      payStatus: 'COD_COLLECTED',
      deliveredTime: '2026-05-04T08:00:00.000Z',
    });
    expect(await audit(shop.db)).toEqual([]);
  });

  test('break their promise with a plain word: by the calendar, or by a new day', async () => {
    const number = await placeOne(buyer, 'tea');
    await desk('ship', number, 'Pearl Courier', 'LATE-1');
    const arrival = async () => (await detailOf(buyer, number)).arrival;
    await at('2026-05-08T12:00:00Z');
    expect(await arrival()).toMatchObject({ to: '2026-05-08', daysLate: 0 });
    await at('2026-05-09T12:00:00Z');
    expect(await arrival()).toMatchObject({ to: '2026-05-08', daysLate: 1 });
    expect((await desk('scan', number, 'Flooding closed the road', '--on', 'Monday')).ok).toBe(false);
    await desk('scan', number, 'Flooding closed the road', '--on', '2026-05-11');
    expect(await arrival()).toEqual({
      from: '2026-05-11',
      to: '2026-05-11',
      promisedTo: '2026-05-08',
      daysLate: 3,
    });
    expect((await follow(number)).body.packages[0]?.traces[0]?.context).toBe('Flooding closed the road');
    await at('2026-05-10T12:00:00Z');
    await desk('scan', number, 'delivered');
    expect(await arrival()).toMatchObject({ to: '2026-05-10', daysLate: 2 });
  });

  test('come three times; then they go back, and a cash order ends by it', async () => {
    await shop.db.update(couriers).set({ phone: null }).where(eq(couriers.name, 'Island Express'));
    const number = await placeOne(buyer, 'kettle');
    await desk('ship', number, 'Island Express', 'TRY-3');
    for (const day of [5, 6, 7]) {
      await at(`2026-05-0${day}T04:00:00Z`);
      expect((await desk('scan', number, 'out for delivery')).ok).toBe(true);
      await at(`2026-05-0${day}T09:00:00Z`);
      expect((await desk('scan', number, 'failed')).ok).toBe(true);
    }
    await at('2026-05-08T04:00:00Z');
    expect((await desk('scan', number, 'out for delivery')).lines).toEqual([
      'Not possible: a parcel in state FAILED does not take OUT_FOR_DELIVERY.',
    ]);
    expect((await detailOf(buyer, number)).status).toBe('TO_RECEIVE');
    await desk('scan', number, 'returning');
    expect(await detailOf(buyer, number)).toMatchObject({
      status: 'CANCELLED',
      payStatus: 'COD_FAILED',
      cancel: { closeType: 'COD_REFUSED', refundTo: [{ to: 'NONE' }] },
      arrival: null,
    });
    expect((await follow(number)).body.packages[0]).toMatchObject({ state: 'RETURNING', arrival: null });
    expect(await audit(shop.db)).toEqual([]);
  });
});

describe('a courier’s file', () => {
  test('moves parcels by their numbers; the same file twice changes nothing; what is no report is named', async () => {
    const [first, second] = [await placeOne(buyer, 'tea'), await placeOne(buyer, 'kettle')];
    await desk('ship', first, 'Pearl Courier', 'F-1');
    await desk('ship', second, 'Pearl Courier', 'F-2');
    const file = [
      '\uFEFFTracking Number;Status;Timestamp;Note;Location;Weight',
      'f-1;delivered;2026-05-06 09:10:00+05:30;"Handed over; signed";Colombo 03;1',
      'F-1;picked up;2026-05-05T08:00:00Z;;Kandy;1',
      'F-2;Sorted twice;2026-05-05T08:00:00Z;;;2',
      'F-2;out for delivery;yesterday;;;2',
      'F-9;delivered;2026-05-05T08:00:00Z;;;3',
      'F-2;;2026-05-05T09:00:00Z;;;2',
    ].join('\r\n');
    const said = await desk('couriers-file', file);
    expect(said.lines).toEqual([
      '3 reports written, 0 known before, 3 not taken.',
      'line 5: “yesterday” is no time with its zone, as 2026-11-22T08:42:00+05:30',
      'line 7: it reports nothing',
      'line 6: no parcel has the number F-9',
    ]);
    expect(await detailOf(buyer, first)).toMatchObject({
      payStatus: 'COD_COLLECTED',
      tracking: { state: 'DELIVERED', context: 'Handed over; signed', location: 'Colombo 03' },
    });
    expect((await detailOf(buyer, second)).tracking).toMatchObject({ context: 'Sorted twice' });
    const count = async () => (await shop.db.select().from(parcelScans)).length;
    const before = await count();
    expect((await desk('couriers-file', file)).lines[0]).toBe(
      '0 reports written, 3 known before, 3 not taken.',
    );
    expect(await count()).toBe(before);
  });

  test('brings an older report late: it is told, and moves nothing back', async () => {
    const number = await placeOne(buyer, 'tea');
    await desk('ship', number, 'Pearl Courier', 'OLD-1');
    await desk('couriers-file', 'number,state,time\nOLD-1,out for delivery,2026-05-05T08:00:00Z');
    await desk('couriers-file', 'number,state,time\nOLD-1,picked up,2026-05-04T12:00:00Z');
    const { packages } = (await follow(number)).body;
    expect(packages[0]?.state).toBe('OUT_FOR_DELIVERY');
    expect(packages[0]?.traces.map(({ time }) => time.slice(0, 13))).toEqual([
      '2026-05-05T08',
      '2026-05-04T12',
      '2026-05-04T08',
    ]);
  });

  test('that is none is refused as a whole', async () => {
    expect(await desk('couriers-file', 'number,state\n"F-1,delivered')).toMatchObject({
      ok: false,
      lines: [expect.stringMatching(/^This is no CSV file/) as string],
    });
  });
});

test('couriers are those of the region, each with its own number for ever', async () => {
  const list = async (query = '') => (await buyer.get<Courier[]>(`/p/delivery/list${query}`)).body;
  const here = await list();
  expect(here.map(({ dvyName }) => dvyName)).toEqual(['Island Express', 'Pearl Courier']);
  expect((await list(`?regionId=${turkiye}`)).map(({ dvyName }) => dvyName)).toEqual(['Anka Kargo']);
  const first = eq(regions.countryCode, 'LK');
  await shop.db
    .update(regions)
    .set({ couriers: ['Pearl Courier', 'New Post', 'Island Express'] })
    .where(first);
  const later = await list();
  expect(later.slice(0, 2)).toEqual(here);
  expect(later.map(({ dvyName }) => dvyName)).toEqual(['Island Express', 'Pearl Courier', 'New Post']);
});

test('two reports at once are both kept, and move the parcel one after the other', async () => {
  const number = await placeOne(buyer, 'tea');
  await desk('ship', number, 'Pearl Courier', parcel('TWO-1').trackingNumber);
  const words = ['picked up', 'out for delivery', 'delivered', 'customs', 'arrived'];
  await Promise.all(words.map((word) => desk('scan', number, word)));
  const [row] = await shop.db.select().from(parcels).where(eq(parcels.orderNumber, number));
  expect(row?.state).toBe('DELIVERED');
  expect(await audit(shop.db)).toEqual([]);
});

test('the desk knows the couriers of an order’s region', async () => {
  expect(await deskStore(shop.db, () => shop.time.now).parcelOf(await placeOne(buyer, 'tea'))).toMatchObject({
    countryCode: 'LK',
    couriers: expect.arrayContaining(['Island Express', 'Pearl Courier']) as string[],
  });
});
