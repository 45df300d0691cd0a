import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Area,
  IndexImg,
  IndexSection,
  IndexTag,
  PageOfProductSummary,
  Region,
} from '#openapi/schema.gen.ts';
import { readAddresses, readCatalogue } from '#service/seed/catalogue.ts';
import { homeStore } from '#service/home/queries.ts';
import { regionStore } from '#service/regions/queries.ts';
import { type Mall, openMall, regionIds } from './mall.ts';

const trees = readAddresses();

let mall: Mall;
beforeAll(async () => {
  mall = await openMall();
});
afterAll(() => mall.close());

test('the four regions are named in the language of the reader, Sri Lanka first (S1.51–S1.54)', async () => {
  const regions = await mall.get<Region[]>('/salesRegions/all', {}, 'tr-TR');
  expect(regions.map(({ regionName }) => regionName)).toEqual(['Sri Lanka', 'Çin', 'Laos', 'Türkiye']);
  expect(
    regions.map(({ currency }) => [currency.code, currency.displayDecimals, currency.roundingIncrement]),
  ).toEqual([
    ['LKR', 0, 100],
    ['CNY', 2, 1],
    ['LAK', 0, 100],
    ['TRY', 2, 1],
  ]);
  expect(regions.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each(['LK', 'CN', 'LA', 'TR'] as const)('the whole address tree of %s can be walked', async (code) => {
  const regionId = regionIds[code];
  const provinces = await mall.get<Area[]>('/area/listByPid', { regionId, pid: 0 });
  expect(provinces.map(({ areaName }) => areaName)).toEqual(trees[code].map(({ name }) => name));
  const place = trees[code].length - 1;
  const districts = await mall.get<Area[]>('/area/listByPid', {
    regionId,
    pid: provinces[place]?.areaId ?? 0,
  });
  expect(districts.map(({ areaName }) => areaName)).toEqual(
    trees[code][place]?.districts.map(({ name }) => name),
  );
  const towns = await mall.get<Area[]>('/area/listByPid', { regionId, pid: districts[0]?.areaId ?? 0 });
  expect(towns.map(({ areaName }) => areaName)).toEqual(trees[code][place]?.districts[0]?.towns);
  expect(towns.every(({ level, parentId }) => level === 3 && parentId === districts[0]?.areaId)).toBe(true);
  expect(await mall.get<Area[]>('/area/listByPid', { regionId, pid: towns[0]?.areaId ?? 0 })).toEqual([]);
});

test('an area of another region is not found', async () => {
  const [province] = await mall.get<Area[]>('/area/listByPid', { regionId: regionIds.TR, pid: 0 });
  expect(await mall.status('/area/listByPid', { regionId: regionIds.LK, pid: province?.areaId ?? 0 })).toBe(
    404,
  );
});

test('every section of the home page has products that are sold in the region', async () => {
  const sections = await mall.get<IndexSection[]>('/indexTag/list', { regionId: regionIds.LA }, 'zh-CN');
  expect(sections.length).toBeGreaterThan(9);
  for (const { products } of sections) {
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(12);
    expect(products.every(({ price }) => price.currency === 'LAK' && price.amount % 100 === 0)).toBe(true);
  }
  expect(sections[0]?.title).toBe('热门特惠');
});

test('the page of a tag holds what its section begins with, in the same order', async () => {
  const sections = await mall.get<IndexSection[]>('/indexTag/list');
  const section = sections.find(({ kind }) => kind === 'RECOMMENDED');
  const page = await mall.get<PageOfProductSummary>('/indexTag/tagdetaillist', {
    tagId: section?.tagId ?? 0,
  });
  expect(section?.campaign).toBeNull();
  expect(page.records.slice(0, 12)).toEqual(section?.products);
  expect(await mall.status('/indexTag/tagdetaillist', { tagId: 1 })).toBe(404);
});

test('trending deals have their turn day by day, until all have had it (S1.1, S1.10)', async () => {
  const { db } = mall.database;
  const reader = await regionStore(db, () => new Date()).reader(regionIds.CN, 'zh');
  const turns = new Map<string, number[]>();
  for (const day of ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07']) {
    const noon = new Date(`${day}T04:00:00Z`);
    const sections = await homeStore(db, () => noon).sections(reader);
    const deals = sections.find(({ kind }) => kind === 'TRENDING');
    expect(deals?.campaign).toEqual({
      startTime: new Date(noon.getTime() - 12 * 3_600_000).toISOString(),
      endTime: new Date(noon.getTime() + 12 * 3_600_000).toISOString(),
      serverTime: noon.toISOString(),
    });
    turns.set(day, deals?.products.map(({ prodId }) => prodId) ?? []);
  }
  const [first = [], second = [], third = [], fourth = []] = [...turns.values()];
  const all = await homeStore(db, () => new Date()).tagProducts(reader, 4001, { current: 1, size: 50 });
  expect(new Set([...first, ...second, ...third])).toEqual(new Set(all.records.map(({ prodId }) => prodId)));
  // They go round: after the last comes the first again.
  const order = all.records.map(({ prodId }) => prodId);
  const from = order.indexOf(fourth[0] ?? 0);
  expect(fourth).toHaveLength(12);
  expect(fourth).toEqual(fourth.map((_, place) => order[(from + place) % order.length]));
});

test('behind "cash on delivery" there are only products that can be paid so in the region', async () => {
  const tags = await mall.get<IndexTag[]>('/indexTag/taglist');
  const cash = tags.find(({ title }) => title === 'Cash on delivery');
  expect(cash?.kind).toBe('SERVICE');
  const page = await mall.get<PageOfProductSummary>('/indexTag/tagdetaillist', {
    tagId: cash?.tagId ?? 0,
    size: 50,
  });
  expect(page.records.every(({ codAvailable }) => codAvailable)).toBe(true);
});

const soldHere = readCatalogue().products.filter(({ availability }) => availability.includes('LK')).length;

test('the endless grid shows every product of the region exactly once', async () => {
  const seen: number[] = [];
  for (let current = 1; ; current += 1) {
    const page = await mall.get<PageOfProductSummary>('/indexTag/moreGoodStuff', { current, size: 50 });
    seen.push(...page.records.map(({ prodId }) => prodId));
    if (current >= page.pages) break;
  }
  expect(seen).toHaveLength(soldHere);
  expect(new Set(seen).size).toBe(soldHere);
});

test('a page beyond the end is empty and still says how many there are', async () => {
  const page = await mall.get<PageOfProductSummary>('/indexTag/moreGoodStuff', { current: 100, size: 50 });
  expect(page).toMatchObject({ records: [], total: soldHere, pages: Math.ceil(soldHere / 50), current: 100 });
  expect(await mall.status('/indexTag/moreGoodStuff', { current: 201, size: 50 })).toBe(422);
});

test('a banner says its title and text in the language of the reader and leads to a category', async () => {
  const [banner] = await mall.get<IndexImg[]>('/indexImgs', {}, 'ru-RU');
  expect(banner).toMatchObject({ type: 1, relation: 10001, link: null });
  expect(banner?.alt).toBe('Яркая техника, лёгкие цены. Телефоны, звук и экраны — скидки до 35 %');
});
