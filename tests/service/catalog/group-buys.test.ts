import { afterAll, expect, test } from 'vitest';
import type { GroupBuy, PageOfGroupBuy, PageOfProductSummary, ProductDetail } from '#openapi/schema.gen.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { openMall, regionIds } from './mall.ts';

const mall = await openMall();
const catalogue = readCatalogue();
afterAll(() => mall.close());

const states = ['UPCOMING', 'IN_PROGRESS', 'COMPLETED', 'TIME_OUT'] as const;
const words = {
  UPCOMING: 'upcoming',
  IN_PROGRESS: 'in-progress',
  COMPLETED: 'completed',
  TIME_OUT: 'timeout',
};

test.each(states)('the list of %s holds those and says so of each', async (status) => {
  const { records, total } = await mall.get<PageOfGroupBuy>('/group/page', { status, size: 50 });
  const given = (catalogue.groupBuys as unknown as { id: number; state: string; regions: string[] }[])
    .filter((one) => one.state === words[status] && one.regions.includes('LK'))
    .map(({ id }) => id);
  expect(total).toBe(given.length);
  expect(new Set(records.map(({ groupBuyId }) => groupBuyId))).toEqual(new Set(given));
  expect(records.every((one) => one.status === status)).toBe(true);
  const starts = records.map(({ startTime }) => startTime);
  expect(starts).toEqual(starts.toSorted().toReversed());
});

test('without a state all of them come, in pages that do not overlap', async () => {
  const pages = await Promise.all(
    [1, 2].map((current) => mall.get<PageOfGroupBuy>('/group/page', { current, size: 12 })),
  );
  const ids = pages.flatMap(({ records }) => records.map(({ groupBuyId }) => groupBuyId));
  expect(ids).toHaveLength(19);
  expect(new Set(ids).size).toBe(19);
});

test('a group buy says its price together and alone, who is missing, and the time by the service’s clock', async () => {
  const one = await mall.get<GroupBuy>('/group/info', { groupBuyId: 8001, regionId: regionIds.TR });
  expect(one).toMatchObject({
    prodId: 100_008,
    skuId: 10_000_801,
    price: { amount: 266_990, currency: 'TRY' },
    targetCount: 5,
    joinedCount: 1,
    needed: 4,
    status: 'IN_PROGRESS',
    startTime: '2026-11-21T04:00:00.000Z',
    endTime: '2026-11-24T02:00:00.000Z',
    serverTime: '2026-11-21T20:00:00.000Z',
    actions: ['JOIN'],
  });
  expect(one.oriPrice.amount).toBeGreaterThan(one.price.amount);
});

test('a product in a running group buy says so, on its page and in lists; one to come does not', async () => {
  const product = await mall.get<ProductDetail>('/prod/prodInfo', { prodId: 100_008 });
  expect(product.groupBuyId).toBe(8001);
  expect(product.groupBuy).toMatchObject({ groupBuyId: 8001, price: { currency: 'LKR' } });
  const page = await mall.get<PageOfProductSummary>('/prod/pageProd', { shopId: 2003, size: 50 });
  const of = (prodId: number) => page.records.find((one) => one.prodId === prodId)?.groupBuyId;
  expect([of(100_008), of(100_001)]).toEqual([8001, null]);
  expect(await mall.get<ProductDetail>('/prod/prodInfo', { prodId: 100_001 })).toMatchObject({
    groupBuyId: null,
    groupBuy: null,
  });
});

test('what is unknown, or not held in the region, is not found', async () => {
  expect(await mall.status('/group/info', { groupBuyId: 1 })).toBe(404);
  expect(await mall.status('/group/info', { groupBuyId: 8003, regionId: regionIds.TR })).toBe(404);
  expect(await mall.status('/group/page', { status: 'OPEN' })).toBe(422);
  expect(await mall.status('/group/page', { size: 0 })).toBe(422);
});
