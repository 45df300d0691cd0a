import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOfFootprintItem } from '#openapi/schema.gen.ts';
import { timeZoneOf } from '#service/domain/calendar.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods, laos } from './world.ts';

const { kettle, tea, chinaOnly } = goods;
const inColombo = { 'Time-Zone': 'Asia/Colombo' };

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = new Date('2026-05-04T18:20:00Z');
  shopper = await shop.logIn(newPhone());
});

const see = (prodId: number, zone = inColombo) => shopper.post('/p/prodBrowseLog', { prodId }, zone);
const seen = async (query = '', zone = inColombo) =>
  (await shopper.get<PageOfFootprintItem>(`/p/prodBrowseLog/page${query}`, zone)).body;
const at = (time: string) => void (shop.time.now = new Date(time));

describe('the footprint', () => {
  test('has a product once a day of the reader’s calendar, the latest first', async () => {
    expect((await see(kettle.prodId)).status).toBe(204);
    at('2026-05-04T18:22:00Z');
    await see(tea.prodId);
    at('2026-05-04T18:24:00Z');
    await see(kettle.prodId);
    // 00:01 of the next day in Colombo.
    at('2026-05-04T18:31:00Z');
    await see(tea.prodId);
    const { records, total } = await seen();
    expect(total).toBe(3);
    expect(records.map(({ prodId, day, browseTime }) => [prodId, day, browseTime])).toEqual([
      [tea.prodId, '2026-05-05', '2026-05-04T18:31:00.000Z'],
      [kettle.prodId, '2026-05-04', '2026-05-04T18:24:00.000Z'],
      [tea.prodId, '2026-05-04', '2026-05-04T18:22:00.000Z'],
    ]);
  });

  test('has one entry when twenty pages are opened at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => see(kettle.prodId)));
    expect((await seen()).total).toBe(1);
  });

  test('has prices of the region, and says what is not sold there', async () => {
    await see(chinaOnly.prodId);
    await see(kettle.prodId);
    const items = (await seen(`?regionId=${laos}`)).records;
    expect(
      items.map(({ prodId, available, price }) => `${prodId} ${available} ${price.currency}`).toSorted(),
    ).toEqual([`${kettle.prodId} true LAK`, `${chinaOnly.prodId} false LAK`]);
  });

  test('takes in what a browser kept before signing in, each once, the later time winning', async () => {
    await see(kettle.prodId);
    const visits = [
      { prodId: kettle.prodId, browseTime: '2026-05-04T07:00:00Z' },
      { prodId: tea.prodId, browseTime: '2026-05-03T07:00:00Z' },
      { prodId: tea.prodId, browseTime: '2026-05-03T09:00:00Z' },
      { prodId: tea.prodId, browseTime: '2030-01-01T00:00:00Z' },
      { prodId: 999, browseTime: '2026-05-03T09:00:00Z' },
    ];
    for (let time = 0; time < 2; time += 1) {
      expect((await shopper.post('/p/prodBrowseLog/merge', { visits }, inColombo)).status).toBe(204);
    }
    expect(
      (await seen()).records.map(({ prodId, browseTime }) => `${prodId} ${browseTime}`).toSorted(),
    ).toEqual([
      `${kettle.prodId} 2026-05-04T18:20:00.000Z`,
      `${tea.prodId} 2026-05-03T09:00:00.000Z`,
      `${tea.prodId} 2026-05-04T18:20:00.000Z`,
    ]);
  });

  test('forgets what it is told to, and then everything', async () => {
    await see(kettle.prodId);
    await see(tea.prodId);
    const [first] = (await seen()).records;
    expect((await shopper.delete('/p/prodBrowseLog', [first?.browseLogId, 999_999])).status).toBe(204);
    expect((await seen()).total).toBe(1);
    expect((await shopper.delete('/p/prodBrowseLog/all')).status).toBe(204);
    expect(await seen()).toMatchObject({ total: 0, pages: 0, records: [] });
  });

  test('comes in pages', async () => {
    await see(kettle.prodId);
    at('2026-05-04T18:22:00Z');
    await see(tea.prodId);
    const second = await seen('?current=2&size=1');
    expect(second).toMatchObject({ total: 2, pages: 2 });
    expect(second.records.map(({ prodId }) => prodId)).toEqual([kettle.prodId]);
  });

  test('tells days in UTC to a clock that nobody knows', async () => {
    await see(kettle.prodId, { 'Time-Zone': 'Nowhere/At_all' });
    expect((await seen('', { 'Time-Zone': '../etc' })).records[0]?.day).toBe('2026-05-04');
    expect(['Asia/Colombo', '', 'x'.repeat(99), '🕰', undefined].map(timeZoneOf)).toEqual([
      'Asia/Colombo',
      'UTC',
      'UTC',
      'UTC',
      'UTC',
    ]);
  });
});

describe('the footprint refuses', () => {
  test.each([
    ['an unknown product', '/p/prodBrowseLog', { prodId: 999 }, 404],
    ['no product', '/p/prodBrowseLog', {}, 422],
    ['an empty list', '/p/prodBrowseLog/merge', { visits: [] }, 422],
    [
      'a time that is none',
      '/p/prodBrowseLog/merge',
      { visits: [{ prodId: 5001, browseTime: 'noon' }] },
      422,
    ],
    [
      'more than a hundred visits',
      '/p/prodBrowseLog/merge',
      { visits: Array.from({ length: 101 }, () => ({ prodId: 5001, browseTime: '2026-05-03T09:00:00Z' })) },
      422,
    ],
  ])('%s', async (_title, path, body, status) => {
    expect((await shopper.post(path, body)).status).toBe(status);
    expect((await seen()).total).toBe(0);
  });

  test('too many to forget at once', async () => {
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await shopper.delete('/p/prodBrowseLog', many)).status).toBe(422);
  });
});
