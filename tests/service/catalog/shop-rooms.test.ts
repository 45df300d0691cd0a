import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { ProductDetail, ShopDetail } from '#openapi/schema.gen.ts';
import { shops } from '#service/db/schema/shops.ts';
import { skus } from '#service/db/schema/skus.ts';
import { curatedRooms } from '#service/rooms/curated-rooms.ts';
import { readCatalogue } from '#service/seed/catalogue.ts';
import { openMall, regionIds } from './mall.ts';

const mall = await openMall();
afterAll(() => mall.close());

const codes = ['LK', 'CN', 'LA', 'TR'] as const;
const { shops: all } = readCatalogue();
const roomOf = async (shopId: number, code: (typeof codes)[number] = 'LK', language?: string) =>
  (await mall.get<ShopDetail>('/shopDetail/info', { shopId, regionId: regionIds[code] }, language)).room;

test.each(codes)('the rooms of shops in %s show two things of their own or more', async (code) => {
  const rooms = await Promise.all(all.map(({ id }) => roomOf(id, code)));
  const standing = all.flatMap(({ id, slug }, index) => {
    const room = rooms[index];
    return room ? [{ id, slug, room }] : [];
  });
  expect(standing.length).toBeGreaterThan(6);
  for (const { id, slug, room } of standing) {
    expect(Object.keys(curatedRooms().shops)).toContain(slug);
    expect(room.dots.length, slug).toBeGreaterThan(1);
    expect(room.dots.every(({ shopId }) => shopId === id)).toBe(true);
    expect(room.dots.every(({ at }) => at.x > 0 && at.x < 1000 && at.y > 0 && at.y < 1000)).toBe(true);
  }
});

test('a dot costs what the variant costs that Add takes, and that is in stock', async () => {
  for (const dot of (await roomOf(2001))?.dots ?? []) {
    const { prodId, skuId, price } = dot;
    const { skuList } = await mall.get<ProductDetail>('/prod/prodInfo', { prodId, regionId: regionIds.LK });
    const sku = skuList.find((one) => one.skuId === skuId);
    expect(sku?.price).toEqual(price);
    expect(sku?.stocks).toBeGreaterThan(0);
  }
});

test('what has a table of sizes is worn, and nothing else', async () => {
  const slugs = ['marlowe-finch', 'oak-linen'];
  const [clothes, linen] = slugs.map((slug) => all.find((shop) => shop.slug === slug)?.id ?? 0);
  const worn = async (shopId = 0) => (await roomOf(shopId))?.dots.map((dot) => dot.worn);
  expect(await worn(clothes)).toEqual([true, true, true]);
  expect(await worn(linen)).toEqual([false, false, false]);
});

test('a room is named in the asked language; a shop of single objects has none', async () => {
  expect(await roomOf(2004, 'LK', 'zh-CN')).toMatchObject({ title: '橱窗里的客厅' });
  expect(await roomOf(2003)).toBeNull();
});

test('what is sold out leaves the room, one thing alone is none, and a closed shop shows none', async () => {
  const { db } = mall.database;
  const [first, ...rest] = (await roomOf(2004))?.dots ?? [];
  expect(rest).toHaveLength(2);
  const sellOut = (prodId: number) => db.update(skus).set({ stock: 0 }).where(eq(skus.prodId, prodId));
  await sellOut(first?.prodId ?? 0);
  expect((await roomOf(2004))?.dots.map(({ prodId }) => prodId)).toEqual(rest.map(({ prodId }) => prodId));
  await sellOut(rest[0]?.prodId ?? 0);
  expect(await roomOf(2004)).toBeNull();
  expect(await roomOf(2001)).not.toBeNull();
  await db.update(shops).set({ open: false }).where(eq(shops.shopId, 2001));
  expect(await roomOf(2001)).toBeNull();
});
