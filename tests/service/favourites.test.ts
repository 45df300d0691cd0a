import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FavouriteState, PageOfFavouriteItem } from '#openapi/schema.gen.ts';
import { favourites } from '#service/db/schema/favourites.ts';
import { products } from '#service/db/schema/products.ts';
import { skuPrices, skus } from '#service/db/schema/skus.ts';
import { newPhone, openShop, type Shop, type Shopper } from './shop.ts';
import { goods, insertGoods, laos, sriLanka } from './world.ts';

const minute = 60_000;
const { kettle, tea, cup, chinaOnly, offShelf } = goods;

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(async () => void (shopper = await shop.logIn(newPhone())));

const later = (milliseconds: number) =>
  void (shop.time.now = new Date(shop.time.now.getTime() + milliseconds));
const set = (prodId: number, collected: boolean, who = shopper) =>
  who.post<FavouriteState>('/p/user/collection/addOrCancel', { prodId, collected });
const page = async (query = '') =>
  (await shopper.get<PageOfFavouriteItem>(`/p/user/collection/prods${query}`)).body;
const ids = async () => (await shopper.get<number[]>('/p/user/collection/prodIds')).body;
const setPrice = (prodId: number, price: number) =>
  shop.db
    .update(skuPrices)
    .set({ price })
    .where(
      inArray(
        skuPrices.skuId,
        shop.db.select({ skuId: skus.skuId }).from(skus).where(eq(skus.prodId, prodId)),
      ),
    );

describe('a favourite', () => {
  test('is kept once however often it is asked for, and so is its end (D15)', async () => {
    const before = (
      await shopper.get<FavouriteState>(`/p/user/collection/isCollection?prodId=${kettle.prodId}`)
    ).body.count;
    const told = [await set(kettle.prodId, true), await set(kettle.prodId, true)].map(({ body }) => body);
    expect(told).toEqual(
      [1, 1].map((more) => ({ prodId: kettle.prodId, collected: true, count: before + more })),
    );
    expect(await ids()).toEqual([kettle.prodId]);
    const ended = [await set(kettle.prodId, false), await set(kettle.prodId, false)].map(({ body }) => body);
    expect(ended).toEqual([0, 0].map(() => ({ prodId: kettle.prodId, collected: false, count: before })));
    expect(await ids()).toEqual([]);
  });

  test('is one when twenty taps come at once (K12)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(tea.prodId, true)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.count}`)).size).toBe(1);
    expect((await shopper.get<number>('/p/user/collection/count')).body).toBe(1);
    await set(tea.prodId, false);
  });

  test('remembers what it cost, so that a fallen price can be marked', async () => {
    await set(cup.prodId, true);
    await setPrice(cup.prodId, 80_000);
    const [item] = (await page()).records;
    expect(item).toMatchObject({
      price: { amount: 80_000, currency: 'LKR' },
      savedPrice: { amount: cup.price, currency: 'LKR' },
      available: true,
      collectTime: shop.time.now.toISOString(),
    });
    const [elsewhere] = (await page(`?regionId=${laos}`)).records;
    expect(elsewhere).toMatchObject({ price: { currency: 'LAK' }, savedPrice: null });
    await setPrice(cup.prodId, cup.price);
  });

  test('stays in the list when it is no longer sold, or not sold here', async () => {
    const prodId = 6001;
    await insertGoods(shop.db, { ...kettle, prodId, skuId: 60_010 });
    await set(prodId, true);
    later(1000);
    await set(chinaOnly.prodId, true);
    await shop.db.update(products).set({ onShelf: false }).where(eq(products.prodId, prodId));
    const { records, total } = await page();
    expect(total).toBe(2);
    expect(records.map((item) => [item.prodId, item.available, item.savedPrice?.amount])).toEqual([
      [chinaOnly.prodId, false, undefined],
      [prodId, false, kettle.price],
    ]);
    expect((await set(prodId, false)).body.collected).toBe(false);
  });

  test('comes in pages, the latest first', async () => {
    for (const { prodId } of [kettle, tea, cup]) {
      await set(prodId, true);
      later(1000);
    }
    const second = await page('?current=2&size=2');
    expect(second).toMatchObject({ total: 3, pages: 2, current: 2 });
    expect(second.records.map(({ prodId }) => prodId)).toEqual([kettle.prodId]);
    expect((await page('?current=9')).records).toEqual([]);
  });

  test('is its owner’s alone', async () => {
    await set(kettle.prodId, true);
    const stranger = await shop.logIn(newPhone());
    expect((await stranger.get('/p/user/collection/prodIds')).body).toEqual([]);
    await set(kettle.prodId, false, stranger);
    await stranger.post('/p/user/collection/batchCancel', { prodIds: [kettle.prodId] });
    expect(await ids()).toEqual([kettle.prodId]);
  });
});

describe('favourites that were taken away', () => {
  test('come back as they were for ten minutes', async () => {
    await set(kettle.prodId, true);
    const kept = await page();
    later(minute);
    const prodIds = [kettle.prodId, tea.prodId, 999];
    expect((await shopper.post('/p/user/collection/batchCancel', { prodIds })).status).toBe(204);
    expect(await ids()).toEqual([]);
    await setPrice(kettle.prodId, 100);
    later(9 * minute);
    expect((await shopper.post('/p/user/collection/batchRestore', { prodIds })).status).toBe(204);
    await setPrice(kettle.prodId, kettle.price);
    expect(await page()).toEqual(kept);
  });

  test('are gone for good after that', async () => {
    const prodIds = [kettle.prodId];
    await set(kettle.prodId, true);
    await set(kettle.prodId, false);
    later(11 * minute);
    await shopper.post('/p/user/collection/batchRestore', { prodIds });
    expect(await ids()).toEqual([]);
    await set(tea.prodId, true);
    await set(tea.prodId, false);
    const rows = await shop.db.select().from(favourites).where(eq(favourites.userId, shopper.session.userId));
    expect(rows.map(({ prodId }) => prodId)).toEqual([tea.prodId]);
  });
});

describe('a favourite is refused', () => {
  test.each([
    ['an unknown product', { prodId: 999, collected: true }, 404, 'resource.not_found'],
    ['one that is off the shelf', { prodId: offShelf.prodId, collected: true }, 404, 'resource.not_found'],
    ['half a product', { prodId: 1.5, collected: true }, 422, 'request.invalid'],
    ['a wish that is none', { prodId: kettle.prodId, collected: 'yes' }, 422, 'request.invalid'],
    ['nothing', {}, 422, 'request.invalid'],
  ])('%s', async (_title, body, status, code) => {
    const refused = await shopper.post('/p/user/collection/addOrCancel', body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  test('the five hundred and first', async () => {
    const many = Array.from({ length: 500 }, (_, index) => 8001 + index);
    const [like] = await shop.db.select().from(products).where(eq(products.prodId, tea.prodId));
    await shop.db
      .insert(products)
      .values(many.map((prodId) => ({ ...like!, prodId, slug: `many-${prodId}`, itemCode: `M${prodId}` })));
    const { userId } = shopper.session;
    await shop.db
      .insert(favourites)
      .values(
        many.map((prodId) => ({ userId, prodId, regionId: sriLanka, savedPrice: 1, savedAt: shop.time.now })),
      );
    const refused = await set(kettle.prodId, true);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'favourite.limit',
        desc: 'You can keep five hundred favourites at most',
      }),
    ]);
    expect(await ids()).toHaveLength(500);
  });

  test.each(['?current=0', '?size=10000', '?regionId=7', '?current=x'])(
    'a page asked by %s',
    async (query) => {
      expect((await shopper.get(`/p/user/collection/prods${query}`)).status).toBe(422);
    },
  );

  test('to a visitor', async () => {
    expect((await shop.ask('/api/p/user/collection/prodIds')).status).toBe(401);
  });
});
