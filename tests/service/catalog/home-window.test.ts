import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeWindow, PageOfProductSummary, ProductDetail } from '#openapi/schema.gen.ts';
import { bannerTurns } from '#service/home/banner-turns.ts';
import { deal } from '#service/home/deal.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

const codes = ['LK', 'CN', 'LA', 'TR'] as const;
const windowOf = (code: (typeof codes)[number]) =>
  mall.get<HomeWindow>('/indexTag/window', { regionId: regionIds[code] });

/** All products of a home page, as often as they stand in it. */
const productsOf = ({ banners, deal: today, room, streets, sections }: HomeWindow) =>
  [
    ...banners.flatMap(({ doors }) => doors),
    ...(today ? [today.product] : []),
    ...(room?.dots ?? []),
    ...streets.flatMap(({ products }) => products),
    ...sections.flatMap(({ products, groups }) => [
      ...products,
      ...groups.flatMap((group) => group.products),
    ]),
  ].map(({ prodId }) => prodId);

test.each(codes)('no product stands twice on the home page of %s, and all are in stock', async (code) => {
  const window = await windowOf(code);
  const shown = productsOf(window);
  expect(shown.length).toBeGreaterThan(70);
  expect(new Set(shown).size).toBe(shown.length);
  for (const prodId of window.banners.flatMap(({ doors }) => doors.map((door) => door.prodId))) {
    const { skuList } = await mall.get<ProductDetail>('/prod/prodInfo', {
      prodId,
      regionId: regionIds[code],
    });
    expect(skuList.some(({ stocks }) => stocks > 0)).toBe(true);
  }
});

test.each(codes)('no best seller is among the new arrivals of %s', async (code) => {
  const { sections } = await windowOf(code);
  const best = await mall.get<PageOfProductSummary>('/indexTag/tagdetaillist', {
    tagId: 4003,
    size: 50,
    regionId: regionIds[code],
  });
  const sold = new Set(best.records.map(({ prodId }) => prodId));
  const fresh = sections.find(({ tagId }) => tagId === 4002)?.products ?? [];
  expect(fresh.length).toBeGreaterThan(5);
  expect(fresh.filter(({ prodId }) => sold.has(prodId))).toEqual([]);
});

test.each(codes)('four banners of %s own three doors and two buttons each', async (code) => {
  const { banners, room, streets, deal: today } = await windowOf(code);
  expect(banners.map(({ doors, links }) => [doors.length, links.length])).toEqual(banners.map(() => [3, 2]));
  expect(banners).toHaveLength(4);
  expect(room?.dots.length).toBeGreaterThan(2);
  expect(streets).toHaveLength(4);
  expect(today?.product.oriPrice?.amount).toBeGreaterThan(today?.product.price.amount ?? 0);
});

test('a place gets what nobody before it took; with fewer than it needs it leaves them to others', () => {
  const dealt = deal(
    [
      { key: 'a', wanted: [1, 2, 3], most: 2 },
      { key: 'b', wanted: [3, 4], most: 3, least: 3 },
      { key: 'c', wanted: [2, 3, 4, 5, 5], most: 9, never: new Set([4]) },
    ],
    (id) => id !== 1,
  );
  expect(dealt).toEqual(
    new Map([
      ['a', [2, 3]],
      ['b', []],
      ['c', [5]],
    ]),
  );
});

test('each Sunday of the region one banner goes and the next one comes', () => {
  const turns = (day: string) => bannerTurns(['a', 'b', 'c'], 2, 'Asia/Colombo', new Date(day));
  // A Thursday; then the next Monday.
  const [first, second] = turns('2026-11-26T12:00:00Z');
  expect(first?.endTime.toISOString()).toBe('2026-11-29T18:30:00.000Z');
  expect(second?.endTime.toISOString()).toBe('2026-12-06T18:30:00.000Z');
  expect(turns('2026-11-30T12:00:00Z')[0]).toEqual(second);
});
